/**
 * Junqi without a page: rules, games, formats, the engine and the computer opponent. Everything here
 * runs in browsers and in Node, and importing it does nothing.
 *
 * ```ts
 * import { Game, loadEngine } from 'junqi';
 *
 * const core = await loadEngine();
 * const started = Game.start({ variant: 'duel-dark', setups: { S: '…', N: '…' }, core });
 * if (!('value' in started)) throw new Error(JSON.stringify(started));
 * const host = started.value;
 * host.play('c6c7');
 * send(host.recordFor('N')); // what North may know, and nothing else
 * ```
 *
 * @packageDocumentation
 */

// The board and what stands on it.
export {
  BOARD_NAMES,
  BOARDS,
  KINDS,
  kindOf,
  pointName,
  pointNamed,
  SEATS,
  seatOfPoint,
  territoryPoint,
} from './board.js';
export type { Board, BoardName, BySeat, Kind, Line, Point, Seat } from './board.js';
export { isMovable, RANK_COUNTS, RANK_NAMES, RANKS, strengthOf } from './pieces.js';
export type { Rank, SeenPiece } from './pieces.js';
export { ENDINGS } from './position.js';
export type { Color, Ending, Over, Position, Result } from './position.js';
export { OUTCOMES } from './turn.js';
export type {
  Action,
  Move,
  MoveTurn,
  Outcome,
  SeatTurn,
  SkipTurn,
  Turn,
  UncoverTurn,
} from './turn.js';

// Rules.
export { defaultOf, OPTIONS, PRESETS, seatsOf, teamOf } from './rules.js';
export type { OptionName, PresetName, Rules } from './rules.js';
export { ruleFaults } from './ruleFaults.js';
export {
  describeBoard,
  describeOption,
  describeRules,
  describeSections,
  presetTitle,
  presetTitles,
} from './describe/describe.js';
export type { DescribedOption, DescribedSection, DescribeOptions } from './describe/describe.js';
export { langOf, LANGS } from './describe/text.js';
export type { Lang } from './describe/text.js';

// Setups.
export { FORMATIONS } from './formations.js';
export type { Formation } from './formations.js';
export { mirrorSetup, randomSetup, setupReasons } from './setup.js';

// Games.
export { Game } from './game.js';
export type { GameOptions } from './game.js';
export type { Checked, Opening } from './opening.js';
export { Table } from './table.js';
export * as clock from './clock.js';
export type { Clock, ClockRules, TimeUp } from './clock.js';
export { GRADES, gradeOf, scoreOf } from './score.js';
export type { Finished, Grade, Points, Score, Spared, Unrated } from './score.js';
export { leaversOf } from './leavers.js';
export { mayWatchSetup, viewOf } from './view.js';
export { recordFor } from './seatrecord.js';
export type {
  Arrow,
  Circle,
  GameRecord,
  Notes,
  RecordNode,
  Setup,
  Start,
  Variant,
} from './record.js';

// Errors as values.
export { faultText, isFault, valueOf } from './fault.js';
export type { Fault, Parsed, Reason } from './fault.js';

// Formats.
export { makePosition, parsePosition } from './formats/position.js';
export { makeMove, makeTurn, parseMove, parseTurn } from './formats/turn.js';
export { makeVariant, parseVariant, rulesText } from './formats/variant.js';
export { makeSetup, parseSetup } from './formats/setup-text.js';
export type { ReadSetup } from './formats/setup-text.js';
export { makeJqn } from './formats/jqn-make.js';
export { parseJqn } from './formats/jqn.js';
export { makeJql, parseJql } from './formats/jql.js';
export { parseJgs } from './formats/jgs.js';
export type { JgsOptions } from './formats/jgs.js';
export { readFile } from './formats/read.js';
export type { ReadFile, ReadOptions } from './formats/read.js';
export { verifyRecord } from './formats/verify.js';
export { makeShare, parseShare, shareLink } from './share/share.js';
export type { Shared } from './share/share.js';

// Implementations of the rules.
export type { Core, Played } from './core.js';
export { loadCore } from './cores.js';
export { loadEngine } from './engine/engine.js';
export type { Engine } from './engine/engine.js';
export type {
  Search,
  SearchLimits,
  SearchLine,
  SearchOptions,
  SearchResult,
} from './engine/search.js';
export { reference, whyIllegal } from './reference/index.js';

// Analysis: one pool of workers a page.
export { joinPool } from './analysis/page.js';
export { chanceOf } from './analysis/chance.js';
export { EngineUnavailable } from './analysis/ladder.js';
export type { RungName } from './analysis/ladder.js';
export type { RungOptions } from './analysis/rungs.js';
export type { Doubt, Report, ReportLine } from './analysis/report.js';
export type {
  AnalyseOptions,
  AnalysisJob,
  ChooseOptions,
  Job,
  Member,
} from './analysis/service.js';

// What covered pieces may be.
export { beliefs, publicExclusions } from './belief/beliefs.js';
export type { BeliefOptions, Likelihood } from './belief/beliefs.js';

// The computer opponent.
export { createOpponent } from './opponent/opponent.js';
export type { Choice, ChoiceLimits, Opponent, OpponentOptions, Seen } from './opponent/opponent.js';
export { LEVEL_NUMBERS, LEVELS } from './player/levels.js';
export type { Level, LevelNumber } from './player/levels.js';
export { thinkingTime } from './player/clock.js';
export type { ClockBudget } from './player/clock.js';
export { ALL_MANNERS, gestureOf, NO_MANNERS, readManners } from './player/manners.js';
export type { Gesture, Manners, Situation } from './player/manners.js';
