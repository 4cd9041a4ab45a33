import { describe, expect, it } from 'vitest';
import type { RatingProperties } from '../rules/editions/rating-properties.ts';
import {
  RATING_2017,
  RATING_2022,
  RATING_2024_03,
  RATING_2025_10,
} from '../rules/editions/ratings.ts';
import { tpn } from '../rules/identity.ts';
import type { PlayerOutcome } from '../rules/outcome.ts';
import type { RoundRecord } from '../rules/record.ts';
import { ratingsOfEvent, type PlayerRating } from './event-ratings.ts';
import type { EntrantToRate, EventToRate } from './rated-event.ts';

const MIRROR: Partial<Record<PlayerOutcome, PlayerOutcome>> = {
  ...{ win: 'loss', loss: 'win', draw: 'draw', shortWin: 'shortLoss', shortDraw: 'shortDraw' },
  ...{ forfeitWin: 'forfeitLoss', forfeitLoss: 'forfeitWin', notEntered: 'notEntered' },
  adjourned: 'adjourned',
};

/** Player 1 meets 2, 3, 4 … in rounds 1, 2, 3 …: what became of each, from the view of player 1. */
function field(
  own: Partial<EntrantToRate>,
  opponents: readonly (readonly [number | null, PlayerOutcome, Partial<EntrantToRate>?])[],
  event: Partial<EventToRate> = {},
): PlayerRating[] {
  const round = (opponent: number, outcome: PlayerOutcome): RoundRecord => ({
    ...{ opponent: tpn(opponent), colour: 'white', outcome },
  });
  const free: RoundRecord = { opponent: null, colour: null, outcome: 'zeroPointBye' };
  const entrants: EntrantToRate[] = [
    {
      ...{ tpn: tpn(1), name: 'One', rating: 2000, development: { listedK: 20 } },
      rounds: opponents.map(([, outcome], index) => round(index + 2, outcome)),
      ...own,
    },
    ...opponents.map(([rating, outcome, more], index) => ({
      ...{ tpn: tpn(index + 2), name: `Other ${index}`, rating, development: {} },
      rounds: [
        ...Array.from({ length: index }, () => free),
        round(1, MIRROR[outcome] ?? 'zeroPointBye'),
      ],
      ...more,
    })),
  ];
  return ratingsOfEvent({
    ...{ kind: 'standard', rules: RATING_2022.properties, firstDay: '2022-06-15' },
    ...{ rateOfPlay: null, matchOf: null, entrants },
    ...event,
  });
}

const leftOut = (player: PlayerRating | undefined) =>
  player?.rounds.map((game) => game.leftOut && [game.leftOut.reason, game.leftOut.article]);

describe('games that are not rated', () => {
  it('[B.02 5.1] forfeits, games under one move, and those still open', () => {
    const [one] = field({}, [
      [2000, 'win'],
      [2000, 'forfeitWin'],
      [2000, 'shortDraw'],
      [2000, 'notEntered'],
      [2000, 'adjourned'],
    ]);
    expect(leftOut(one)).toEqual([
      null,
      ['unplayed', 'B.02 5.1'],
      ['underOneMove', 'B.02 5.1'],
      ['open', 'B.02 5.1'],
      ['open', 'B.02 5.1'],
    ]);
    expect(one).toMatchObject({ change: { games: 1, change: 1000 }, newRating: 2010 });
    expect(one?.notes.map(({ code, rounds }) => [code, rounds])).toEqual([
      ['unplayed', [2]],
      ['underOneMove', [3]],
      ['open', [4, 5]],
    ]);
  });

  it('[B.02 8.3.1] opponents without a rating; a rating of 0 is none', () => {
    const [one] = field({}, [
      [null, 'win'],
      [0, 'win'],
      [2000, 'loss'],
    ]);
    expect(one).toMatchObject({ change: { games: 1 }, newRating: 1990 });
  });

  it('[B.02 1.1] games the rate of play is too short for, by the higher rated', () => {
    // 60 + 30 is ninety minutes: enough below 2400 in 2022, below 2200 in 2017.
    const opponents = [
      [2399, 'draw'],
      [2400, 'draw'],
      [2200, 'draw'],
    ] as const;
    const rateOfPlay = { minutes: 60, increment: 30 };
    const reasons = (rules: RatingProperties) =>
      leftOut(field({}, opponents, { rateOfPlay, rules })[0])?.map((reason) => reason?.[0] ?? null);
    expect(reasons(RATING_2022.properties)).toEqual([null, 'tooLittleTime', null]);
    expect(reasons(RATING_2017.properties)).toEqual(
      Array.from({ length: 3 }, () => 'tooLittleTime'),
    );
  });

  it('[B.02 6.1, 6.2] a match with an unrated player, and games after a match is won', () => {
    const game = (outcome: PlayerOutcome, opponent: number): RoundRecord => ({
      ...{ opponent: tpn(opponent), colour: 'white', outcome },
    });
    const outcomes: PlayerOutcome[] = ['win', 'win', 'draw', 'win'];
    const match = (rating: number | null) =>
      field(
        { rounds: outcomes.map((outcome) => game(outcome, 2)) },
        [[rating, 'win', { rounds: outcomes.map((o) => game(MIRROR[o] ?? 'draw', 1)) }]],
        { matchOf: 4 },
      );
    // 2½ of 4 after the third game.
    expect(leftOut(match(2000)[0])).toEqual([null, null, null, ['afterMatchDecided', 'B.02 6']]);
    expect(leftOut(match(null)[0])?.[0]).toEqual(['unratedInMatch', 'B.02 6']);
    expect(match(null)[1]).toMatchObject({ rating: null, firstRating: null });
  });

  it('[B.02 RB 7.3.1] 600 points apart and one above 2600, in rapid and blitz since December 2024', () => {
    const event = { kind: 'rapid', rules: RATING_2024_03.properties } as const;
    const rounds = (own: number, other: number, firstDay: string) =>
      leftOut(field({ rating: own }, [[other, 'win']], { ...event, firstDay })[0])?.[0]?.[0] ??
      null;
    expect(rounds(2601, 2001, '2024-12-01')).toBe('tooFarApart');
    expect(rounds(2601, 2001, '2024-11-30')).toBeNull();
    expect(rounds(2601, 2002, '2024-12-01')).toBeNull();
    expect(rounds(2600, 2000, '2024-12-01')).toBeNull();
  });
});

describe('who counts as rated', () => {
  const rapid = { kind: 'rapid', rules: RATING_2024_03.properties } as const;

  it('[B.02 RB 7.2.1] the standard rating stands in for a missing rapid one, since 2024', () => {
    const own = { rating: null, standardRating: 1900 };
    const [one] = field(own, [[1900, 'win']], rapid);
    expect(one).toMatchObject({ rating: 1900, newRating: 1910 });
    expect(one?.notes.map(({ code }) => code)).toContain('standardStandsIn');
    const [before] = field(own, [[1900, 'win']], { kind: 'rapid' });
    expect(before).toMatchObject({ rating: null, change: null });
  });

  it('[B.02 8.2.4] rated meanwhile: for the own calculation, not for that of the opponents', () => {
    const [one, other] = field({ rating: null, ratedMeanwhile: 1800 }, [[1800, 'draw']]);
    expect(one).toMatchObject({ rating: 1800, change: { games: 1, change: 0 } });
    expect(other).toMatchObject({ rating: 1800, change: { games: 0 } });
    expect(leftOut(other)?.at(-1)).toEqual(['unratedOpponent', 'B.02 8.3.1']);
  });

  it('[B.02 4.1] in an event over thirty days each game may have its own list', () => {
    const [one] = field({ ratingsByRound: [2000, 2100] }, [
      [2000, 'draw', { ratingsByRound: [2000] }],
      [2100, 'draw'],
    ]);
    expect(one?.rounds.map(({ change }) => change?.expected)).toEqual([50, 50]);
  });
});

describe('what becomes of a rating', () => {
  it('[B.02 7.2.1] below the floor it is no longer published', () => {
    const own = { rating: 1405, development: { listedK: 40 } };
    const lost = [[1400, 'loss']] as const;
    const [now] = field(own, lost, { rules: RATING_2025_10.properties });
    expect(now).toMatchObject({ change: { rounded: -20 }, newRating: null });
    expect(now?.notes.map(({ code, article }) => [code, article])).toEqual([
      ['belowFloor', 'B.02 7.2.1'],
    ]);
    expect(field(own, lost)[0]).toMatchObject({ newRating: 1385 });
  });

  it('[B.02 8.2] an unrated player gets a first rating, or is told what it lacks', () => {
    const five = [1500, 1500, 1500, 1500, 1500].map((rating) => [rating, 'win'] as const);
    expect(field({ rating: null }, five)[0]).toMatchObject({
      ...{ rating: null, k: null, newRating: 1600, firstRating: { rating: 1600, lacks: null } },
    });
    const [short] = field({ rating: null }, five.slice(0, 4));
    expect(short).toMatchObject({ newRating: null, firstRating: { games: 4, lacks: 'games' } });
    expect(short?.notes).toEqual([{ code: 'tooFewGames', article: 'B.02 7.1.4' }]);
    const [zero] = field(
      { rating: null },
      five.map(([rating]) => [rating, 'loss'] as const),
    );
    expect(zero).toMatchObject({ newRating: null, firstRating: null });
    expect(zero?.notes[0]?.code).toBe('zeroFirstEvent');
  });

  it('[B.02 7.2.2] a rated game brings an inactive player back', () => {
    const codes = (result: 'draw' | 'forfeitLoss') =>
      field({ inactive: true }, [[2000, result]])[0]?.notes.map(({ code }) => code);
    expect(codes('draw')).toContain('activeAgain');
    expect(codes('forfeitLoss')).toContain('inactive');
  });

  it('[B.02 8.3.3] an assumed K is marked', () => {
    const [one] = field({ development: {} }, [[2000, 'draw']]);
    expect(one).toMatchObject({ k: { k: 20, assumed: true } });
    expect(one?.notes).toEqual([{ code: 'kAssumed', article: 'B.02 8.3.3' }]);
  });
});
