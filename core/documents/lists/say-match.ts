import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { BYES, type Bye } from '../../rules/outcome.ts';
import { displayPoints } from '../../rules/points.ts';
import type { TeamCrosstableCell } from '../../standings/teams/crosstable.ts';

const WORDS = inBoth(
  { bye: 'bye', absent: '–', colours: { white: 'w', black: 'b' }, forfeit: 'f' },
  { bye: 'exempt', absent: '–', colours: { white: 'B', black: 'N' }, forfeit: 'f' },
);

type Match = Pick<TeamCrosstableCell, 'colour' | 'outcome' | 'gamePoints'>;

export const isTeamBye = (outcome: TeamCrosstableCell['outcome']): outcome is Bye =>
  BYES.some((bye) => bye === outcome);

/** Game points of a match, `2½`; `4f` by forfeit, `·` while a board is open. */
export function matchMark({ outcome, gamePoints }: Match, language: Language): string {
  const { forfeit } = WORDS[language];
  if (outcome === 'notEntered') return '·';
  const points = displayPoints(gamePoints, language);
  return outcome === 'forfeitWin' || outcome === 'forfeitLoss' ? `${points}${forfeit}` : points;
}

/** A match in a crosstable of teams: `12w 2½` is opponent 12, White on board 1, 2½ game points. */
export function sayMatchCell(opponent: number | null, match: Match, language: Language): string {
  const { bye, absent, colours } = WORDS[language];
  const { outcome, colour } = match;
  if (outcome === 'zeroPointBye' && match.gamePoints === 0) return absent;
  if (isTeamBye(outcome)) return `${bye} ${matchMark(match, language)}`;
  if (opponent === null) return matchMark(match, language);
  return `${opponent}${colour === null ? '' : colours[colour]} ${matchMark(match, language)}`;
}
