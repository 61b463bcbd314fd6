// Replays a record through the rules and lists where the two disagree.

import { mustBe } from '../argument.js';
import { BOARDS, pointName, SEATS, type Board } from '../board.js';
import { isAgreed, yesAfter } from '../agreement.js';
import type { Core, Played } from '../core.js';
import type { Reason } from '../fault.js';
import type { Ending, Over, Position } from '../position.js';
import type { GameRecord, RecordNode } from '../record.js';
import type { Rules } from '../rules.js';
import type { Seat } from '../board.js';
import { setupReasons } from '../setup.js';
import { startPosition } from '../start.js';
import type { Action, MoveTurn, Turn } from '../turn.js';
import { makeTurn } from './turn.js';

/** Endings that nothing on the board shows: somebody said so. */
const SAID: readonly Ending[] = ['agreement', 'resign', 'time', 'left', 'illegal'];

/**
 * Every disagreement between a record and the rules, each with its ply: setups, illegal moves, outcomes,
 * flags and pieces shown, departures, passes, the end. A line is given up at the first turn that cannot
 * be played or came out otherwise; where ranks are not known turns are followed, not judged.
 */
export function verifyRecord(core: Core, record: GameRecord): Reason[] {
  mustBe('core', core);
  mustBe('record', record);
  const { rules } = record.variant;
  const { start } = record;
  const reasons = start.kind === 'position' ? [] : reasonsOfSetups(rules, start.setups);
  if (reasons.length > 0) return reasons;
  const replay = new Replay(core, rules);
  const position = core.judge(rules, startPosition(rules, start));
  const end = replay.line({ position, yes: [], passes: [] }, record.turns, 1, 'ply');
  return [...replay.reasons, ...(end ? endReasons(record, end) : [])];
}

function reasonsOfSetups(
  rules: Rules,
  setups: Extract<GameRecord['start'], { kind: 'setups' }>['setups'],
): Reason[] {
  return SEATS.flatMap((seat) => {
    const setup = setups[seat];
    if (setup === undefined) return [];
    return setupReasons(rules, seat, setup).map((reason) => ({
      ...reason,
      message: `setup of ${seat}, ${reason.message}`,
    }));
  });
}

/** Where a line of play has got to. */
interface State {
  readonly position: Position;
  /** Seats that say yes to a draw. */
  readonly yes: readonly Seat[];
  /** Automatic passes that must follow. */
  readonly passes: readonly Turn[];
}

class Replay {
  readonly reasons: Reason[] = [];
  readonly #board: Board;

  constructor(
    readonly core: Core,
    readonly rules: Rules,
  ) {
    this.#board = BOARDS[rules.board];
  }

  /** Plays a line and its variations; undefined when it was given up. */
  line(state: State, nodes: readonly RecordNode[], ply: number, label: string): State | undefined {
    let now: State | undefined = state;
    for (const [index, { turn, variations = [] }] of nodes.entries()) {
      const before: State = now;
      for (const variation of variations) {
        this.line(before, variation, ply + index, 'variation, ply');
      }
      now = this.#turn(before, turn, `${label} ${ply + index}`);
      if (now === undefined) return undefined;
    }
    const [pass] = now.passes;
    if (pass)
      this.#disagree('automatic-pass', pass, `${label} ${ply + nodes.length}`, 'is missing');
    return pass ? undefined : now;
  }

  #turn(state: State, turn: Turn, where: string): State | undefined {
    const { position, yes, passes } = state;
    const [pass, ...more] = passes;
    // The position is the one after all passes: that the last of them ends the game shows already.
    if (!pass && overOf(state)) {
      return this.#disagree('turn-after-end', turn, where, 'the game is over');
    }
    if (pass ? pass.kind !== turn.kind : turn.kind === 'pass' && this.#mayMove(position)) {
      return this.#disagree(
        'automatic-pass',
        turn,
        where,
        pass ? 'a pass is due' : 'no pass is due',
      );
    }
    if (pass) return this.#agrees(pass, turn, where) ? { position, yes, passes: more } : undefined;
    const played = this.#play(position, turn, where);
    const [came = turn, ...rest] = played?.turns ?? [];
    if (!played || !this.#agrees(came, turn, where)) return undefined;
    const said = yesAfter(this.rules, yes, position.turn, turn);
    return { position: played.position, yes: said, passes: rest };
  }

  /** Whether the seat to move has a move for certain: it passes for want of one. */
  #mayMove(position: Position): boolean {
    return isSeatKnown(position) && this.core.moves(this.rules, position).length > 0;
  }

  #play(position: Position, turn: Turn, where: string): Played | undefined {
    try {
      // A pass that was not announced by the turn before is one of whom nobody here knows the ranks.
      return isKnown(position) && turn.kind !== 'pass'
        ? this.core.play(this.rules, position, actionOf(this.rules, position, turn))
        : { turns: [turn], position: this.core.follow(this.rules, position, turn) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#disagree('illegal-turn', turn, where, error.message);
      return undefined;
    }
  }

  /** Whether a turn came out as recorded; only what was shown may differ and the line still go on. */
  #agrees(came: Turn, recorded: Turn, where: string): boolean {
    let agrees = true;
    if (came.kind === 'move' && recorded.kind === 'move') {
      agrees = this.#compareMoves(came, recorded, where);
    }
    if (differ(came.out, recorded.out)) {
      this.#disagree(
        'departures',
        recorded,
        where,
        `out should be ${came.out.join(' ') || 'nobody'}`,
      );
      agrees = false;
    }
    return agrees;
  }

  #compareMoves(came: MoveTurn, recorded: MoveTurn, where: string): boolean {
    const say = (rule: string, what: string) => this.#disagree(rule, recorded, where, what);
    const names = (points: readonly number[]) =>
      points.map((point) => pointName(this.#board, point)).join(' ') || 'none';
    if (differ(came.flags, recorded.flags)) {
      say('flags-shown', `flags shown should be ${names(came.flags)}`);
    }
    const ranks = (turn: MoveTurn) => turn.shown.map(({ point, rank }) => names([point]) + rank);
    if (differ(ranks(came), ranks(recorded))) {
      say('pieces-shown', `pieces shown should be ${ranks(came).join(' ') || 'none'}`);
    }
    if (came.outcome !== recorded.outcome) say('outcome', `the outcome should be ${came.outcome}`);
    else if (came.flagTaken !== recorded.flagTaken) {
      say('flag-taken', came.flagTaken ? 'a flag falls' : 'no flag falls');
    }
    return came.outcome === recorded.outcome && came.flagTaken === recorded.flagTaken;
  }

  #disagree(rule: string, turn: Turn, where: string, what: string): undefined {
    const named = turn.kind === 'move' ? [turn.from, turn.to] : [];
    const points = named.map((point) => pointName(this.#board, point));
    const text = makeTurn(this.#board, turn);
    this.reasons.push({
      rule,
      points,
      message: `${where}, ${text}: ${what.replace(`${points.join('')}: `, '')}`,
    });
    return undefined;
  }
}

function isKnown({ pieces, bag }: Position): boolean {
  return pieces.every((piece) => !piece || piece.rank !== undefined || (bag && !piece.seat));
}

function isSeatKnown({ pieces, turn }: Position): boolean {
  return pieces.every((piece) => piece?.seat !== turn || piece.rank !== undefined);
}

/** A pass is never asked for: it comes with the turn before. A clock is believed, not judged. */
function actionOf(rules: Rules, position: Position, turn: Turn): Action {
  switch (turn.kind) {
    case 'move':
      return { kind: 'move', from: turn.from, to: turn.to };
    case 'uncover':
      return { kind: 'uncover', at: turn.at, color: turn.color, rank: turn.rank };
    case 'lost':
    case 'pass': {
      const spent = rules.secondsPerSeat !== null && turn.out.includes(position.turn);
      return { kind: 'lost', ...(spent && { spent }) };
    }
    default:
      return { kind: turn.kind, seat: turn.seat };
  }
}

/** Whether two lists differ otherwise than in their order. */
function differ<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length !== b.length || a.some((item) => !b.includes(item));
}

function overOf({ position, yes }: State): Over | null {
  if (position.over) return position.over;
  return isAgreed(position, yes) ? { result: '1/2', by: 'agreement' } : null;
}

/** Without the ranks of a seat nobody can tell these apart. */
const UNTOLD: readonly Ending[] = ['stuck', 'disarmed'];

function isUntold({ variant: { rules }, start }: GameRecord): boolean {
  const { pieces } = startPosition(rules, start);
  return pieces.some((piece) => piece?.seat !== undefined && piece.rank === undefined);
}

function endReasons(record: GameRecord, end: State): Reason[] {
  const { result, termination } = record;
  const reason = (rule: string, message: string): Reason[] => [
    { rule, points: [], message: `the end: ${message}` },
  ];
  const over = overOf(end);
  if (over === null) {
    if (result === null || termination === undefined || SAID.includes(termination)) return [];
    return reason('termination', `the game is not over by ${termination}`);
  }
  const by = `${over.result} by ${over.by}`;
  if (over.result !== result) return reason('result', `${by}, recorded is ${result ?? '*'}`);
  if (termination === undefined || termination === over.by) return [];
  if (UNTOLD.includes(termination) && UNTOLD.includes(over.by) && isUntold(record)) return [];
  return reason('termination', `${by}, recorded is ${termination}`);
}
