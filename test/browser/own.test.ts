// What a page brings along: faces, languages, modes.

import { expect, waitUntil } from '@open-wc/testing';
import {
  JunqiBoard,
  type Messages,
  type ModeMaker,
  type PieceSet,
  type Words,
} from '../../component/junqi-board.js';
import { en } from '../../component/messages/en.js';
import { boardOf, cell, countOf, DUEL, FOUR, heard, seenBySouth } from './boards.js';
import { playing } from './playing.js';

describe('a page’s own', () => {
  it('faces are drawn in place of the sets, on Duel and Four, and in pictures', async () => {
    for (const [text, rules] of [
      [DUEL, 'duel-dark'],
      [FOUR, 'four-dark'],
    ] as const) {
      const asked: string[] = [];
      const board = await boardOf(text, { rules });
      board.pieceSet = (rank, { width }) => {
        asked.push(rank);
        return [{ outline: `M0 0h${width / 4}v9z`, transform: 'translate(0 -4)' }];
      };
      await board.updateComplete;
      const faces = [...board.renderRoot.querySelectorAll('.face path')];
      expect(faces.length).to.be.at.least(25);
      const outlines = faces.map((face) => face.getAttribute('d'));
      expect(new Set(outlines).size).to.equal(1);
      // Own pieces alone: nobody is asked about covered ones.
      expect(asked.length).to.equal(faces.length);
      expect(board.toSVG()).to.contain(outlines[0]);
      board.pieceSet = null;
      await board.updateComplete;
      expect(board.renderRoot.querySelector('.face path')!.getAttribute('d')).not.to.equal(
        outlines[0],
      );
      board.remove();
    }
  });

  it('faces that are none are told of once, and the usual ones stand in for them', async () => {
    const wrong: readonly [unknown, string][] = [
      [() => 5, 'number'],
      [() => undefined, 'undefined'],
      [() => [null], 'object'],
      [() => [{ outline: 5 }], 'object'],
      [
        () => {
          throw new Error('no such face');
        },
        'no such face',
      ],
    ];
    const errors = heard('junqi-error');
    for (const [pieceSet, found] of wrong) {
      for (const [text, rules, lang] of [
        [DUEL, 'duel-open', 'en'],
        [FOUR, 'four-open', 'zh-TW'],
      ] as const) {
        const board = await boardOf(text, { rules, lang });
        await board.prepareSharing();
        await board.updateComplete;
        const outlines = (): (string | null)[] =>
          [...board.renderRoot.querySelectorAll('.face path')].map((path) =>
            path.getAttribute('d'),
          );
        const usual = outlines();
        errors.length = 0;
        board.pieceSet = pieceSet as PieceSet;
        await board.updateComplete;
        await waitUntil(() => outlines().length > 0, 'faces');
        expect(outlines(), found).to.deep.equal(usual);
        board.requestUpdate();
        await board.updateComplete;
        expect(errors.map(({ detail }) => detail as unknown)).to.deep.equal([
          {
            message: `pieceSet: found ${found}, expected outlines`,
            where: 'pieceSet',
            expected: 'outlines',
          },
        ]);
        expect(board.toSVG()).to.contain(usual[0]);
        board.pieceSet = () => [{ outline: 'M0 0h9v9z', transform: '' }];
        await board.updateComplete;
        expect(new Set(outlines())).to.deep.equal(new Set(['M0 0h9v9z']));
        board.remove();
      }
    }
  });

  it('language is spoken by the board, its name and what is said, the rest in English', async () => {
    const words: Messages<Words> = {
      ...en,
      $code: 'la',
      $name: 'Latina',
      ranks: { ...en.ranks, f: 'tribunus' },
      empty: 'vacuus',
      mayMove: 'movere potest',
    };
    JunqiBoard.addMessages(words);
    const board = await boardOf(DUEL, { lang: 'la' });
    expect(cell(board, 'c6').getAttribute('aria-label')).to.equal(
      'c6, red front line, red tribunus, movere potest',
    );
    board.view = { ...seenBySouth(DUEL) };
    await board.updateComplete;
    expect(cell(board, 'b5').getAttribute('aria-label')).to.contain('vacuus');
  });

  it('mode is loaded when a board names it', async () => {
    const greet: ModeMaker = () => ({ label: () => 'greeted' });
    JunqiBoard.addMode('greet', () => Promise.resolve(greet));
    const board = await boardOf(DUEL, { mode: 'greet' });
    await waitUntil(() => cell(board, 'c6').getAttribute('aria-label')!.endsWith(', greeted'));
  });
});

describe('lost pieces', () => {
  it('come with what is still unaccounted for, where ranks are covered', async () => {
    const dark = await playing('duel-dark');
    const rows = [...dark.renderRoot.querySelectorAll('.losses dd')].map((row) =>
      row.textContent.trim().replace(/\s+/g, ' '),
    );
    expect(rows[0]).to.equal('none');
    expect(rows[1]).to.match(/^none still unaccounted for: commander, .*engineer × 3, .*flag$/);
    dark.remove();
    const open = await playing('duel-open');
    expect(open.renderRoot.querySelector('.losses')!.textContent).not.to.contain('unaccounted');
    expect(countOf(open, '.losses')).to.equal(1);
  });
});
