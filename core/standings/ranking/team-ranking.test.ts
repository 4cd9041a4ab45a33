import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import type { Profiles } from './category-ranking.ts';
import { inOrder } from './rows.fixture.ts';
import { teamRanking, USUAL_TEAM_RANKING, type TeamRow } from './team-ranking.ts';

const shown = (rows: readonly TeamRow[]): string[] =>
  rows.map((row) => `${row.rank ?? '-'} ${row.name} ${row.points / 10} ${row.ranks}`);

const clubs = (names: string): Profiles =>
  new Map(Array.from(names, (club, index) => [tpn(index + 1), { club, league: 'BRE' }] as const));

describe('ranking of clubs and leagues', () => {
  // A has 1 4 5 8, B has 2 3 6 7 and 9, C has 10 only.
  const ROWS = inOrder([7, 6, 6, 5, 5, 4, 4, 3, 2, 1]);
  const PROFILES = clubs('ABBAABBABC');

  it('adds the points of the best six of at least four, as the federation’s program does', () => {
    expect(USUAL_TEAM_RANKING).toEqual({ sum: 'points', best: 6, atLeast: 4 });
    const ranking = teamRanking(ROWS, PROFILES, { by: 'club', ...USUAL_TEAM_RANKING });
    // B: 6 6 4 4 2 and one empty place of 11; A: 7 5 5 3 and two.
    expect(shown(ranking)).toEqual(['1 B 22 38', '2 A 20 40', '- C 1 65']);
  });

  it('counts only the best', () => {
    const rule = { by: 'club', sum: 'points', best: 2, atLeast: 2 } as const;
    // A: 7 and 5 on ranks 1 and 4; B: 6 and 6 on ranks 2 and 3: equal in both sums, A has the first.
    expect(shown(teamRanking(ROWS, PROFILES, rule))).toEqual(['1 A 12 5', '2 B 12 5', '- C 1 21']);
    expect(teamRanking(ROWS, PROFILES, rule)[0]?.counting).toEqual([1, 4]);
  });

  it('adds ranks, the fewest first, and an empty place never helps', () => {
    const rule = { by: 'club', sum: 'ranks', best: 4, atLeast: 1 } as const;
    // A: 1+4+5+8; B: 2+3+6+7; C: 10 and three times 11.
    expect(shown(teamRanking(ROWS, PROFILES, rule))).toEqual([
      '1 A 20 18',
      '2 B 20 18',
      '3 C 1 43',
    ]);
  });

  it('ranks leagues alike, and shares a rank where nothing differs', () => {
    expect(shown(teamRanking(ROWS, PROFILES, { by: 'league', ...USUAL_TEAM_RANKING }))).toEqual([
      '1 BRE 33 21',
    ]);
    const tied = inOrder([5, 5]).map((row) => ({ ...row, rank: 1 }));
    const rule = { by: 'club', sum: 'points', best: 1, atLeast: 1 } as const;
    expect(shown(teamRanking(tied, clubs('BA'), rule))).toEqual(['1 A 5 1', '1 B 5 1']);
  });

  it('passes over players without a rank', () => {
    const rows = ROWS.map((row) => (row.tpn === 1 ? { ...row, rank: null } : row));
    const rule = { by: 'club', sum: 'points', best: 6, atLeast: 4 } as const;
    expect(teamRanking(rows, PROFILES, rule).find(({ name }) => name === 'A')).toMatchObject({
      rank: null,
      players: 3,
    });
  });

  it('does not depend on the order of the rows', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(names, fc.constantFrom('points', 'ranks'), (each, sum) => {
        const rows = inOrder(each.map((_, index) => 9 - Math.floor(index / 3)));
        const rule = { by: 'club', sum, best: 3, atLeast: 2 } as const;
        const profiles = clubs(each.join(''));
        expect(teamRanking([...rows].reverse(), profiles, rule)).toEqual(
          teamRanking(rows, profiles, rule),
        );
      }),
    );
  });
});
