// Who plays: names, clocks, whose turn it is. Above and below the board on Duel, in the empty corners on
// Four, each beside its seat's left hand.

import { css, html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../src/board.js';
import type { Position } from '../../src/position.js';
import { armyOf } from '../army.js';
import { quarterTurns, type Facing } from '../geometry.js';
import type { Corner, Panels } from '../modes/mode.js';
import { sideName } from './standing.js';
import type { Spoken } from './words.js';

/** What is known of whoever sits at a seat. */
export interface Sitter {
  readonly name?: string | undefined;
  /** Seconds left. */
  readonly clock?: number | undefined;
  /** A few words beside the name, such as what it is doing. */
  readonly note?: string | undefined;
}

export type SittersBySeat = Readonly<Partial<Record<Seat, Sitter>>>;

const CORNERS: readonly Corner[] = ['bottom-left', 'bottom-right', 'top-right', 'top-left'];

/** The bars of all seats, where they belong on the board that is seen. */
export function seatPanels(
  spoken: Spoken,
  at: Facing,
  view: Position,
  sitters: SittersBySeat,
): Pick<Panels, 'above' | 'below' | 'corners'> {
  const bar = (seat: Seat): TemplateResult => seatBar(spoken, at, view, seat, sitters[seat] ?? {});
  if (at.board.name === 'duel') {
    const top = at.board.seats.find((seat) => seat !== at.bottom) ?? 'N';
    return { above: bar(top), below: bar(at.bottom) };
  }
  const corners = view.seats.map(
    (seat) => [CORNERS[quarterTurns(at, seat)] ?? 'top-left', bar(seat)] as const,
  );
  return { corners: Object.fromEntries(corners) };
}

function seatBar(
  spoken: Spoken,
  at: Facing,
  view: Position,
  seat: Seat,
  { name, clock, note }: Sitter,
): TemplateResult {
  const { game } = spoken;
  const standing = view.pieces.filter((piece) => piece?.seat === seat).length;
  const isOut = view.out.includes(seat);
  const isTurn = view.over === null && view.turn === seat;
  const army = view.bag ? (view.sides?.[seat] ?? 'covered') : armyOf(at, seat);
  return html`<div class="seat-bar ${isTurn ? 'to-move' : ''}" part="seat">
    <span class="swatch army-${army}"></span>
    <span class="sitter" title=${name || nothing}
      >${sideName(spoken, view, seat)}${name ? html` <b>${name}</b>` : nothing}</span
    >
    ${note ? html`<span class="note">${note}</span>` : nothing}
    <span class="count">${isOut ? game.isOut : view.bag ? '' : game.standing(standing)}</span>
    ${
      clock === undefined
        ? nothing
        : html`<span class="time" aria-label=${game.clock(timeText(clock))}
            >${timeText(clock)}</span
          >`
    }
  </div>`;
}

/** `4:05`, `1:02:03`. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export const seatStyles = css`
  /* One row of one height whatever is said in it: the board below stays where it is. */
  .seat-bar {
    display: flex;
    align-items: center;
    gap: 0.15em 0.5em;
    min-block-size: 1.9em;
    padding: 0.1em 0.5em;
    border: 1px solid transparent;
    border-radius: var(--junqi-radius, 7px);
    color: var(--_panel-text);
    font-size: 0.93em;
  }
  .seat-bar.to-move {
    border-color: var(--_accent);
    background: var(--_panel);
  }
  .swatch {
    flex: none;
    inline-size: 0.9em;
    block-size: 0.9em;
    border: 1.5px solid var(--_rim);
    border-radius: 3px;
    background: var(--_body);
    forced-color-adjust: none;
  }
  .sitter,
  .sitter b,
  .seat-bar .note {
    min-inline-size: 2em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .seat-bar .note {
    flex-shrink: 1000;
  }
  .seat-bar .count {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  .seat-bar .note,
  .seat-bar .count {
    color: var(--_panel-quiet);
    font-size: 0.9em;
  }
  /* In a corner of Four who it is comes first, the rest below it. */
  .corner .seat-bar {
    flex-wrap: wrap;
  }
  .corner .sitter {
    flex: 1 1 calc(100% - 2em);
  }
  @container (max-width: 560px) {
    .corner .seat-bar {
      padding-inline: 0.3em;
      font-size: 0.85em;
      line-height: 1.35;
    }
    .corner .sitter {
      display: contents;
    }
    .corner .sitter b {
      display: -webkit-box;
      flex: 1 1 100%;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-clamp: 2;
      white-space: normal;
    }
  }
  /* Text so large that a row cannot hold it. */
  @container junqi (max-width: 17em) {
    .seat-bar {
      flex-wrap: wrap;
    }
    .sitter,
    .sitter b {
      white-space: normal;
    }
    .sitter {
      max-inline-size: calc(100% - 1.6em);
    }
  }
  @media (forced-colors: active) {
    .seat-bar:not(.to-move) {
      border-color: Canvas;
    }
  }
  .seat-bar .time {
    flex: none;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
`;
