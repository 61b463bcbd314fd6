// Taking a board along: pictures that look as the page does, text, links and files, and nothing in them that
// the reader may not know.

import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { positionSvg } from '../../component/out/svg.js';
import { knocksOf } from '../../component/sounds.js';
import { valueOf } from '../../src/fault.js';
import { makeJqn, parseJqn } from '../../src/formats/jqn.js';
import { makePosition } from '../../src/formats/position.js';
import { recordFor } from '../../src/seatrecord.js';
import { parseShare } from '../../src/share/share.js';
import { OUTCOMES, type MoveTurn } from '../../src/turn.js';
import { boardOf, DUEL, FOUR, move, seenBySouth } from './boards.js';

const GAME = `[Rules "duel-dark"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "hbdiec.i.kgg.dcf.g.ijfjjkalhhe"]
[First "S"]
[Result "*"]

1. a6b5 {a quiet start} 2. b7b8 3. b5a6 *
`;

const LAST: MoveTurn = {
  kind: 'move',
  ...move('duel', 'c6', 'c7'),
  outcome: 'quiet',
  flagTaken: false,
  flags: [],
  shown: [],
  out: [],
};

/** Everything painted in a drawing, in order: what it is and how it looks. */
function paintsOf(drawing: Element): string[] {
  const shapes = [...drawing.querySelectorAll('path, rect, circle')];
  return shapes
    .filter(
      (shape) => shape.closest('.narrow') === null && getComputedStyle(shape).display !== 'none',
    )
    .map((shape) => {
      const style = getComputedStyle(shape);
      const { fill, stroke, strokeWidth, opacity, fillOpacity, strokeDasharray } = style;
      const looks = [colour(fill, fillOpacity), stroke, strokeWidth, opacity, strokeDasharray];
      const place = shape.getAttribute('d') ?? shape.getAttribute('x') ?? shape.getAttribute('r');
      return `${shape.localName} ${place} ${looks.join(' | ')}`;
    });
}

/** A mixture with nothing is the colour itself, less opaque. */
function colour(fill: string, opacity: string): string {
  const mixed = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+) \/ ([\d.]+)\)$/.exec(fill);
  if (!mixed) return `${fill} ${Number(opacity)}`;
  const bytes = mixed.slice(1, 4).map((part) => Math.round(Number(part) * 255));
  return `rgb(${bytes.join(', ')}) ${Number(mixed[4])}`;
}

describe('pictures to take along', function () {
  this.timeout(60_000);
  beforeEach(() => setViewport({ width: 900, height: 1000 }));
  afterEach(() => emulateMedia({ colorScheme: 'light' }));

  for (const scheme of ['light', 'dark'] as const) {
    it(`look as the page does, ${scheme}`, async () => {
      await emulateMedia({ colorScheme: scheme });
      const given = [
        await boardOf(DUEL, { lastTurn: LAST, theme: 'auto' }),
        await boardOf(FOUR, { rules: 'four-partners', theme: 'auto' }),
      ];
      for (const board of given) {
        const place = document.createElement('div');
        place.innerHTML = board.toSVG();
        document.body.append(place);
        const page = paintsOf(board.renderRoot.querySelector('.drawing')!);
        expect(page.length).to.be.greaterThan(300);
        expect(paintsOf(place.firstElementChild!)).to.deep.equal(page);
        place.remove();
      }
    });
  }

  it('take over the colours of the page', async () => {
    const board = await boardOf(DUEL);
    board.style.setProperty('--hall', 'hsl(120 100% 25%)');
    board.style.setProperty('--junqi-red', 'var(--hall)');
    expect(board.toSVG()).to.contain('fill="rgb(0, 128, 0)"');
  });

  it('are the same as SVG and as PNG', async () => {
    const board = await boardOf(FOUR, { rules: 'four-dark', lastTurn: null });
    const svg = board.toSVG();
    const drawn = await pixelsOf(new Blob([svg], { type: 'image/svg+xml' }));
    const painted = await pixelsOf(await board.toPNG({ scale: 1 }));
    expect([painted.width, painted.height]).to.deep.equal([880, 880]);
    let different = 0;
    for (let i = 0; i < drawn.data.length; i += 4) {
      const distance = [0, 1, 2, 3].map((k) => Math.abs(drawn.data[i + k]! - painted.data[i + k]!));
      if (Math.max(...distance) > 60) different++;
    }
    expect(different / (880 * 880)).to.be.below(0.001);
  });

  it('come out of the function as out of the board', async () => {
    const board = await boardOf(DUEL, { lang: 'en', faces: 'latin' });
    const own = positionSvg(seenBySouth(DUEL), {
      faces: 'latin',
      label: 'Junqi board, red at the bottom',
    });
    expect(board.toSVG()).to.equal(own);
  });

  it('come in the size that is asked for, and say why they do not', async () => {
    const board = await boardOf(DUEL);
    const { width } = await pixelsOf(await board.toPNG({ width: 200, scale: 3 }));
    expect(width).to.equal(600);
    const refused = await board.toPNG({ scale: 40 }).catch((error: Error) => error.message);
    expect(refused).to.equal('scale: found 40, expected a number above 0 and at most 8');
    board.rules = 'nonsense';
    board.view = null;
    await board.updateComplete;
    expect(board.toSVG()).to.equal('');
    expect(await board.toPNG().catch((error: Error) => error.message)).to.equal('nothing is shown');
  });
});

async function pixelsOf(blob: Blob): Promise<ImageData> {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

describe('text and links to take along', () => {
  const boardWith = (record: string, seat: string, ply?: number): Promise<JunqiBoard> =>
    fixture<JunqiBoard>(
      html`<junqi-board .record=${record} seat=${seat} .ply=${ply}></junqi-board>`,
    );

  it('hold the view that is shown and its rules', async () => {
    const board = await boardOf(DUEL, { orientation: 'N' });
    expect(board.toText()).to.equal(makePosition(seenBySouth(DUEL)));
    const shared = valueOf(parseShare(board.link('https://example.org/a?b#c')));
    if (shared.kind !== 'position') throw new Error(shared.kind);
    expect(shared.variant.text).to.equal('duel-dark');
    expect(shared.bottom).to.equal('N');
    expect(makePosition(shared.position)).to.equal(makePosition(seenBySouth(DUEL)));
  });

  it('hold a whole record where all of it is shown, and where one is in it', async () => {
    const board = await boardWith(GAME, 'all', 2);
    const [record] = valueOf(parseJqn(GAME));
    expect(board.toText()).to.equal(makeJqn([record!]));
    const shared = valueOf(parseShare(board.link()));
    if (shared.kind !== 'record') throw new Error(shared.kind);
    expect(makeJqn([shared.record])).to.equal(makeJqn([record!]));
    expect(shared.ply).to.equal(2);
  });

  it('hold a seat’s record and nothing else through its eyes', async () => {
    const board = await boardWith(GAME, 'N');
    const [record] = valueOf(parseJqn(GAME));
    const own = makeJqn([recordFor(record!, 'N')]);
    expect(board.toText()).to.equal(own);
    expect(own).not.to.contain('SetupS').and.not.to.contain('quiet start');
    const other = await boardWith(GAME.replace('geffhe.d.cdk', 'egffhe.d.cdk'), 'N');
    expect(other.link()).to.equal(board.link());
    expect(other.toText()).to.equal(board.toText());
    expect(other.toSVG()).to.equal(board.toSVG());
  });

  it('are buttons where the page wants them, in the reader’s language', async () => {
    const board = await boardWith(GAME, 'all');
    expect(board.renderRoot.querySelector('.sharing')).to.equal(null);
    const labels = () =>
      [...board.renderRoot.querySelectorAll('.sharing button')].map((each) =>
        each.textContent.trim(),
      );
    board.tools = '';
    await board.updateComplete;
    expect(labels()).to.deep.equal(['Picture', 'Copy text', 'Copy link', 'Save record']);
    board.tools = 'link';
    board.lang = 'zh-TW';
    await board.updateComplete;
    expect(labels()).to.deep.equal(['複製連結']);
    await expect(board).to.be.accessible();
  });

  it('are saved under names that say what they are', async () => {
    const saved: string[] = [];
    const { prototype } = HTMLAnchorElement;
    const kept = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')!;
    prototype.click = function () {
      saved.push(this.download);
    };
    try {
      const board = await boardWith(GAME, 'all');
      await board.download('png');
      await board.download('svg');
      await board.download('jqn');
      await board.download('text');
    } finally {
      Object.defineProperty(prototype, 'click', kept);
    }
    expect(saved).to.deep.equal(['junqi.png', 'junqi.svg', 'junqi.jqn', 'junqi.txt']);
  });

  it('say by voice whether the browser let them copy', async () => {
    const board = await boardWith(GAME, 'all');
    const written: string[] = [];
    const writeText = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => Promise.resolve(void written.push(text));
    try {
      board.tools = 'text';
      await board.updateComplete;
      board.renderRoot.querySelector<HTMLButtonElement>('.sharing button')!.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await board.updateComplete;
    } finally {
      navigator.clipboard.writeText = writeText;
    }
    expect(written).to.deep.equal([board.toText()]);
    expect(board.renderRoot.querySelector('[role=status]')?.textContent).to.equal(
      'The text is copied.',
    );
  });
});

describe('sounds', () => {
  it('tell outcomes apart and nothing else', () => {
    const sounds = OUTCOMES.map((outcome) => knocksOf({ ...LAST, outcome }).length);
    // quiet, took, fell, both, bounced
    expect(sounds).to.deep.equal([1, 2, 2, 3, 1]);
    expect(knocksOf({ ...LAST, outcome: 'took', flagTaken: true })).to.have.length(3);
    expect(knocksOf({ kind: 'offer', seat: 'S', out: [] })).to.deep.equal([]);
    const took = (from: number) => knocksOf({ ...LAST, from, outcome: 'took' });
    expect(took(1)).to.deep.equal(took(2));
  });

  it('are off unless the page turns them on', async () => {
    const real = globalThis.AudioContext;
    let made = 0;
    globalThis.AudioContext = class extends real {
      constructor() {
        super();
        made++;
      }
    };
    try {
      const board = await boardOf(DUEL);
      board.lastTurn = LAST;
      board.view = seenBySouth(
        'dlijg/kcjji/b1k1e/hh1fc/i1f1g/da1eh/GEgFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 1',
      );
      await board.updateComplete;
      expect(made).to.equal(0);
    } finally {
      globalThis.AudioContext = real;
    }
  });
});
