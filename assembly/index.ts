// What the wrapper may call. Everything else crosses at the addresses of memory.ts.

export { mustPass } from './ending';
export {
  goAway,
  judge,
  layout,
  listMoves,
  loadImage,
  makeMove,
  saveImage,
  setRules,
  unmakeMove,
} from './game';
export { collisions, echo, generate, playouts } from './measure';
export { perft } from './perft';
export { follow, leave, loseTurn, passTurn, play, uncover } from './play';
export { weigh } from './evaluate';
export { place } from './places';
export { sizeTable } from './hash-table';
export { searchBegin, searchSlice, worth } from './root';
