// The positions measured. Those of the game trees are test/fixtures/perft-*.json, whose leaf counts an
// independent referee worked out; the others are scattered over the railway by a seed.

import { BOARDS, kindOf, type BoardName, type Point, type Seat } from '../src/board.js';
import { valueOf } from '../src/fault.js';
import { parsePosition } from '../src/formats/position.js';
import type { Rank, SeenPiece } from '../src/pieces.js';
import type { Position } from '../src/position.js';
import { PRESETS, type Rules } from '../src/rules.js';
import type { Task } from './implementation.js';

/** Game trees are counted without the quiet limit: it would cut nothing, and no game ends by it. */
export const RULES: Readonly<Record<BoardName, Rules>> = {
  duel: { ...PRESETS['duel-open'], quietLimit: null },
  four: PRESETS['four-open'],
};

export interface Tree {
  readonly position: string;
  /** Leaves at depth 1, 2, 3. */
  readonly perft: readonly number[];
}

export const TREES: Readonly<Record<BoardName, readonly Tree[]>> = {
  duel: [
    {
      position: 'djklb/cjfkj/c1h1e/ii1ah/h1d1g/gfeig/DIHIE/G1F1I/DK1AG/C1F1C/GKHJJ/EJHLB S 0 0',
      perft: [33, 1091, 33591],
    },
    {
      position: 'fkelj/jjcih/d1d1k/gh1gh/e1a1i/igbcf/HGHFA/H1C1I/BK1GE/I1C1F/KDJDJ/GIELJ S 0 0',
      perft: [32, 1059, 31267],
    },
    {
      position: 'gldjj/jgfib/e2kh/dgkf1/c1ahi/c1ihe/EHGDG/F1HI1/E1K1C/HF1GB/JCJAD/ILKJI S 0 0',
      perft: [23, 606, 14022],
    },
    {
      position: 'hlkgj/jicij/hb2d/2ifg/3de/h1Aa1/4I/KCK1e/1IFD1/2BIE/JGE1G/CHJLJ S 0 0',
      perft: [41, 1389, 55892],
    },
    {
      position: 'il1gj/cj1jg/e1fd1/d1c2/1b1h1/a3k/DG2h/1HE1D/3e1/1CI1i/J1IJE/HGJLA S 0 0',
      perft: [30, 1570, 47932],
    },
    {
      position: 'jljje/kfd1k/2ihf/e1ai1/c3B/1b3/A3K/gIG2/2DE1/C1IGF/1DHJJ/JLHEK S 0 0',
      perft: [40, 1323, 52989],
    },
    {
      position: 'hjgl1/jj1ai/c1h1e/dfifd/4i/Fb2g/4c/3C1/1DHD1/AH3/JG1JE/CJBLE S 0 0',
      perft: [34, 1391, 46967],
    },
    {
      position: 'hjjlj/e1d1c/Gkg2/5/3gE/2A2/IC3/2FHD/1F3/2HH1/JKbJG/ILJCG S 0 0',
      perft: [57, 1721, 96159],
    },
    {
      position: '1ljkj/1ifj1/3b1/g1i1h/3kI/1hd2/2B2/5/2E1A/cHKI1/1GJHF/JDJL1 S 0 0',
      perft: [35, 1659, 58680],
    },
  ],
  four: [
    {
      position:
        'ejglj/idjik/a1g1c/kh1df/b1i1g/ehfhc/TPSWRQ3uqornq/TV1W1St1o1vu/OVN1OQ3su1wwv/XV1T1Up1m1px/RPMSUU3rtstsv/BGHIH/K1F1A/HC1DG/I1C1E/KJIEG/JLFJD S 0 0',
      perft: [42, 2231, 91106],
    },
    {
      position:
        'eljde/ihajj/h1h1g/ik1gb/d1f1k/igccf/UVSMOR3qrqsut/TV1U1Tu1o1nx/SVW1OQ3sr1pvu/XU1P1Tt1p1wv/QWPNRS3sotwmv/HEFBH/D1K1G/AG1HK/C1E1I/GDJJI/JFCLI S 0 0',
      perft: [40, 1636, 84160],
    },
    {
      position:
        'jgflj/ddkji/f1g1h/hk1ii/e1e1c/achgb/RVTUUT3swppqv/QU1P1Tu1u1tx/VSP1MO3qu1tso/XV1N1Rr1n1ov/OSWQWS3rmtwvs/IGEGB/H1D1C/EH1KF/H1F1I/DCGIJ/AJKLJ S 0 0',
      perft: [53, 2209, 92059],
    },
    {
      position:
        'jljdi/kkgjh/c1g1e/ei1cb/d1f1i/aghhf/ORSNUP3qwpnus/VQ1W1Up1w1vo/VTP1MU3ur1ust/XW1R1Ss1t1vx/VQTOTS3orqmtv/FFDBE/C1E1K/IG1HG/G1K1H/AJDJC/IIJLH S 0 0',
      perft: [41, 2176, 90288],
    },
  ],
};

export const treeTask = (board: BoardName, { position }: Tree): Task => ({
  rules: RULES[board],
  position: valueOf(parsePosition(position, RULES[board])),
});

/** Numbers from 0 to below `limit` that look random. */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export interface Scatter {
  /** Pieces of each seat to put on the railway, the seat to move's first. */
  readonly ranks: readonly Rank[];
  readonly others: readonly Rank[];
}

/** Every seat's flag in its headquarters, and pieces scattered over the railway. */
export function scattered(board: BoardName, { ranks, others }: Scatter, seed: number): Task {
  const { points, seats, rails, linesAt } = BOARDS[board];
  const next = random(seed);
  const pieces: (SeenPiece | undefined)[] = Array.from({ length: points });
  const free: Point[] = pieces.map((_, point) => point).filter((point) => linesAt[point]!.length);
  const place = (seat: Seat, rank: Rank) => {
    const [point] = free.splice(next(free.length), 1);
    if (point !== undefined && rails[point]!.length > 0) pieces[point] = { seat, rank };
  };
  seats.forEach((seat, index) => {
    const flag = pieces.findIndex(
      (_, point) => kindOf(point) === 'headquarters' && Math.floor(point / 30) === index,
    );
    pieces[flag] = { seat, rank: 'l' };
    for (const rank of index === 0 ? ranks : others) place(seat, rank);
  });
  return { rules: RULES[board], position: positionOf(board, pieces) };
}

function positionOf(board: BoardName, pieces: readonly (SeenPiece | undefined)[]): Position {
  const { position } = treeTask(board, TREES[board][0]!);
  return { ...position, pieces, turn: 'S' };
}

const CROWD: Scatter = {
  ranks: ['d', 'e', 'f', 'g', 'h', 'i', 'i', 'k'],
  others: ['c', 'e', 'g', 'h', 'j', 'k'],
};

/** Crowded railways, on which much can be met. */
export const crowded = (board: BoardName): readonly Task[] =>
  [1, 2, 3].map((seed) => scattered(board, CROWD, seed));
