import type { TeamId, Tpn } from '../../rules/identity.ts';
import { explainTeamTieBreak, type TeamExplanation } from '../../standings/teams/explain.ts';
import type { Score, TeamRefusal } from '../../standings/teams/request.ts';
import type { Tournament } from '../state.ts';
import {
  rankedTeams,
  teamRows,
  type TeamStandingsOptions,
  type TeamStandingsRowView,
} from './team-standings.ts';

/** Why a team stands where the table says. */
export interface TeamStandingsWorking {
  readonly round: number;
  readonly edition: string;
  readonly primaryScore: Score;
  readonly descriptors: readonly string[];
  readonly team: TeamStandingsRowView;
  /** Each tie-break with its working. */
  readonly tieBreaks: readonly TeamExplanation[];
  /** Those with the same primary score, in order, with what separated each from the one before. */
  readonly samePoints: readonly TeamStandingsRowView[];
  readonly refusal: TeamRefusal | null;
  /** Names for the numbers the working mentions. */
  readonly names: readonly { readonly number: Tpn; readonly name: string }[];
}

/** The working behind a team's place; null for one that is not in the table. */
export function teamStandingsWorking(
  state: Tournament,
  team: TeamId,
  options: TeamStandingsOptions = {},
): TeamStandingsWorking | null {
  const ranked = rankedTeams(state, options);
  if (ranked === null) return null;
  const rows = teamRows(state, ranked);
  const own = rows.find(({ id }) => id === team);
  if (!own) return null;
  const { round, edition, request, standings, refusal } = ranked;
  const { descriptors, primaryScore } = standings;
  return {
    round,
    edition,
    primaryScore,
    descriptors,
    team: own,
    tieBreaks: descriptors.flatMap((descriptor, place) => {
      const earlier = descriptors.slice(0, place);
      const explained = explainTeamTieBreak(request, descriptor, own.number, earlier);
      return explained.ok ? [explained.value] : [];
    }),
    samePoints: rows.filter((row) => row[primaryScore] === own[primaryScore]),
    refusal,
    names: rows.map(({ number, name }) => ({ number, name })),
  };
}
