import { describe, expect, it } from 'vitest';
import { inForceOn } from '../../rules/editions/registry.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { engineOf } from '../engines.ts';
import { advise, drawnRatings, type AdviceQuestion } from './advise.ts';
import { degressiveLimitsFor } from './degressive-limits.ts';

const [dutch, berger] = [engineOf('dutch'), engineOf('berger')];
if (dutch === null || berger === null) throw new Error('no engine');
const engines = { swiss: dutch, roundRobin: berger };

const question = (more: Partial<AdviceQuestion>): AdviceQuestion => {
  const players = more.players ?? 12;
  return {
    ...{ players, rounds: 5, days: null, seed: 7, events: 3, drawPercentage: 30 },
    areRatingsKnown: more.ratings !== undefined,
    ratings: drawnRatings(players, [1500, 2200], 7),
    edition: inForceOn('swiss', '2026-03-07').edition.properties,
    titles: inForceOn('titles', '2026-03-07').edition.properties,
    scoring: SCORING_PRESETS['1-½-0'],
    ...more,
  };
};

describe('advice on a system', () => {
  it('names what fits, and plays it from the seed', () => {
    const advice = advise(question({ players: 6, rounds: 5, days: 2 }), engines);
    const fits = advice.systems.filter((one) => one.fits).map(({ system }) => system);
    expect(fits).toEqual(['swiss', 'roundRobin', 'cup']);
    expect(advice).toEqual(advise(question({ players: 6, rounds: 5, days: 2 }), engines));
    expect([advice.roundsADay, advice.hoursARound]).toEqual([3, 4]);
    const robin = advice.systems.find(({ system }) => system === 'roundRobin');
    expect(robin?.outcome?.leadersMet).toBe(1);
    for (const { outcome } of advice.systems) {
      if (outcome !== null) expect(outcome.strongestWins).toBeLessThanOrEqual(1);
    }
  });

  it('[LA 4.2, lines 7648-7649] advises acceleration for more players than 2^n, or a large spread', () => {
    const { acceleration } = advise(question({ players: 20, rounds: 4, events: 1 }), engines);
    expect(acceleration).toMatchObject({ advised: true, reasons: ['players'], covered: 16 });
    const ratings = [2500, 2450, 2400, 2350, 1500, 1450, 1400, 1350];
    const wide = advise(question({ players: 8, rounds: 3, ratings, events: 1 }), engines);
    expect(wide.acceleration).toMatchObject({ reasons: ['spread'], spread: 1000 });
    const even = advise(question({ players: 16, rounds: 4, events: 1 }), engines);
    expect(even.acceleration.advised).toBe(false);
    expect(even.systems.map(({ system }) => system)).not.toContain('acceleratedSwiss');
  });

  it('[B.01 1.4.1, 1.4.7] says which norms games and ratings leave within reach', () => {
    const strong = Array.from({ length: 12 }, (_, index) => 2420 - 5 * index);
    const asked = { players: 12, ratings: strong, events: 1 };
    const norms = (rounds: number) =>
      advise(question({ ...asked, rounds }), engines).systems.map(({ system, outcome }) => [
        system,
        outcome?.norms,
      ]);
    expect(norms(9)).toContainEqual(['swiss', ['GM', 'IM', 'WGM', 'WIM']]);
    expect(norms(8)).toContainEqual(['swiss', []]);
    expect(norms(11)).toContainEqual(['roundRobin', ['GM', 'IM', 'WGM', 'WIM']]);
    expect(norms(8)).toContainEqual(['cup', null]);
  });

  it('the strongest by far comes first in every system', () => {
    const ratings = [2800, 1400, 1390, 1380, 1370, 1360, 1350, 1340];
    const { systems } = advise(question({ players: 8, rounds: 7, ratings, events: 4 }), engines);
    for (const { outcome } of systems)
      if (outcome) expect(outcome.strongestWins).toBeGreaterThan(0.9);
  });
});

describe('limits of the degressive system', () => {
  it('[LA 4.2, line 7706] are the usual ones where they fit, else the nearest round ones', () => {
    const spread = Array.from({ length: 90 }, (_, index) => 1300 + 10 * index);
    expect(degressiveLimitsFor([2100, 2050, 1800, 1700, 1500, 1400])).toEqual({
      groupAFrom: 2000,
      groupCBelow: 1600,
    });
    const found = degressiveLimitsFor(spread);
    const upper = spread.filter((rating) => rating >= (found?.groupAFrom ?? 0)).length;
    expect([4 * upper >= 90, 2 * upper <= 90]).toEqual([true, true]);
    expect(degressiveLimitsFor(Array.from({ length: 9 }, () => 1500))).toBeNull();
  });
});
