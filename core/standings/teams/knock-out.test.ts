import { describe, expect, it } from 'vitest';
import { TB_2024_08, TB_2026_03 } from '../../rules/editions/tie-breaks.ts';
import { points } from '../../rules/points.ts';
import { MATCH_POINTS_2_1_0, scoring } from '../../rules/scoring.ts';
import { teamCrosstable } from './testing/team-crosstable.ts';
import { explainedTeam, teamRanks, teamRequest } from './testing/team-request.ts';

// The match of exercises 46 to 48 (IA Mario Held, "Exercises in Tie-Breaking"): 1-0, ½-½, ½-½, 0-1.
const MATCH = teamCrosstable(`
  11 Koalas   : 14[1==0]
  14 Narwhals : 11[0==1]
`);
// The same, and the pairing-allocated bye team 14 had in round 7.
const WITH_BYE = teamCrosstable(`
  11 Koalas   : 14[1==0] HPB
  14 Narwhals : 11[0==1] PAB
`);

const figureOf = (
  teams: typeof MATCH,
  descriptor: string,
  team: number,
  edition = TB_2026_03.properties,
): number | null => {
  const { figure } = explainedTeam(teamRequest(teams, edition), descriptor, team);
  return figure.value === null ? null : figure.value / figure.per;
};

describe('tie-breaks of team knock-outs', () => {
  it.each([
    ['BC', 3.5, 6.5, 'C.07 12.1'],
    ['TBR', 1, 0, 'C.07 12.2'],
    ['BBE', 2, 1, 'C.07 12.3'],
  ])(
    '[C.07 12] exercises 46 to 48: %s, %d for 11 and %d for 14',
    (code, first, second, article) => {
      expect([figureOf(MATCH, code, 11), figureOf(MATCH, code, 14)]).toEqual([first, second]);
      const request = teamRequest(MATCH, TB_2026_03.properties);
      expect(teamRanks(request, [code])).toEqual([
        [11, 1],
        [14, 2],
      ]);
      expect(explainedTeam(request, code, 11).steps?.[0]?.article).toBe(article);
    },
  );

  it('[C.07 12] a pairing-allocated bye is a win on every board, and puts 14 ahead', () => {
    for (const { properties } of [TB_2024_08, TB_2026_03]) {
      const request = teamRequest(WITH_BYE, properties);
      // Board 1 is 1½ and 1; the bye of team 11 is a draw on every board.
      expect(figureOf(WITH_BYE, 'TBR', 14, properties)).toBe(1);
      expect(figureOf(WITH_BYE, 'BBE', 11, properties)).toBe(3.5);
      expect(figureOf(WITH_BYE, 'BBE', 14, properties)).toBe(4);
      expect(teamRanks(request, ['BBE'])[0]).toEqual([14, 1]);
      // Board 1: 1 and 0 from the match, nothing for a zero-point bye, one for the bye of the pairing.
      const zero = WITH_BYE.map((team) => ({
        ...team,
        rounds: team.rounds.map((round) =>
          round.outcome === 'halfPointBye' ? { ...round, outcome: 'zeroPointBye' as const } : round,
        ),
      }));
      const same = teamRequest(zero, properties, {
        matchScoring: { ...request.matchScoring, pairingAllocatedBye: request.matchScoring.loss },
      });
      expect(teamRanks(same, ['TBR'])).toEqual([
        [14, 1],
        [11, 2],
      ]);
      const { steps = [] } = explainedTeam(same, 'TBR', 14);
      expect(
        steps.map(({ board, rows }) => [board, rows.map(({ figure }) => figure.value)]),
      ).toEqual([
        [1, [10, 10]],
        [2, [5, 15]],
      ]);
    }
  });

  it('[C.07 12.1] board count: the working shows the bye and its article', () => {
    const { figure } = explainedTeam(teamRequest(WITH_BYE, TB_2026_03.properties), 'BC', 14);
    expect(
      figure.working?.map(({ round, value, alterations }) => [round, value, alterations]),
    ).toEqual([
      [1, 65, []],
      [2, 100, [{ change: 'asPlayed', article: 'C.07 12' }]],
    ]);
  });

  it('[C.07 12] a forfeited match is a standard win or loss on every board', () => {
    const teams = teamCrosstable(`
      1 One : 2[1001] +2
      2 Two : 1[0110] -1
    `);
    // Board 1: one point and three for team 1, none and the one of a standard loss for team 2.
    const gameScoring = scoring({ win: 3, draw: 2, loss: 1 });
    const matchScoring = { ...MATCH_POINTS_2_1_0, forfeitWin: points(0) };
    const request = teamRequest(teams, TB_2026_03.properties, { gameScoring, matchScoring });
    const { steps = [] } = explainedTeam(request, 'TBR', 1);
    expect(steps[0]?.rows.map(({ figure }) => figure.value)).toEqual([40, 10]);
  });

  it('[C.07 12.1] board count is of no use where game points differ', () => {
    const uneven = teamCrosstable(`
      1 One   : 2[1100] 3[1100]
      2 Two   : 1[0011] 4[1111]
      3 Three : 4[0010] 1[0011]
      4 Four  : 3[1101] 2[0000]
    `);
    const ranks = new Map(teamRanks(teamRequest(uneven, TB_2026_03.properties), ['BC']));
    // Match points 3 for team 2, 2 for teams 1 and 4, 1 for team 3; game points 4 for 1, 3 for 4;
    // counts 6 for 1, 7 for 4.
    expect([...ranks.values()]).toEqual([1, 2, 2, 4]);
    expect(new Map(teamRanks(teamRequest(uneven, TB_2026_03.properties), ['TBR'])).get(1)).toBe(2);
    const equal = teamCrosstable(`
      1 One   : 2[1100] 3[1100]
      2 Two   : 1[0011] 4[0101]
      3 Three : 4[0011] 1[0011]
      4 Four  : 3[1100] 2[1010]
    `);
    // Counts: 1·2 + 2·2 = 6; 2·1 + 3·1 + 4·2 = 13; 3·2 + 4·2 = 14; 1·2 + 2·1 + 3·1 = 7.
    expect(teamRanks(teamRequest(equal, TB_2026_03.properties), ['BC'])).toEqual([
      [1, 1],
      [4, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it('[C.07 12.2 and 12.3] top boards and bottom boards part company', () => {
    const teams = teamCrosstable(`
      1 One   : 3[1001] 4[0101]
      2 Two   : 4[0110] 3[1010]
      3 Three : 1[0110] 2[0101]
      4 Four  : 2[1001] 1[1010]
    `);
    const request = teamRequest(teams, TB_2026_03.properties);
    // Totals: 1 has 1,1,0,2; 2 has 1,1,2,0; 3 has 0,2,1,1; 4 has 2,0,1,1.
    expect(teamRanks(request, ['TBR']).map(([team]) => team)).toEqual([4, 2, 1, 3]);
    // Three boards 2, 4, 3, 3; then 3 and 4 have 2 each on two boards, and 0 and 2 on the first.
    expect(teamRanks(request, ['BBE']).map(([team]) => team)).toEqual([2, 4, 3, 1]);
  });

  it('[C.07 12] needs every match by boards', () => {
    const teams = teamCrosstable(`
      1 One : 2:2
      2 Two : 1:2
    `);
    expect(() => teamRanks(teamRequest(teams, TB_2026_03.properties), ['TBR'])).toThrow(
      /boardsMissing.*"team":1,"round":1/,
    );
  });
});
