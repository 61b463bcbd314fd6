// The worker's side of the protocol, apart from the worker that it runs in.

import { BOARDS } from '../board.js';
import type { Engine } from '../engine/engine.js';
import { faultText, isFault, valueOf } from '../fault.js';
import { parseJqn } from '../formats/jqn.js';
import { parsePosition } from '../formats/position.js';
import { makeMove } from '../formats/turn.js';
import { parseVariant } from '../formats/variant.js';
import { Game } from '../game.js';
import { think } from '../opponent/think.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Answer, Job, Refused } from './protocol.js';

/** Does a job. What cannot be done is an answer, too. */
export function work(engine: Engine, job: Job): Answer | Refused {
  const { id } = job;
  try {
    const { rules, position } = taskOf(engine, job);
    const choice = think(engine, engine, rules, position, job);
    const { score, depth, nodes } = choice;
    return { id, move: makeMove(BOARDS[rules.board], choice), score, depth, nodes };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

interface Task {
  readonly rules: Rules;
  readonly position: Position;
}

function taskOf(engine: Engine, job: Job): Task {
  if (!('record' in job)) {
    const { rules } = valueOf(parseVariant(job.rules));
    return { rules, position: valueOf(parsePosition(job.position, rules)) };
  }
  const records = parseJqn(job.record);
  if (isFault(records)) throw new Error(faultText(records.fault));
  const [record] = records.value;
  if (record === undefined) throw new Error('the record holds no game');
  const game = Game.fromRecord(record, { core: engine });
  if (!('value' in game)) throw new Error('fault' in game ? faultText(game.fault) : 'bad setups');
  if (game.value.over) throw new Error('the game is over');
  return game.value;
}
