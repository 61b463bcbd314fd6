// What the panel of the editor is told, put together from the desk and the mode.

import type { Seat } from '../../../src/board.js';
import { isFault } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { makeShare } from '../../../src/share/share.js';
import { armyOf } from '../../army.js';
import type { Words } from '../../messages/words.js';
import { en as boardEn } from '../../messages/en.js';
import { faultSentence } from '../../messages/phrases.js';
import { copyText, saveFile } from '../../out/handing.js';
import { shownFaces } from '../../shown-faces.js';
import type { ModeHost } from '../mode.js';
import type { EditMode } from './edit-mode.js';
import type { Palette, Tool } from './palette.js';
import type { EditPanel } from './panel.js';
import type { PositionDesk } from './position-desk.js';
import { remarksOn, type Remark } from './remarks.js';
import { winnersOf, type EditWords } from './words.js';

interface Now {
  readonly desk: PositionDesk;
  readonly status: string;
  readonly seat: Seat;
  readonly tool: Tool | undefined;
}

export function panelState(host: ModeHost, mode: EditMode, now: Now): EditPanel {
  const { words } = mode;
  const { desk, status } = now;
  const board = host.words(boardEn);
  const army = (seat: Seat): string => board.armies[armyOf(mode.facing, seat)];
  const { fault, position, variant } = desk;
  return {
    words,
    lang: host.lang,
    desk,
    army,
    status,
    fault: fault && faultSentence(board, fault),
    remarks: fault
      ? []
      : remarksOn(variant.rules, position).map((remark) => remarkText(words, army, remark)),
    palette: paletteState(host, mode, now, board),
    text: textState(mode, desk),
    isReadonly: host.readonly,
    act: (act) => mode.change((each) => each[act]()),
    play: (text) => {
      const read = parseVariant(text);
      if (!isFault(read)) mode.change((each) => each.play(read.value));
    },
    set: (changes) => mode.change((each) => each.set(changes)),
  };
}

function remarkText(words: EditWords, army: (seat: Seat) => string, remark: Remark): string {
  switch (remark.kind) {
    case 'empty':
      return words.empty;
    case 'noFlag':
      return words.noFlag(army(remark.seat));
    case 'flagAway':
      return words.flagAway(army(remark.seat), remark.point);
    case 'nobody':
      return words.nobody(army(remark.seat));
    case 'over':
      return words.over(winnersOf(remark.over).map((seat) => army(seat as Seat)));
  }
}

function paletteState(host: ModeHost, mode: EditMode, now: Now, board: Words): Palette {
  const { desk, seat, tool } = now;
  const { position } = desk;
  return {
    words: mode.words,
    board,
    facing: mode.facing,
    faces: shownFaces(host.element, host.lang),
    seat,
    tool,
    left: (piece) => (piece.seat ? desk.left(piece.seat, piece.rank) : position.pieces.length),
    isFlip: position.bag !== undefined,
    seats: position.seats,
    choose: (next) => mode.choose(next),
    chooseSeat: (next) => mode.chooseSeat(next),
    carry: (piece, event) => host.carry(piece, event),
  };
}

function textState(mode: EditMode, desk: PositionDesk): EditPanel['text'] {
  const { words } = mode;
  const { variant, position, draft, text } = desk;
  const copy = async (content: string, done: string): Promise<void> =>
    mode.tell((await copyText(content)) ? done : words.text.notCopied);
  const link = (): string =>
    `${location.href.replace(/#.*$/s, '')}#${makeShare({ kind: 'position', variant, position })}`;
  return {
    text: draft?.text ?? text,
    // What is wrong stands above, with what else cannot be.
    trouble: undefined,
    write: (written) => mode.change((each) => each.write(written)),
    open: (file) => void mode.open(file),
    buttons: [
      { label: words.text.copy, press: () => void copy(text, words.text.copied) },
      {
        label: words.text.link,
        press: () => void copy(link(), words.text.linked),
        disabled: desk.fault !== undefined,
      },
      { label: words.text.save, press: () => saveFile('position.txt', text) },
    ],
  };
}
