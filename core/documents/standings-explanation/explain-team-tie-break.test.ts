import { describe, expect, it } from 'vitest';
import { TB_2012, TB_2026_03 } from '../../rules/editions/tie-breaks.ts';
import type { Language } from '../../rules/language.ts';
import { EXERCISE_TEAMS } from '../../standings/teams/testing/exercise-teams.ts';
import { teamCrosstable } from '../../standings/teams/testing/team-crosstable.ts';
import { explainedTeam, teamRequest } from '../../standings/teams/testing/team-request.ts';
import { explainTeamInWords } from './explain-team-tie-break.ts';

const exercise = teamRequest(EXERCISE_TEAMS, TB_2026_03.properties);
// Two boards: 1 and 2 drew their match with a win each, on board 1 for team 2.
const drawn = teamRequest(teamCrosstable('1 Ash : 2[01]\n2 Oak : 1[10]'), TB_2012.properties, {
  boards: 2,
});

const saidOf = (
  request: typeof exercise,
  descriptor: string,
  team: number,
  language: Language = 'en',
): string[] =>
  explainTeamInWords(explainedTeam(request, descriptor, team), {
    language,
    name: (number) => request.teams.find((one) => one.number === number)?.name ?? '',
  });

describe('the working of a team in words', () => {
  it('[C.07 13.2.2, 16.4.1] names what each round brought, and what capped it', () => {
    // 2.5 × 7 in round 1; the forfeit of round 6 is worth Falcons' 7 match points, not 10.
    const lines = saidOf(exercise, 'EMGSB', 1);
    expect(lines[0]).toBe('EMGSB, Extended Sonneborn-Berger (B) (C.07 13.2.2): 146½');
    expect(lines[1]).toBe('  round 1, Hippopotami: 2½ × 7 = 17½');
    expect(lines[6]).toBe(
      '  round 6, Falcons: 4 × 7 = 28; a dummy opponent (C.07 16.4); capped (C.07 16.4.1)',
    );
  });

  it('[C.07 13.3.1] shows each table of extended direct encounter and its score', () => {
    const lines = saidOf(exercise, 'EDE', 11, 'fr');
    expect(lines).toContain(
      '  matchs entre les ex æquo, points de match (C.07 6), tous joués\u00a0:',
    );
    expect(lines).toContain(
      '  matchs entre les ex æquo, points de partie (C.07 6), tous joués\u00a0:',
    );
    expect(lines.at(-1)).toBe('  ordre\u00a0: Koalas = Narwhals');
  });

  it('[C.07 12] says which boards were compared', () => {
    const knockOut = (descriptor: string) =>
      saidOf({ ...drawn, edition: TB_2026_03.properties }, descriptor, 1);
    expect(knockOut('TBR')).toContain('  board 1 (C.07 12.2):');
    expect(knockOut('BBE')).toContain('  boards 1 to 1 (C.07 12.3):');
    expect(knockOut('BC')).toContain('  the tied teams (C.07 12.1):');
    expect(knockOut('TBR').at(-1)).toBe('  order: Oak > Ash');
  });

  it('[LA 5.2 2.4.3] goes game by game where boards count', () => {
    expect(saidOf(drawn, 'OTHER_BOARD_DIFFERENTIAL', 2, 'fr')).toEqual([
      'OTHER_BOARD_DIFFERENTIAL, Différentiel des échiquiers (LA 5.2 2.4.3)\u00a0: 0',
      '  ronde 1, échiquier 1, Ash\u00a0: 1',
      '  ronde 1, échiquier 2, Ash\u00a0: -1',
    ]);
  });

  it('[C.07 13.4] begins with the secondary score', () => {
    expect(saidOf(exercise, 'SSSC', 11)[1]).toBe('  secondary score: 11½');
  });

  it('says that a team is not tied', () => {
    expect(saidOf(exercise, 'EDE', 12)[0]).toMatch(/not looked at: the team is not tied$/);
  });
});
