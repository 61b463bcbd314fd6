// What the mode says.
export interface AnalyseWords {
  readonly engine: string;
  readonly thinking: string;
  readonly off: string;
  /** There is no engine, and why. */
  readonly unavailable: (why: string) => string;
  /** The engine cannot do this, and why. */
  readonly failed: (why: string) => string;
  readonly over: string;
  readonly progress: (depth: number, nodes: string, speed: string) => string;
  readonly lines: string;
  readonly noLines: string;
  readonly line: (place: number, standing: string, moves: string) => string;
  readonly playLine: (moves: string) => string;
  /** How a side stands: `+1.25 for red, 63 %`. */
  readonly standing: (score: string, army: string, percent: string) => string;
  readonly wins: (army: string, plies: number) => string;
  readonly steps: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly remove: string;
  readonly moves: string;
  readonly start: string;
  readonly whatComes: (move: string) => string;
  readonly cancel: string;
  readonly took: string;
  readonly fell: string;
  readonly both: string;
  readonly bounced: string;
  readonly quiet: string;
  readonly flagTaken: string;
  readonly doubts: string;
  readonly doubtsOff: string;
  readonly doubtsAll: string;
  readonly canBe: (ranks: string) => string;
  readonly share: (rank: string, percent: string) => string;
}
