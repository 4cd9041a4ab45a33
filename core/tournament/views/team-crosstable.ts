import { isRoundRobin } from '../../pairing/systems.ts';
import type { TeamId } from '../../rules/identity.ts';
import type { Figure } from '../../standings/figure.ts';
import { teamCrosstableLines, type TeamCrosstableLine } from '../../standings/teams/crosstable.ts';
import type { Score } from '../../standings/teams/request.ts';
import type { Tournament } from '../state.ts';
import { isMolter } from './team-boards.ts';
import { rankedTeams, teamRows, type TeamStandingsOptions } from './team-standings.ts';

/** A team's line with what stands beside its matches. */
export interface RankedTeamLine extends TeamCrosstableLine {
  readonly id: TeamId | null;
  /** As printed, in the order of `descriptors`; null where a tie-break has no value. */
  readonly tieBreaks: readonly (string | null)[];
  /** The same exactly. */
  readonly figures: readonly Figure[];
}

/** The crosstable of the teams. */
export interface TeamCrosstableView {
  readonly round: number;
  /** Every team meets every other: the matches also make a grid of teams by teams. */
  readonly roundRobin: boolean;
  readonly primaryScore: Score;
  /** Teams meet as teams; by Molter tables they have no match points (LA 3.2). */
  readonly matchPointsCount: boolean;
  readonly descriptors: readonly string[];
  readonly lines: readonly RankedTeamLine[];
}

/** The matches of every team in the order of the standings; null in an event without teams. */
export function teamCrosstableView(
  state: Tournament,
  options: TeamStandingsOptions = {},
): TeamCrosstableView | null {
  const ranked = rankedTeams(state, options);
  if (ranked === null) return null;
  const { round, request, standings } = ranked;
  const found = teamCrosstableLines(standings.entries, request);
  const rows = new Map(teamRows(state, ranked).map((row) => [row.number, row]));
  return {
    round,
    roundRobin: isRoundRobin(state.settings.system) && !isMolter(state),
    primaryScore: standings.primaryScore,
    matchPointsCount: request.kind !== 'molter',
    descriptors: standings.descriptors,
    lines: (found.ok ? found.value : []).map((line) => {
      const row = rows.get(line.number);
      const { id = null, tieBreaks = [], figures = [] } = row ?? {};
      return { ...line, id, tieBreaks, figures };
    }),
  };
}
