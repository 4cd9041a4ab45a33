import { describe, expect, it } from 'vitest';
import { TB_2012, TB_2026_03 } from '../../rules/editions/tie-breaks.ts';
import { points } from '../../rules/points.ts';
import { tpn } from '../../rules/identity.ts';
import {
  FRENCH_CUP_ORDER,
  GAME_POINTS_WINS_ONLY,
  MATCH_POINTS_3_2_1_0,
} from './french-team-events.ts';
import { teamCrosstable } from './testing/team-crosstable.ts';
import {
  explainedTeam,
  teamFigures,
  teamRanks,
  teamRequest,
  teamStandingsOf,
} from './testing/team-request.ts';

const BOOK = TB_2012.properties;

describe('Berlin', () => {
  // Livre de l'Arbitre, lines 10068-10078, and BAF 101, lines 991-1005: nine boards, 4½ each.
  const match = teamCrosstable(`
    1 A : 2[100010=11]
    2 B : 1[011101=00]
  `);

  it('[LA 5.2 2.4.2] 18½ for A, 26½ for B: B is ahead', () => {
    const request = teamRequest(match, BOOK, { boards: 9 });
    expect(teamFigures(request, 'GPTS')).toEqual([4.5, 4.5]);
    expect(teamFigures(request, 'OTHER_BERLIN')).toEqual([18.5, 26.5]);
    expect(teamRanks(request, ['OTHER_BERLIN'])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('[LA 5.2 2.4.2] adds up over matches; a match won by forfeit counts on every board, a bye does not', () => {
    const teams = teamCrosstable(`
      1 A : 2[10] +3 PAB
      2 B : 1[01] HPB -3
      3 C : PAB   -1 +2
    `);
    const request = teamRequest(teams, BOOK, { boards: 2 });
    // Board 1 weighs 2, board 2 weighs 1: A 2 + 3, B 1, C 3.
    expect(teamFigures(request, 'OTHER_BERLIN')).toEqual([5, 1, 3]);
  });
});

describe('Sonneborn-Berger for teams', () => {
  // Lines 9981-9992: the book works the system out for players; here each has a team of one board.
  const table = teamCrosstable(`
    1 A : 2[0] 3[1] 4[0]
    2 B : 1[1] 4[=] 3[=]
    3 C : 4[=] 1[0] 2[=]
    4 D : 3[=] 2[=] 1[1]
  `);
  const request = teamRequest(table, BOOK, { boards: 1, kind: 'roundRobin' });

  it('[LA 5.2 2.2] D, game points by game points: 1, 2½, 2, 2½', () => {
    expect(teamFigures(request, 'EGGSB')).toEqual([1, 2.5, 2, 2.5]);
  });

  it('[LA 5.2 2.2] A, B and C: match points are twice the game points here', () => {
    expect(teamFigures(request, 'EMMSB')).toEqual([4, 10, 8, 10]);
    expect(teamFigures(request, 'EMGSB')).toEqual([2, 5, 4, 5]);
    expect(teamFigures(request, 'EGMSB')).toEqual([2, 5, 4, 5]);
  });

  it('[LA 5.2 2.2] tronqué: without the team that has the fewest points', () => {
    // A loses C (1 point, product 1); B loses A or C: C's product ½ is the lesser.
    expect(teamFigures(request, 'EGGSB/C1')).toEqual([0, 2, 2, 2]);
    const { figure, article } = explainedTeam(request, 'EGGSB/C1', 2);
    expect(article).toBe('LA 5.2 2.2');
    expect(figure.working?.map(({ opponent, value, counts }) => [opponent, value, counts])).toEqual(
      [
        [1, 100, true],
        [4, 100, true],
        [3, 50, false],
      ],
    );
  });

  it('[LA 5.2 2.2] a match not played has a virtual opponent', () => {
    const swiss = teamCrosstable(`
      1 A : 3[1100] 2[1110] PAB
      2 B : PAB     1[0001] 3[1000]
      3 C : 1[0011] PAB     2[0111]
    `);
    // A, round 3: 1 + 2 match points before it, a draw's 1 of 2 for the bye: 3 + (2 − 1) = 4.
    // Its opponents: C 1 + draw 1 + 2 = 4; B draw 1 + 0 + 0 = 1.
    expect(teamFigures(teamRequest(swiss, BOOK), 'BH:MP')[0]).toBe(4 + 1 + 4);
    expect(teamFigures(teamRequest(swiss, BOOK), 'EMMSB')[0]).toBe(4 * 1 + 1 * 2 + 4 * 1);
  });
});

describe('French team events', () => {
  const season = teamCrosstable(`
    1 A : 2[1100] 3[11=0] 4[1===]
    2 B : 1[0011] -4      3[0000]
    3 C : 4[1000] 1[00=1] 2[1111]
    4 D : 3[0111] +2      1[0===]
  `);
  const request = teamRequest(season, BOOK, {
    matchScoring: MATCH_POINTS_3_2_1_0,
    kind: 'roundRobin',
  });

  it('[LA 5.2 2.4.1] line 10052: 3, 2, 1, and nothing for a match lost by forfeit', () => {
    expect(teamFigures(request, 'MPTS')).toEqual([2 + 3 + 3, 2 + 0 + 1, 1 + 1 + 3, 3 + 3 + 1]);
  });

  it('[LA 5.2 2.4.3] line 10085: differentials over the season add up to nothing', () => {
    expect(teamFigures(request, 'OTHER_GAME_POINT_DIFFERENTIAL')).toEqual([2, -8, 1, 5]);
    expect(teamFigures(request, 'OTHER_BOARD_DIFFERENTIAL')).toEqual([2, -8, 1, 5]);
    const { figure } = explainedTeam(request, 'OTHER_GAME_POINT_DIFFERENTIAL', 4);
    expect(figure.working?.map(({ opponent, value }) => [opponent, value])).toEqual([
      [3, 20],
      [2, 40],
      [1, -10],
    ]);
  });

  it('the order of the cups: match points, differential, game points, then the lower rating', () => {
    const rated = (rating: number, won: boolean) => ({ points: points(won ? 1 : 0), rating });
    const pair = (first: number, second: number, strong: number, weak: number) => [
      {
        number: tpn(first),
        name: `Team ${first}`,
        rounds: [
          {
            opponent: tpn(second),
            outcome: 'played' as const,
            boards: [rated(strong, true), rated(strong, false)],
          },
        ],
      },
      {
        number: tpn(second),
        name: `Team ${second}`,
        rounds: [
          {
            opponent: tpn(first),
            outcome: 'played' as const,
            boards: [rated(weak, false), { ...rated(weak - 1, true) }],
          },
        ],
      },
    ];
    const cup = teamRequest([...pair(1, 2, 1790, 1600), ...pair(3, 4, 1500, 1700)], BOOK, {
      boards: 2,
      matchScoring: MATCH_POINTS_3_2_1_0,
      gameScoring: GAME_POINTS_WINS_ONLY,
    });
    expect(teamFigures(cup, 'OTHER_LOWEST_AVERAGE_RATING')).toEqual([1790, 1599.5, 1500, 1699.5]);
    const { figure } = explainedTeam(cup, 'OTHER_LOWEST_AVERAGE_RATING', 2);
    expect([figure.value, figure.per]).toEqual([3199, 2]);
    expect(teamRanks(cup, FRENCH_CUP_ORDER)).toEqual([
      [3, 1],
      [2, 2],
      [4, 3],
      [1, 4],
    ]);
  });

  it('a team without rated players has no average and comes last', () => {
    const { entries } = teamStandingsOf(request, ['OTHER_LOWEST_AVERAGE_RATING']);
    expect(entries.every(({ tieBreaks: [figure] }) => figure?.undefinedBecause === 'unrated')).toBe(
      true,
    );
  });
});

describe('the orders the book recommends', () => {
  const table = teamCrosstable(`
    1 A : 2[1100] 3[1100] 4[1111]
    2 B : 1[0011] 4[1100] 3[11==]
    3 C : 4[1110] 1[0011] 2[00==]
    4 D : 3[0001] 2[0011] 1[0000]
  `);

  it('[LA 5.2] lines 10106-10111: round robin by match points, then game points, direct encounter, SB', () => {
    const request = teamRequest(table, BOOK, { kind: 'roundRobin' });
    expect(teamRanks(request, ['MPvGP', 'DE', 'EMMSB']).map(([team]) => team)).toEqual([
      1, 2, 3, 4,
    ]);
    const onGames = { ...request, primaryScore: 'gamePoints' } as const;
    expect(teamFigures(onGames, 'MPvGP')).toEqual(teamFigures(request, 'MPTS'));
  });

  it('[C.07 8] Buchholz is refused in round robins since 2026', () => {
    const request = teamRequest(table, TB_2026_03.properties, { kind: 'roundRobin' });
    expect(() => teamFigures(request, 'BH:MP')).toThrow(/notInRoundRobin/);
    // 4, 4, 3 and 1 match points of 6: the first three have half of them.
    expect(teamFigures(request, 'KS')).toEqual([2, 3, 1, 1]);
  });
});
