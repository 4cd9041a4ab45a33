import { describe, expect, it } from 'vitest';
import { TB_2023_09, TB_2024_08, TB_2026_03 } from '../../rules/editions/tie-breaks.ts';
import { teamCrosstable } from './testing/team-crosstable.ts';
import { explainedTeam, teamRanks, teamRequest } from './testing/team-request.ts';

const EDITION = TB_2026_03.properties;

describe('extended direct encounter', () => {
  it('[C.07 13.3.3] starts again with a new subset: match points split off one team, game points the rest', () => {
    // 1 beats 2, 3 and 4; 2 beats 3 by 4-0, 3 beats 4 and 4 beats 2 by 3-1. All four have 6.
    const teams = teamCrosstable(`
      1 One   : 2:3 3:3 4:3 8:1 5:1
      2 Two   : 1:1 4:1 3:4 5:3 6:3
      3 Three : 4:3 1:1 2:0 6:3 7:3
      4 Four  : 3:1 2:3 1:1 7:3 8:3
      5 Five  : ZPB ZPB ZPB 2:1 1:3
      6 Six   : ZPB ZPB ZPB 3:1 2:1
      7 Seven : ZPB ZPB ZPB 4:1 3:1
      8 Eight : ZPB ZPB ZPB 1:3 4:1
    `);
    for (const { properties } of [TB_2023_09, TB_2024_08, TB_2026_03]) {
      const request = teamRequest(teams, properties);
      expect(teamRanks(request, ['EDE']).slice(0, 4)).toEqual([
        [1, 1],
        [2, 2],
        [4, 3],
        [3, 4],
      ]);
      const { steps = [] } = explainedTeam(request, 'EDE', 3);
      expect(steps.map(({ score, rows, order }) => [score, rows.length, order.length])).toEqual([
        ['matchPoints', 4, 2],
        // Article 6 again on match points, then 13.3.1 from the start.
        ['matchPoints', 3, 1],
        ['matchPoints', 3, 1],
        ['gamePoints', 3, 3],
      ]);
    }
  });

  it('[C.07 13.3.1] with game points first, match points come second', () => {
    // Three matches, 6 game points each; 1 won two of them.
    const teams = teamCrosstable(`
      1 One : 2:3 2:0.5 2:2.5
      2 Two : 1:1 1:3.5 1:1.5
    `);
    const request = teamRequest(teams, EDITION, { primaryScore: 'gamePoints' });
    expect(teamRanks(request, ['DE'])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(teamRanks(request, ['EDE'])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('[C.07 13.3.2] the knock-out tie-breaks are for exactly two teams', () => {
    const teams = teamCrosstable(`
      1 One   : 2[1100] 3[1100] ZPB
      2 Two   : 1[0011] ZPB     3[1100]
      3 Three : ZPB     1[0011] 2[0011]
    `);
    const request = teamRequest(teams, EDITION);
    for (const descriptor of ['EDEBT', 'EDEBB', 'EDET', 'EDEB']) {
      expect(teamRanks(request, [descriptor]).map(([, rank]) => rank)).toEqual([1, 1, 1]);
    }
  });

  it('[C.07 13.3.2] the second of two decides what board count cannot', () => {
    // Counts: board 1 and 4 against 2 and 3, five each.
    const teams = teamCrosstable(`
      1 One : 2[1001]
      2 Two : 1[0110]
    `);
    const request = teamRequest(teams, EDITION);
    expect(teamRanks(request, ['EDEBT'])[0]).toEqual([1, 1]);
    expect(teamRanks(request, ['EDEBB'])[0]).toEqual([2, 1]);
    const { steps = [] } = explainedTeam(request, 'EDEBB', 1);
    expect(steps.map(({ article, score, board }) => [article, score, board])).toEqual([
      ['C.07 6', 'matchPoints', undefined],
      ['C.07 6', 'gamePoints', undefined],
      ['C.07 12.1', undefined, undefined],
      ['C.07 12.3', undefined, 3],
    ]);
  });

  it('[C.07 6.1.1] a match won by forfeit counts with `/P` and in round robins only', () => {
    // A drawn match in which 2 won board 1, then a forfeit in favour of 1.
    const teams = teamCrosstable(`
      1 One   : 2[0110] +2  ZPB
      2 Two   : 1[1001] -1  3[1111]
      3 Three : ZPB     ZPB 2[0000]
    `);
    const request = teamRequest(teams, EDITION);
    const first = (descriptor: string, kind: 'swiss' | 'roundRobin' = 'swiss') =>
      teamRanks({ ...request, kind }, [descriptor])[0]?.[0];
    expect(first('EDET')).toBe(2);
    expect(first('EDET/P')).toBe(1);
    expect(first('EDET', 'roundRobin')).toBe(1);
    expect(teamRanks(request, ['EDE']).map(([, rank]) => rank)).toEqual([1, 1, 3]);
  });

  it('[C.07 6.1.2] two who met twice count the average, and the boards of both matches', () => {
    const teams = teamCrosstable(`
      1 One : 2[1110] 2[0001]
      2 Two : 1[0001] 1[1110]
    `);
    const request = teamRequest(teams, EDITION);
    expect(explainedTeam(request, 'EDE', 1).figure).toMatchObject({ value: 40, per: 20 });
    // Boards 1, 1, 1, 1 for both.
    expect(teamRanks(request, ['EDET']).map(([, rank]) => rank)).toEqual([1, 1]);
  });
});
