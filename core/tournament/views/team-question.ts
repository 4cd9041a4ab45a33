import { cupPlaces } from '../../pairing/cup/cup-places.ts';
import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import { NAMED } from '../../standings/tie-break-names.ts';
import type { TeamStandingsRequest } from '../../standings/teams/request.ts';
import { bracketOf } from '../cup.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { teamNumbers } from './team-records.ts';
import { teamRequestFor } from './team-request.ts';

/** Everything standings of teams depend on, and the tie-breaks the event lists. */
export interface TeamQuestion {
  readonly request: TeamStandingsRequest;
  readonly descriptors: readonly string[];
}

/** The question a tournament asks, as of a round or of the last public one; null without teams. */
export function teamQuestionOfTournament(
  state: Tournament,
  edition: TieBreakProperties,
  asOf: number = publishedRounds(state).length,
): TeamQuestion | null {
  const request = teamRequestFor(state, { standingsAfter: asOf }, edition);
  if (request === null) return null;
  const bracket = bracketOf(state, { standingsAfter: asOf });
  if (bracket === null) return { request, descriptors: state.settings.tieBreaks };
  // The tie-breaks of a cup decide its matches; the table has the round reached.
  const places = cupPlaces(bracket, [...teamNumbers(state).values()]);
  return { request: { ...request, places }, descriptors: [NAMED.CUP.code] };
}
