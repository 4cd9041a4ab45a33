import { editionIn } from '../../rules/editions/registry.ts';
import type { TeamId, Tpn } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';
import { formatFigure } from '../../standings/figure.ts';
import type { Score, TeamRefusal } from '../../standings/teams/request.ts';
import {
  computeTeamStandings,
  type TeamStandings,
  type TeamStandingsEntry,
} from '../../standings/teams/team-standings.ts';
import { publishedRounds, standingsRound, type Tournament } from '../state.ts';
import { teamQuestionOfTournament } from './team-question.ts';
import { teamNumbers } from './team-records.ts';
import { tieBreakRules } from './team-scores.ts';

/** What may be asked about the standings of teams; the tournament's own settings where nothing is said. */
export interface TeamStandingsOptions {
  /** After this round; the last published one when absent. */
  readonly asOf?: number;
  /** Other tie-breaks than the tournament's, to compare. */
  readonly tieBreaks?: readonly string[];
  /** Another edition than the pinned one, to compare. */
  readonly edition?: string;
}

/** One line of the standings of teams. */
export interface TeamStandingsRowView {
  readonly rank: number;
  readonly number: Tpn;
  readonly id: TeamId | null;
  readonly name: string;
  readonly matchPoints: Points;
  readonly gamePoints: Points;
  /** As printed, in the order of `descriptors`; null where a tie-break has no value. */
  readonly tieBreaks: readonly (string | null)[];
  readonly separatedBy: TeamStandingsEntry['separatedBy'];
}

/** The standings of the teams of a tournament, ready to be shown. */
export interface TeamStandingsView {
  readonly round: number;
  readonly final: boolean;
  readonly primaryScore: Score;
  readonly descriptors: readonly string[];
  readonly rows: readonly TeamStandingsRowView[];
  /** Why the tie-breaks cannot be applied: the rows then stand by the primary score alone. */
  readonly refusal: TeamRefusal | null;
}

/** The standings of teams after a round; null in an event without teams. */
export function teamStandingsView(
  state: Tournament,
  options: TeamStandingsOptions = {},
): TeamStandingsView | null {
  const published = publishedRounds(state).length;
  const round = Math.min(Math.max(0, Math.trunc(options.asOf ?? standingsRound(state))), published);
  const asked = options.edition === undefined ? null : editionIn('tieBreaks', options.edition);
  const rules = asked?.properties ?? tieBreakRules(state);
  const question = teamQuestionOfTournament(state, rules, round);
  if (question === null) return null;
  const { request } = question;
  const standings = computeTeamStandings(request, options.tieBreaks ?? question.descriptors);
  const byPoints = standings.ok ? standings : computeTeamStandings(request, []);
  const shown: Omit<TeamStandings, 'primaryScore'> = byPoints.ok
    ? byPoints.value
    : { descriptors: [], entries: [] };
  const ids = new Map([...teamNumbers(state)].map(([id, number]) => [number, id]));
  return {
    round,
    final: round >= state.settings.rounds,
    primaryScore: byPoints.ok ? byPoints.value.primaryScore : request.primaryScore,
    descriptors: shown.descriptors,
    rows: shown.entries.map(({ tieBreaks, ...entry }) => ({
      ...entry,
      id: ids.get(entry.number) ?? null,
      tieBreaks: tieBreaks.map(formatFigure),
    })),
    refusal: standings.ok ? null : standings.error,
  };
}
