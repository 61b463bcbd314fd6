// What is said while a game is played.

export interface PlayWords {
  readonly play: {
    readonly yourMove: (name: string) => string;
    readonly thinking: (name: string) => string;
    readonly youWin: string;
    readonly youLose: string;
    readonly declined: string;
    readonly decline: string;
    /** What somebody else at the screen may do: `North: decline`. */
    readonly answerOf: (name: string, what: string) => string;
    /** People who do not see each other's boards answer an offer when theirs shows. */
    readonly answersLater: string;
    readonly offered: (names: string) => string;
    readonly offerStands: string;
    readonly failed: (reason: string) => string;
    readonly resumed: string;
    readonly actions: string;
    readonly undo: string;
    readonly undone: (turns: readonly string[]) => string;
    readonly offer: string;
    readonly agree: string;
    readonly resign: string;
    readonly reallyResign: string;
    readonly goOn: string;
    readonly rematch: string;
    readonly newGame: string;
    readonly reallyNew: string;
    readonly showAll: string;
    readonly save: string;
    readonly hint: string;
    readonly hintIs: (from: string, to: string) => string;
    readonly level: string;
    readonly levelOf: (level: number) => string;
    readonly engine: (level: number | undefined) => string;
    readonly you: string;
    readonly handTo: (names: string) => string;
    readonly toSetUp: string;
    readonly toMove: string;
    readonly since: string;
    readonly take: (names: string) => string;
    readonly others: string;
    readonly hide: string;
    readonly begin: string;
    /** Before `begin` is pressed, where nothing is to be set up. */
    readonly ready: string;
    /** A switch: taps mark covered pieces. */
    readonly mark: string;
    readonly markHint: string;
    /** What a covered piece is not any more, or is one of; ranks by name. */
    readonly cannotBe: (ranks: readonly string[]) => string;
    readonly onlyBe: (ranks: readonly string[]) => string;
    /** What the bars on covered pieces stand for, from the left. */
    readonly barsAre: (ranks: readonly string[]) => string;
    /** Before `keys`, in flip. */
    readonly turnUp: string;
    readonly keys: string;
    readonly and: (names: readonly string[]) => string;
  };
}
