import { makeMove } from '../formats/turn.js';
import { askingCommand } from './asking.js';
import { expectArguments } from './command.js';
import { needRanks } from './question.js';

export const moves = askingCommand({
  name: 'moves',
  usage: '',
  summary: 'legal moves of the side to move, sorted, one a line',
  asked(rest) {
    expectArguments(rest);
    return {};
  },
  answer(game) {
    needRanks(game, [game.turn]);
    const texts = game.moves().map((move) => makeMove(game.board, move));
    texts.sort();
    return {
      json: { turn: game.turn, moves: texts, over: game.over },
      text: texts.join('\n'),
    };
  },
});
