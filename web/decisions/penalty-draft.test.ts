import { describe, expect, it } from 'vitest';
import { penaltyDraft, readPenalty, type PenaltyDraft } from './penalty-draft.ts';

describe('[Laws 12.9] a penalty with its figure as it is typed', () => {
  it.each([
    [{ kind: 'warning', figure: '' }, { kind: 'warning' }],
    [
      { kind: 'timeToOpponent', figure: '2:00' },
      { kind: 'timeToOpponent', seconds: 120 },
    ],
    [{ kind: 'timeFromPlayer', figure: '0:00' }, null],
    [{ kind: 'timeFromPlayer', figure: '5' }, null],
    [
      { kind: 'pointsFromPlayer', figure: '½' },
      { kind: 'pointsFromPlayer', points: 5 },
    ],
    [
      { kind: 'pointsFromPlayer', figure: '0,5' },
      { kind: 'pointsFromPlayer', points: 5 },
    ],
    [{ kind: 'pointsToOpponent', figure: '-1' }, null],
    [
      { kind: 'fine', figure: '50' },
      { kind: 'fine', amount: 5000 },
    ],
    [
      { kind: 'fine', figure: '12,5' },
      { kind: 'fine', amount: 1250 },
    ],
    [{ kind: 'fine', figure: '' }, null],
    [
      { kind: 'exclusion', figure: '5, 6 6' },
      { kind: 'exclusion', rounds: [5, 6] },
    ],
    [{ kind: 'exclusion', figure: 'all' }, null],
    [{ kind: 'loss', figure: '' }, { kind: 'loss' }],
  ] as const satisfies readonly (readonly [PenaltyDraft, object | null])[])(
    '%j is %j',
    (draft, penalty) => {
      expect(readPenalty(draft)).toEqual(penalty);
    },
  );

  it.each(['2:00', '0:05', '90:00'])('%s is typed as it is shown', (figure) => {
    const read = readPenalty({ kind: 'timeToOpponent', figure });
    expect(read === null ? null : penaltyDraft(read, 'fr').figure).toBe(figure);
  });

  it('rounds, points and amounts are typed as they are shown', () => {
    for (const draft of [
      { kind: 'exclusion', figure: '5, 6' },
      { kind: 'pointsFromPlayer', figure: '½' },
      { kind: 'fine', figure: '50' },
    ] as const) {
      const read = readPenalty(draft);
      expect(read === null ? null : penaltyDraft(read, 'en')).toEqual(draft);
    }
  });
});
