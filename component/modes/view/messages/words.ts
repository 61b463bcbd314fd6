// What a record viewer says.

export interface ViewWords {
  readonly view: {
    readonly controls: string;
    readonly first: string;
    readonly previous: string;
    readonly play: string;
    readonly pause: string;
    readonly next: string;
    readonly last: string;
    readonly plyOf: (ply: number, plies: number) => string;
    readonly pace: string;
    readonly paceOf: (seconds: number) => string;
    readonly moves: string;
    readonly variation: string;
    readonly mainLine: string;
    readonly game: string;
    readonly gameName: (number: number, count: number) => string;
    readonly eyes: string;
    readonly everything: string;
    readonly reveal: string;
    readonly keys: string;
    /** Of files of the reader's own. */
    readonly open: string;
    readonly drop: string;
    readonly paste: string;
    readonly text: string;
    readonly show: string;
  };
}
