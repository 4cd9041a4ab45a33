import type { TeamRating } from '@ronde/core/tournament/team-rating.ts';
import type { TeamsView } from '@ronde/core/tournament/views/teams.ts';
import type { TEAMS_WORDS } from './teams-words.ts';

/** How the rating of a team came about: `mean of the first 4 …: 2000, 1900, … = 1850`. */
export function ratingWorking(
  words: (typeof TEAMS_WORDS)['en'],
  { rating: rule, boards }: Pick<TeamsView, 'rating' | 'boards'>,
  { value, given, counted }: TeamRating,
): string {
  if (given) return `${value}, ${words.given}`;
  const named = words.rating(rule, boards);
  if (counted.length === 0) return words.working(named, '–', value);
  const told = words.working(named, counted.map(({ rating }) => rating).join(', '), value);
  const unrated = counted.filter(({ rating }) => rating === 0).length;
  return unrated === 0 ? told : `${told} (${words.unrated(unrated)})`;
}
