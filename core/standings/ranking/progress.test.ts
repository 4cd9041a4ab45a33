import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { progress } from './progress.ts';
import { inOrder } from './rows.fixture.ts';

// Livre de l'Arbitre 5.2 2.1.1, the example of the progressive score: outcomes and scores.
const BOOK: readonly (readonly [string, readonly PlayerOutcome[], readonly number[]])[] = [
  ['late', ['zeroPointBye', 'loss', 'loss', 'win', 'win', 'win'], [0, 0, 0, 1, 2, 3]],
  ['early', ['win', 'win', 'win', 'loss', 'loss', 'loss'], [1, 2, 3, 3, 3, 3]],
  ['steady', ['draw', 'draw', 'draw', 'draw', 'draw', 'draw'], [0.5, 1, 1.5, 2, 2.5, 3]],
  ['forfeit', ['forfeitWin', 'loss', 'win', 'draw', 'loss', 'draw'], [1, 1, 2, 2.5, 2.5, 3]],
];

describe('progress', () => {
  const records = BOOK.map(([name, outcomes], index) => ({
    tpn: tpn(index + 1),
    name,
    rating: 1500,
    rounds: outcomes.map((outcome) => ({ opponent: null, colour: null, outcome })),
  }));
  const lines = progress(inOrder([3, 3, 3, 3]), records, SCORING_PRESETS['1-½-0']);

  it.each(BOOK.map(([name, , scores], index) => ({ name, scores, index })))(
    '[LA 5.2 2.1.1] $name',
    ({ name, scores, index }) => {
      expect(lines[index]).toMatchObject({ name, rank: index + 1 });
      expect(lines[index]?.scores.map((score) => score / 10)).toEqual(scores);
    },
  );

  it('carries the score over rounds a record does not reach', () => {
    const short = records.map((record) => ({
      ...record,
      rounds: record.rounds.slice(0, record.name === 'early' ? 2 : 6),
    }));
    const [, early] = progress(inOrder([3, 3, 3, 3]), short, SCORING_PRESETS['1-½-0']);
    expect(early?.scores.map((score) => score / 10)).toEqual([1, 2, 2, 2, 2, 2]);
  });
});
