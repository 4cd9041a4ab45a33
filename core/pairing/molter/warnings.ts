import { teamOf, teamsOf } from './seats.ts';
import type { MolterTableRound } from './tables.ts';

/** What an arbiter should know before such an event is announced. */
export type MolterWarning =
  /** Games that come twice. */
  | { readonly code: 'sameGame'; readonly games: readonly string[] }
  /** So many players meet a team twice. */
  | { readonly code: 'sameTeam'; readonly players: readonly string[] }
  | { readonly code: 'neverMeet'; readonly teams: readonly string[] };

export function drawWarnings(teams: number, played: readonly MolterTableRound[]): MolterWarning[] {
  const games = played.flatMap((round) => round.games);
  const again = repeated(games.map(({ white, black }) => [white, black].sort().join('-')));
  const twice = repeated(
    games.flatMap(({ white, black }) => [`${white}:${teamOf(black)}`, `${black}:${teamOf(white)}`]),
  ).map((met) => met.replace(/:.*/, ''));
  const met = new Set(games.map(({ white, black }) => pairOfTeams(white, black)));
  const letters = teamsOf(teams);
  const pairs = letters.flatMap((a, index) => letters.slice(index + 1).map((b) => `${a}-${b}`));
  const apart = pairs.filter((pair) => !met.has(pair));
  return [
    ...(again.length > 0 ? [{ code: 'sameGame' as const, games: again }] : []),
    ...(twice.length > 0 ? [{ code: 'sameTeam' as const, players: [...new Set(twice)] }] : []),
    ...(apart.length > 0 ? [{ code: 'neverMeet' as const, teams: apart }] : []),
  ];
}

const pairOfTeams = (white: string, black: string): string =>
  [teamOf(white), teamOf(black)].sort().join('-');

function repeated(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(items.filter((item) => seen.size === seen.add(item).size))];
}
