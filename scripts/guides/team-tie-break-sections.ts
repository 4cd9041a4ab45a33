import { explainTeamInWords } from '@ronde/core/documents/standings-explanation/explain-team-tie-break.ts';
import type { TieBreakProperties } from '@ronde/core/rules/editions/tie-breaks.ts';
import { tpn } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { explainTeamTieBreak } from '@ronde/core/standings/teams/explain.ts';
import { EXERCISE_TEAMS } from '@ronde/core/standings/teams/testing/exercise-teams.ts';
import { boardsOf } from '@ronde/core/standings/teams/testing/team-crosstable.ts';
import { teamRequest } from '@ronde/core/standings/teams/testing/team-request.ts';
import type { TeamRecord } from '@ronde/core/standings/teams/team-record.ts';
import { TEAM_TIE_BREAKS } from '@ronde/core/standings/teams/team-tie-breaks.ts';
import { tieBreakSection } from './tie-break-section.ts';

const WORDS = {
  en: {
    title: '# Tie-breaks of teams',
    intro:
      'Examples: Antelopes (number 1) in the exercise event of 14 teams of FIDE’s Technical Commission (4 boards, 7 rounds; Antelopes won round 6 by forfeit and are tied with four others). Where boards are needed, Koalas in their match with Narwhals of that event alone (1 ½ ½ 0), with invented ratings. `ronde standings FILE --why TEAM` shows the same for your event.',
  },
  fr: {
    title: '# Les départages par équipes',
    intro:
      'Exemples : Antelopes (numéro 1) dans le tournoi d’exercice de 14 équipes de la commission technique de la FIDE (4 échiquiers, 7 rondes ; Antelopes a gagné la ronde 6 par forfait et est à égalité avec quatre autres). Quand il faut des échiquiers, Koalas dans son seul match contre Narwhals (1 ½ ½ 0), avec des classements inventés. `ronde standings FICHIER --why ÉQUIPE` en fait autant pour votre épreuve.',
  },
} as const;

const [ANTELOPES, KOALAS, NARWHALS] = [tpn(1), tpn(11), tpn(14)];

/** The match 11-14 alone: of its boards the exercises tell. */
const MATCH: readonly TeamRecord[] = [
  side(KOALAS, NARWHALS, 'Koalas', '1==0', 1900),
  side(NARWHALS, KOALAS, 'Narwhals', '0==1', 1850),
];

function side(
  number: TeamRecord['number'],
  opponent: TeamRecord['number'],
  name: string,
  results: string,
  top: number,
): TeamRecord {
  const boards = boardsOf(results).map((board, place) => ({ ...board, rating: top - 50 * place }));
  return { number, name, rounds: [{ opponent, outcome: 'played', boards }] };
}

const needsMatch = (code: string, needsBoards: boolean): boolean =>
  needsBoards || code === 'OTHER_LOWEST_AVERAGE_RATING';

/** The guide's part on teams, from their catalogue. */
export function teamSections(language: Language): string[] {
  const words = WORDS[language];
  const sections = TEAM_TIE_BREAKS.map((tieBreak) => {
    const { code } = tieBreak;
    const match = needsMatch(code, tieBreak.needsBoards === true);
    const [teams, team, name] = match
      ? [MATCH, KOALAS, 'Koalas']
      : [EXERCISE_TEAMS, ANTELOPES, 'Antelopes'];
    const requestIn = (edition: TieBreakProperties) => teamRequest(teams, edition);
    return tieBreakSection(tieBreak, language, name, ({ properties }) => {
      const explained = explainTeamTieBreak(requestIn(properties), code, team);
      if (!explained.ok) return null;
      const names = new Map(teams.map((one) => [one.number, one.name]));
      return {
        figure: explained.value.figure,
        lines: explainTeamInWords(explained.value, {
          language,
          name: (number) => names.get(number) ?? '',
        }),
      };
    });
  });
  return [words.title, '', words.intro, '', ...sections];
}
