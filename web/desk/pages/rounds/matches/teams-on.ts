import type { Colour } from '@ronde/core/rules/colour.ts';
import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';

/** The teams that have White and Black on a board; null outside of a match. */
export function teamsOn(
  { match: table, colourOfFirst }: Pick<BoardView, 'match' | 'colourOfFirst'>,
  matches: readonly MatchView[],
): Readonly<Record<Colour, string>> | null {
  const match = matches.find((one) => one.table === table);
  if (match === undefined) return null;
  const [first, second] = [match.first.name, match.second.name];
  return colourOfFirst === 'black'
    ? { white: second, black: first }
    : { white: first, black: second };
}
