// What the wrapper may call. Everything else crosses at the addresses of memory.ts.

export {
  follow,
  judge,
  leave,
  listMoves,
  loadImage,
  play,
  saveImage,
  setRules,
  skipTurn,
} from './play';
export { perft } from './perft';
export { searchBegin, searchSlice } from './search';
export { makeMove, unmakeMove } from './play';
