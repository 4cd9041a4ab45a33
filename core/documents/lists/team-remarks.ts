import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { TeamStandingsRowView } from '../../tournament/views/team-standings.ts';

/** What is said beside a team in a table: where its place leads, and what it has not played. */
export const TEAM_REMARKS = inBoth(
  {
    heading: 'Remarks',
    goes: {
      up: 'promotion',
      upPlayOff: 'promotion play-off',
      downPlayOff: 'relegation play-off',
      down: 'relegation',
    },
    less: (matches: number) => (matches === 1 ? '1 match less' : `${matches} matches less`),
  },
  {
    heading: 'Remarques',
    goes: {
      up: 'montée',
      upPlayOff: 'barrage de montée',
      downPlayOff: 'barrage de maintien',
      down: 'descente',
    },
    less: (matches: number) => `${matches} match${matches < 2 ? '' : 's'} de moins`,
  },
);

/** `promotion · 1 match less`; empty where nothing is to be said. */
export function sayTeamRemarks(
  { goes, matchesLess }: Pick<TeamStandingsRowView, 'goes' | 'matchesLess'>,
  language: Language,
): string {
  const words = TEAM_REMARKS[language];
  return [
    ...(goes === null ? [] : [words.goes[goes]]),
    ...(matchesLess === 0 ? [] : [words.less(matchesLess)]),
  ].join(' · ');
}
