import { describe, expect, it } from 'vitest';
import { bracketPairs, earliestMeeting, firstRound } from './bracket.ts';
import { placesByLot } from './seeding.ts';

const written = (rounds: number): string =>
  bracketPairs(rounds)
    .map((pair) => pair.join('-'))
    .join(' ');

describe('brackets as printed', () => {
  it.each([
    ['6749-6755', 1, '1-2'],
    ['6757-6761', 2, '1-4 2-3'],
    ['6769-6774', 3, '1-8 4-5 3-6 2-7'],
    ['6778-6787', 4, '1-16 8-9 5-12 4-13 3-14 6-11 7-10 2-15'],
  ])('[LA 3.3, lines %s] %i rounds: %s', (_, rounds, printed) => {
    expect(written(rounds)).toBe(printed);
  });

  it.each([
    [3, [1]],
    [5, [1, 2, 3]],
    [6, [1, 2]],
    [7, [1]],
  ])('[LA 3.3, lines 6765-6767] of %i entrants %j are exempt', (entrants, exempt) => {
    const holders = Array.from({ length: entrants }, (_, index) => index + 1);
    const alone = firstRound(holders).flatMap(({ first, second }) =>
      first === null ? [second] : second === null ? [first] : [],
    );
    expect(alone.sort()).toEqual(exempt);
  });
});

describe('brackets of 2 to 300 entrants', () => {
  it('let seeds 1 to 2^k meet as late as there are rounds, everybody in one place', () => {
    for (let entrants = 2; entrants <= 300; entrants += 1) {
      const holders = Array.from({ length: entrants }, (_, index) => index + 1);
      const rounds = Math.ceil(Math.log2(entrants));
      const matches = firstRound(holders);
      const seated = matches.flatMap(({ first, second }) => [first, second]);
      expect(seated.filter((one) => one !== null).sort((a, b) => a - b)).toEqual(holders);
      // Two of the first 2^k are in different sections of 2^(r−k) places.
      for (let k = 1; k <= rounds; k += 1) {
        const section = 2 ** (rounds - k);
        const sections = holders
          .slice(0, 2 ** k)
          .map((seed) => Math.floor(seated.indexOf(seed) / section));
        expect(new Set(sections).size).toBe(Math.min(2 ** k, entrants));
      }
      expect(matches.some(({ first, second }) => first === null && second === null)).toBe(false);
    }
  });

  it('tell when two places can meet at the earliest', () => {
    const places = bracketPairs(4).flat();
    expect(earliestMeeting(places, 1, 2)).toBe(4);
    expect(earliestMeeting(places, 1, 4)).toBe(3);
    expect(earliestMeeting(places, 1, 8)).toBe(2);
    expect(earliestMeeting(places, 1, 16)).toBe(1);
  });
});

describe('places by lot', () => {
  const lot = (entrant: number): string => String((entrant * 7919) % 1009).padStart(4, '0');

  it('leave protected seeds where they are, and lose nobody', () => {
    for (let entrants = 2; entrants <= 300; entrants += 1) {
      const places = placesByLot(entrants, Math.min(4, entrants), lot);
      expect(places.slice(0, 4)).toEqual([1, 2, 3, 4].slice(0, entrants));
      expect(new Set(places).size).toBe(entrants);
    }
  });

  it('[LA 3.3, line 6624] draw who is exempt where no seed is protected', () => {
    const places = placesByLot(23, 0, lot);
    const exempt = firstRound(places).filter(
      ({ second, first }) => first === null || second === null,
    );
    expect(exempt).toHaveLength(9);
    expect(places).not.toEqual(placesByLot(23, 23, lot));
  });
});
