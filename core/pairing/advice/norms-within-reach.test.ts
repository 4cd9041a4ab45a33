import { describe, expect, it } from 'vitest';
import { TITLES_2003 } from '../../rules/editions/titles-2003.ts';
import { TITLES_2024 } from '../../rules/editions/titles-2022.ts';
import { tpn } from '../../rules/identity.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { normsWithinReach } from './norms-within-reach.ts';

const minima = TITLES_2024.properties;

/** Everybody meets everybody of these ratings, in as many rounds as there are others. */
const roundRobin = (ratings: readonly number[], forfeits = 0): PlayerRecord[] =>
  ratings.map((rating, own) => ({
    tpn: tpn(own + 1),
    name: `Player ${own + 1}`,
    rating,
    rounds: ratings.flatMap((_, other) =>
      other === own
        ? []
        : [
            {
              opponent: tpn(other + 1),
              colour: own < other ? ('white' as const) : ('black' as const),
              outcome:
                other < forfeits || own < forfeits ? ('forfeitWin' as const) : ('draw' as const),
            },
          ],
    ),
  }));

const ten = (rating: number): number[] => Array.from({ length: 10 }, () => rating);

describe('norms within reach', () => {
  // Minimum averages of B.01 1.4.7: 2380, 2230, 2180, 2030.
  it.each([
    [2380, ['GM', 'IM', 'WGM', 'WIM']],
    [2379, ['IM', 'WGM', 'WIM']],
    [2180, ['WGM', 'WIM']],
    [2029, []],
  ])('[B.01 1.4.7] ten players of %i: %j', (rating, titles) => {
    expect(normsWithinReach(roundRobin(ten(rating)), minima)).toEqual(titles);
  });

  it('[B.01 1.4.1] nine games played over the board are needed', () => {
    expect(normsWithinReach(roundRobin(ten(2400).slice(1)), minima)).toEqual([]);
    expect(normsWithinReach(roundRobin(ten(2400), 1), minima)).toEqual([]);
  });

  it('[B.01 1.4.6c] one opponent is raised: 2200 counts for 1800 where a GM norm is asked', () => {
    // Each of the two of 1800 meets eight of 2403 and the other: (8 × 2403 + 2200) / 9 = 2380.4.
    const field = [...Array.from({ length: 8 }, () => 2403), 1800, 1800];
    expect(normsWithinReach(roundRobin(field), minima)).toContain('GM');
    const none = { ...minima, raised: { ...minima.raised, opponents: 0 } };
    expect(normsWithinReach(roundRobin(field), none)).not.toContain('GM');
  });

  it('says nothing by an edition that prints no averages', () => {
    expect(normsWithinReach(roundRobin(ten(2500)), TITLES_2003.properties)).toEqual([]);
  });
});
