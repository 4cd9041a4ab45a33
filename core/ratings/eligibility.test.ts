import { describe, expect, it } from 'vitest';
import { RATING_2017, RATING_2022, RATING_2025_10 } from '../rules/editions/ratings.ts';
import { tpn } from '../rules/identity.ts';
import { eligibility, type EligibilityRule, type EventConditions } from './eligibility.ts';
import { listsForEvent } from './rating-lists.ts';

const entrant = (number: number, rating: number | null, opponents: number[] = []) => ({
  ...{ tpn: tpn(number), rating, woman: false, hasFideNumber: true },
  opponents: opponents.map(tpn),
});

const EVENT: EventConditions = {
  ...{ kind: 'standard', edition: 'rating-2022', rules: RATING_2022.properties },
  ...{ firstDay: '2022-06-15', lastDay: '2022-06-19', rounds: 9 },
  rateOfPlay: { minutes: 90, increment: 30 },
  ...{ firstControl: 'none', sameTime: true },
  roundDays: [15, 16, 16, 17, 17, 18, 18, 19, 19].map((day) => `2022-06-${day}`),
  ...{ registeredOn: '2022-06-01', announced: true, isMatch: false, today: '2022-06-20' },
  entrants: [entrant(1, 2450, [2]), entrant(2, 2000, [1])],
};
const UNKNOWN: EventConditions = {
  ...EVENT,
  ...{ rateOfPlay: null, firstControl: null, sameTime: null, roundDays: [], lastDay: null },
  ...{ registeredOn: null, announced: null, today: null },
};

const verdicts = (event: EventConditions) =>
  Object.fromEntries(eligibility(event).map(({ rule, met }) => [rule, met]));
const line = (rule: EligibilityRule, changes: Partial<EventConditions>) =>
  eligibility({ ...EVENT, ...changes }).find((each) => each.rule === rule);

describe('[B.02] eligibility, article by article', () => {
  it('an open of nine rounds in five days meets them all', () => {
    expect(new Set(Object.values(verdicts(EVENT)))).toEqual(new Set([true]));
    expect(eligibility(EVENT).map(({ article }) => article)).toEqual([
      ...['B.02 0.1', 'B.02 1', 'B.02 1.2', 'B.02 3.1', 'B.02 4.1', 'B.02 0.2', 'B.02 9.2'],
      ...['B.02 10.1', 'B.02 9.1'],
    ]);
  });

  it.each(['standard', 'rapid', 'blitz'] as const)(
    '%s: what is not known is never a yes',
    (kind) => {
      const known = new Set<string>(['edition', 'fideNumbers']);
      // Nine rapid rounds are within fifteen whatever their days.
      if (kind !== 'standard') known.add('roundsPerDay');
      for (const { rule, met } of eligibility({ ...UNKNOWN, kind })) {
        expect(met, rule).toBe(known.has(rule) ? true : null);
      }
    },
  );

  // Minutes for sixty moves, the two ratings, the edition: ratings §1.1, inventory row 15 for 2017.
  it.each([
    [120, 2400, RATING_2022, true],
    [119, 2400, RATING_2022, false],
    [90, 2399, RATING_2022, true],
    [89, 1800, RATING_2022, false],
    [60, 1799, RATING_2022, true],
    [59, 1000, RATING_2022, false],
    [119, 2200, RATING_2017, false],
    [90, 2199, RATING_2017, true],
    [89, 1600, RATING_2017, false],
    [60, 1599, RATING_2017, true],
  ])('[1.1] %i minutes for %i', (minutes, rating, { properties: rules }, met) => {
    const entrants = [entrant(1, rating, [2]), entrant(2, 1000, [1]), entrant(3, 2600)];
    const found = line('rateOfPlay', { rules, entrants, rateOfPlay: { minutes, increment: 0 } });
    expect(found?.met).toBe(met);
    expect(found?.players ?? []).toEqual(met ? [] : [1, 2]);
  });

  it('[1.1] counts everybody before the first game', () => {
    const entrants = [entrant(1, 2000), entrant(2, 2400)];
    expect(
      line('rateOfPlay', { entrants, rateOfPlay: { minutes: 90, increment: 0 } }),
    ).toMatchObject({
      ...{ required: '≥ 120', met: false, players: [2] },
    });
  });

  it.each([
    ['rapid', 10, false],
    ['rapid', 11, true],
    ['rapid', 59, true],
    ['rapid', 60, false],
    ['blitz', 3, false],
    ['blitz', 4, true],
    ['blitz', 10, true],
    ['blitz', 11, false],
  ] as const)('[RB 1.1] %s of %i minutes', (kind, minutes, met) => {
    expect(line('rateOfPlay', { kind, rateOfPlay: { minutes, increment: 0 } })?.met).toBe(met);
  });

  it('[1.2] a first control of thirty moves, or none', () => {
    expect(line('firstControl', { firstControl: 30 })?.met).toBe(true);
    expect(line('firstControl', { firstControl: 29 })?.met).toBe(false);
  });

  it('[RB 1.2] the same time for both', () => {
    expect(line('sameTime', { kind: 'blitz', sameTime: false })).toMatchObject({
      ...{ met: false, article: 'B.02 RB 1.2' },
    });
  });

  it('[3.1] twelve hours a day on sixty moves: three rounds of two hours each are the limit', () => {
    const day = '2022-06-15';
    const of = (rounds: number) =>
      line('hoursPerDay', { rounds, roundDays: Array.from({ length: rounds }, () => day) });
    expect(of(3)).toMatchObject({ actual: '12', met: true });
    expect(of(4)).toMatchObject({ actual: '16', met: false });
    // Days that are not known matter only where one day could not hold all rounds.
    expect(line('hoursPerDay', { rounds: 3, roundDays: [] })?.met).toBe(true);
    expect(line('hoursPerDay', { rounds: 4, roundDays: [day] })?.met).toBeNull();
  });

  it.each([
    ['rapid', 15, true],
    ['rapid', 16, false],
    ['blitz', 30, true],
    ['blitz', 31, false],
  ] as const)('[RB 3.1] %s, %i rounds on a day', (kind, rounds, met) => {
    const roundDays = Array.from({ length: rounds }, () => '2022-06-15');
    expect(line('roundsPerDay', { kind, rounds, roundDays })?.met).toBe(met);
  });

  it('[4.1] more than thirty days: rated with monthly reports, which nobody knows of', () => {
    expect(line('interimReport', { lastDay: '2022-07-14' })).toMatchObject({
      actual: '30',
      met: true,
    });
    expect(line('interimReport', { lastDay: '2022-07-15' })).toMatchObject({
      actual: '31',
      met: null,
    });
  });

  it('[0.2] registered three days before, thirty with a player above 2700 or a woman above 2500', () => {
    expect(line('registration', { registeredOn: '2022-06-12' })?.met).toBe(true);
    expect(line('registration', { registeredOn: '2022-06-13' })?.met).toBe(false);
    const { properties: rules } = RATING_2025_10;
    const woman = { ...entrant(1, 2501), woman: true };
    expect(line('registration', { rules, entrants: [woman] })).toMatchObject({
      ...{ required: '≥ 30', met: false },
    });
    expect(line('registration', { rules, entrants: [entrant(1, 2700)] })?.required).toBe('≥ 3');
    expect(line('registration', { rules, entrants: [entrant(1, 2701)] })?.required).toBe('≥ 30');
  });

  it('[10.1] names who has no FIDE number, and [6.1] who is unrated in a match', () => {
    const entrants = [entrant(1, 2000), { ...entrant(2, null), hasFideNumber: false }];
    expect(line('fideNumbers', { entrants })).toMatchObject({ met: false, players: [2] });
    expect(line('match', { entrants, isMatch: true })).toMatchObject({ met: false, players: [2] });
    expect(line('match', { entrants })).toBeUndefined();
  });

  it('[0.1] asks for the edition of the first day', () => {
    expect(line('edition', { edition: 'rating-2024-03' })).toMatchObject({
      ...{ required: 'rating-2022', met: false },
    });
    expect(line('edition', { firstDay: '2010-01-01' })?.met).toBeNull();
  });
});

describe('[B.02 7.1.3, 9.1] the lists an event may stand in', () => {
  // Three days before the list at the latest; the third list after the end is the last.
  it.each([
    ['2022-06-28', '2022-07-01', '2022-09-01'],
    ['2022-06-29', '2022-08-01', '2022-09-01'],
    ['2022-06-30', '2022-08-01', '2022-09-01'],
    ['2022-07-01', '2022-08-01', '2022-10-01'],
    ['2022-12-31', '2023-02-01', '2023-03-01'],
  ])('ending on %s: from %s to %s', (lastDay, first, last) => {
    expect(listsForEvent(lastDay, RATING_2022.properties)).toEqual({ first, last });
  });
});
