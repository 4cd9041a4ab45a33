import { describe, expect, it } from 'vitest';
import { RATING_2022 } from '../rules/editions/ratings.ts';
import { tpn } from '../rules/identity.ts';
import type { PlayerOutcome } from '../rules/outcome.ts';
import { ratingsOfPeriod } from './period-ratings.ts';
import type { EventToRate } from './rated-event.ts';

/** One player with the FIDE number 77 against others of one rating, a round each. */
function event(
  firstDay: string,
  rating: number | null,
  opponent: number,
  outcomes: readonly PlayerOutcome[],
): EventToRate {
  return {
    ...{ kind: 'standard', rules: RATING_2022.properties, firstDay, rateOfPlay: null },
    matchOf: null,
    entrants: [
      {
        ...{ tpn: tpn(1), name: 'One', fideNumber: '77', rating, development: { listedK: 40 } },
        rounds: outcomes.map((outcome, index) => ({
          ...{ opponent: tpn(index + 2), colour: 'white', outcome },
        })),
      },
      ...outcomes.map((_, index) => ({
        ...{ tpn: tpn(index + 2), name: `Other ${index}`, rating: opponent, development: {} },
        rounds: [],
      })),
    ],
  };
}

const nine = (outcome: PlayerOutcome) => Array.from({ length: 9 }, () => outcome);

describe('[B.02 8.3.2 c, 8.3.3] several events of one period', () => {
  it('are summed, K × n over all their games, and rounded once', () => {
    // Eighteen draws against somebody 50 points better: .07 each; K 38, as 40 × 18 is above 700.
    const first = event('2022-06-01', 2000, 2050, nine('draw'));
    const second = event('2022-06-15', 2000, 2050, nine('draw'));
    const [alone] = ratingsOfPeriod(first, []);
    expect(alone).toMatchObject({ change: { k: 40, change: 2520, rounded: 25 } });
    const [both] = ratingsOfPeriod(first, [second]);
    expect(both).toMatchObject({
      ...{ change: { games: 18, k: 38, change: 4788, rounded: 48 }, newRating: 2048 },
    });
    expect(both?.rounds).toHaveLength(9);
  });

  it('[8.2.1, 7.1.4] are pooled for a first rating, without a first one that brought no point', () => {
    const zero = event('2022-05-01', null, 1500, nine('loss'));
    const even = event('2022-06-15', null, 1500, nine('draw'));
    expect(ratingsOfPeriod(even, [zero])[0]).toMatchObject({
      ...{ newRating: 1500, firstRating: { games: 9, disregarded: 1 } },
    });
    // The other way round it is no longer the first.
    const later = { ...zero, firstDay: '2022-07-01' };
    expect(ratingsOfPeriod(even, [later])[0]).toMatchObject({
      ...{ firstRating: { games: 18, disregarded: 0, percentage: 25 } },
    });
  });

  it('know nobody again without a FIDE number', () => {
    const first = event('2022-06-01', 2000, 2050, nine('draw'));
    const [stranger, ...others] = event('2022-06-15', 2000, 2050, nine('draw')).entrants;
    if (stranger === undefined) throw new Error('nobody');
    const { fideNumber, ...nameless } = stranger;
    const second = { ...first, entrants: [nameless, ...others] };
    expect(ratingsOfPeriod(first, [second])[0]).toMatchObject({ change: { games: 9 } });
  });
});
