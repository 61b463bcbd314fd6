// What is told once in the live region. It is kept as what makes its words, so that it speaks the language of
// now after the reader has chosen another.

/** Words, or what makes them in the language of now. */
export type Told = string | (() => string);

export const textOfTold = (told: Told): string => (typeof told === 'string' ? told : told());

export class Said {
  #told: Told = '';
  #text = '';
  #lang = '';

  /** What is said twice is told twice: the texts differ in what is not heard. */
  tell(told: Told, lang: string): void {
    const text = textOfTold(told);
    this.#text = text === this.#text ? `${text}\u00a0` : text;
    this.#told = told;
    this.#lang = lang;
  }

  /** The same words until the language is another: what they tell of may have gone on. */
  textIn(lang: string): string {
    // Words of a fault may have been on their way.
    if (lang !== this.#lang || this.#text === '') this.#text = textOfTold(this.#told);
    this.#lang = lang;
    return this.#text;
  }
}
