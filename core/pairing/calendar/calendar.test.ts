import { describe, expect, it } from 'vitest';
import { complementaryNumber } from '../berger/properties.ts';
import { assignCalendarNumbers } from './assign-numbers.ts';
import { CALENDAR_ORDERS, calendarRounds } from './calendar-rounds.ts';
import { wishJudge, type CalendarPool, type CalendarTeam } from './wishes.ts';

const team = (name: string, more: Partial<CalendarTeam> = {}): CalendarTeam => ({
  ...{ name, club: null, number: null, home: [], away: [] },
  ...more,
});

const pool = (name: string, count: number, clubs: readonly string[] = []): CalendarPool => ({
  name,
  teams: Array.from({ length: count }, (_, index) =>
    team(`${name}${index + 1}`, { club: clubs[index] ?? null }),
  ),
});

describe('rounds of a calendar', () => {
  it('[LA 3.1, lines 4648-4650] of twelve: line 1 last, the others in order or against it', () => {
    const lines = (order: 'gathering' | 'gatheringReversed') =>
      calendarRounds(12, order).map(({ line }) => line);
    expect(lines('gathering')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1]);
    expect(lines('gatheringReversed')).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('[LA 3.1, line 4630] every team is at home as often as away but for the gathering, for sizes up to 200', () => {
    for (let teams = 2; teams <= 200; teams += 6) {
      const counts = Array.from({ length: teams }, () => [0, 0] as [number, number]);
      for (const { isGathering, matches } of calendarRounds(teams, 'gathering')) {
        for (const { home, away } of isGathering ? [] : matches) {
          (counts[home - 1] ?? [0, 0])[0] += 1;
          (counts[away - 1] ?? [0, 0])[1] += 1;
        }
      }
      expect(counts.every(([home, away]) => home === away)).toBe(true);
    }
  });

  it('an odd pool has a free date a round, and everybody meets everybody, for sizes up to 40', () => {
    for (const order of CALENDAR_ORDERS) {
      for (let teams = 3; teams <= 40; teams += 3) {
        const rounds = calendarRounds(teams, order);
        const met = rounds.flatMap(({ matches }) =>
          matches.map(({ home, away }) => `${Math.min(home, away)}-${Math.max(home, away)}`),
        );
        const times = order === 'double' ? 2 : 1;
        expect([order, teams, met.length]).toEqual([
          order,
          teams,
          (times * teams * (teams - 1)) / 2,
        ]);
        expect(new Set(met).size * times).toBe(met.length);
        expect(rounds.every(({ free }) => (free === null) === (teams % 2 === 0))).toBe(true);
      }
    }
  });

  it('[LA 3.1, line 4632] complementary numbers are never at home together', () => {
    for (const { isGathering, matches } of calendarRounds(12, 'gathering')) {
      if (isGathering) continue;
      const home = new Set(matches.map((match) => match.home));
      for (let number = 1; number <= 12; number += 1) {
        expect(home.has(number)).not.toBe(home.has(complementaryNumber(12, number)));
      }
    }
  });
});

describe('numbers of a calendar', () => {
  it('two teams of a club meet in the gathering, and one with a small hall has complementary numbers elsewhere', () => {
    const pools = [
      pool('N1', 12, ['Rennes', 'Rennes', 'Brest']),
      pool('N2', 12, ['Brest', 'Lyon']),
      pool('N3', 11, ['Lyon', 'Brest']),
    ];
    const question = { pools, halls: [{ club: 'Lyon', teams: 1 }], order: 'gathering' } as const;
    const { numbers, unmet } = assignCalendarNumbers(question, '7');
    expect(unmet).toEqual([]);
    const [first = []] = numbers;
    expect(first.indexOf(0) + first.indexOf(1) + 2).toBe(13);
    expect(assignCalendarNumbers(question, '7').numbers).toEqual(numbers);
  });

  it('names what cannot be had', () => {
    const teams = [
      team('A', { number: 1, home: [1] }),
      team('B', { number: 1 }),
      team('C', { home: [1], away: [1] }),
      team('D'),
    ];
    const question = { pools: [{ name: 'P', teams }], halls: [], order: 'gathering' } as const;
    const { unmet } = assignCalendarNumbers(question, '1');
    expect(unmet.map(({ kind }) => kind)).toContain('number');
    expect(unmet.some((wish) => 'team' in wish && wish.team === 'C')).toBe(true);
  });

  it('solves wishes of ten pools that a hidden solution answers', () => {
    const order = 'gatheringReversed' as const;
    const pools = Array.from({ length: 10 }, (_, index) => pool(`P${index}`, 10));
    const rounds = calendarRounds(10, order);
    // Every third team asks for one date it has with the number of its line.
    const asking = pools.map((one) => ({
      ...one,
      teams: one.teams.map((asks, index) => {
        const home = rounds.find(({ matches }) =>
          matches.some((match) => match.home === index + 1),
        );
        return index % 3 === 0 && home ? { ...asks, home: [home.round] } : asks;
      }),
    }));
    expect(assignCalendarNumbers({ pools: asking, halls: [], order }, '3').unmet).toEqual([]);
  });

  it('counts a full hall once a round with those who are there', () => {
    const pools = [pool('P', 4, ['X']), pool('Q', 4, ['X'])];
    const judge = wishJudge({ pools, halls: [{ club: 'X', teams: 1 }], order: 'gathering' });
    const same = judge([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
    expect(same.every(({ kind }) => kind === 'hall')).toBe(true);
    expect(same[0]).toMatchObject({ club: 'X', atHome: ['P1', 'Q1'], room: 1 });
    expect(
      judge([
        [0, 1, 2, 3],
        [1, 2, 0, 3],
      ]),
    ).toEqual([]);
  });
});
