import { DEEPEST_PERFT } from '../engine/search.js';
import { fault } from '../fault.js';
import { askingCommand } from './asking.js';
import { expectArguments } from './command.js';
import { Misuse, Refusal } from './io.js';
import { needRanks } from './question.js';

const isDepth = (depth: number) => Number.isInteger(depth) && depth >= 0 && depth <= DEEPEST_PERFT;

export const perft = askingCommand({
  name: 'perft',
  usage: 'N',
  summary: 'leaves of the game tree to depth N, nodes and nodes per second',
  asked(rest, batch) {
    if (batch && rest.length === 0) return {};
    expectArguments(rest, 'N');
    const depth = /^\d{1,2}$/.test(rest[0] ?? '') ? Number(rest[0]) : -1;
    if (!isDepth(depth))
      throw new Misuse(`N is a whole number up to ${DEEPEST_PERFT}, not "${rest[0]}"`);
    return { depth };
  },
  answer(game, { depth }) {
    const { core, rules, position } = game;
    if (depth === undefined || !isDepth(depth)) {
      const found = depth === undefined ? 'nothing' : String(depth);
      throw new Refusal([fault('depth', found, `a whole number from 0 to ${DEEPEST_PERFT}`).fault]);
    }
    if (depth > 0) needRanks(game, depth > 1 ? position.seats : [position.turn]);
    const start = performance.now();
    const nodes = core.perft(rules, position, depth);
    const seconds = (performance.now() - start) / 1000;
    const rate = Math.round(nodes / Math.max(seconds, 1e-6));
    return {
      json: { nodes, seconds },
      text: `nodes ${nodes}\nseconds ${seconds.toFixed(3)}\nnodes/s ${rate}`,
    };
  },
});
