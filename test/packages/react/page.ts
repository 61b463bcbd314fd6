// A page in TypeScript, without a framework.

import 'junqi/define';

const board = document.querySelector('junqi-board')!;
board.addEventListener('junqi-move', ({ detail }) => console.log(detail.from, detail.move.to));
board.addEventListener('junqi-over', ({ detail }) => console.log(detail.result, detail.by));
document.addEventListener('junqi-turn', ({ detail }) => console.log(detail.turn.kind, detail.ply));
board.ply = null;

// @ts-expect-error what a turn tells has no such field
board.addEventListener('junqi-turn', ({ detail }) => detail.colour);
