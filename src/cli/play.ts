import { makePosition } from '../formats/position.js';
import { makeTurn } from '../formats/turn.js';
import { askingCommand } from './asking.js';
import { Misuse } from './io.js';

export const play = askingCommand({
  name: 'play',
  usage: 'MOVES…',
  summary: 'plays moves, prints each turn with its outcome and the position reached',
  asked(rest, batch) {
    if (rest.length > 0) return { moves: rest };
    if (!batch) throw new Misuse('MOVES are missing');
    return {};
  },
  answer(game, { record }) {
    const played = game.turns.slice(record?.turns.length ?? 0);
    const turns = played.map((turn) => makeTurn(game.board, turn));
    const position = makePosition(game.position);
    return {
      json: { turns, position, over: game.over },
      text: [...turns, position].join('\n'),
    };
  },
});
