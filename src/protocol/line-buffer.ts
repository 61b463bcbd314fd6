// Bytes of a stream as lines, whatever comes: any kind of line end, and lines of any length at no more
// memory than a line is worth.

/** Nothing in the protocol is longer; what is longer is cut here. */
export const LONGEST_LINE = 4_096;

export class LineBuffer {
  readonly #decoder = new TextDecoder();
  #line = '';

  /** Lines that are whole with these bytes; empty ones are dropped, as between `\r` and `\n`. */
  push(bytes: Uint8Array): string[] {
    return this.#take(this.#decoder.decode(bytes, { stream: true }));
  }

  /** What is left when the stream has ended. */
  end(): string[] {
    const lines = this.#take(this.#decoder.decode());
    const rest = this.#line;
    this.#line = '';
    return rest === '' ? lines : [...lines, rest];
  }

  #take(text: string): string[] {
    const parts = text.split(/[\r\n]/);
    const last = parts.pop() ?? '';
    const lines = parts.map((part, index) => cut(index === 0 ? this.#line + part : part));
    this.#line = cut(parts.length === 0 ? this.#line + last : last);
    return lines.filter((line) => line !== '');
  }
}

const cut = (line: string): string => line.slice(0, LONGEST_LINE);
