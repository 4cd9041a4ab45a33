import { sha256 } from '../../formats/tournament-file/sha256.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import type { TeamId, Tpn } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';
import { formatFigure, type Figure } from '../../standings/figure.ts';
import type { LotsDrawn } from '../../standings/ranking/lots.ts';
import type { Score, TeamRefusal, TeamStandingsRequest } from '../../standings/teams/request.ts';
import {
  computeTeamStandings,
  type TeamStandings,
  type TeamStandingsEntry,
} from '../../standings/teams/team-standings.ts';
import { teamsWithLots, type TeamsWithLots } from '../../standings/teams/teams-with-lots.ts';
import { undecidedMatches, isLastTable, tiedMatches } from '../cup.ts';
import { isCup } from '../matches.ts';
import type { TeamMovement } from '../season-rules.ts';
import { publishedRounds, standingsRound, type Tournament } from '../state.ts';
import { movementsOf } from '../team-movements.ts';
import { matchesLess } from './matches-less.ts';
import { openGamesUpTo } from './standings.ts';
import { teamQuestionOfTournament } from './team-question.ts';
import { teamNumbers } from './team-records.ts';
import { tieBreakRules } from './team-scores.ts';

/** What may be asked about the standings of teams; the tournament's own settings where nothing is said. */
export interface TeamStandingsOptions {
  /** After this round; the last with a result when absent. */
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
  /** The same exactly: whole parts, and parts in one. */
  readonly figures: readonly Figure[];
  /** What put the team below the one before; null for nothing. */
  readonly separatedBy: TeamStandingsEntry['separatedBy'] | 'lots';
  /** Out of the event. */
  readonly left: boolean;
  /** Matches postponed and not played yet: it has so many less than the rounds say. */
  readonly matchesLess: number;
  /** Where the place leads at the end of the season; null where the team stays, or it is not decided. */
  readonly goes: TeamMovement | null;
}

/** The standings of the teams of a tournament, ready to be shown. */
export interface TeamStandingsView {
  readonly round: number;
  /** Whether all declared rounds are counted, and no match of a cup is left undecided. */
  readonly final: boolean;
  /** Games of these rounds without a result yet: a match counts when all its boards are in. */
  readonly openGames: number;
  /** Players or teams out at the same stage share their place (LA 3.3). */
  readonly cup: boolean;
  /** Matches of a cup that ended level and wait for their play-off: `Keller – Quinn`. */
  readonly undecided: readonly string[];
  readonly edition: string;
  readonly primaryScore: Score;
  /** Teams meet as teams; by Molter tables they have no match points (LA 3.2). */
  readonly matchPointsCount: boolean;
  readonly descriptors: readonly string[];
  readonly rows: readonly TeamStandingsRowView[];
  readonly lots: readonly LotsDrawn[];
  /** Ranks that nothing has separated, the best first. */
  readonly tiesLeft: readonly { readonly rank: number; readonly names: readonly string[] }[];
  /** The event is over, its regulations foresee lots, and none were drawn for these ties. */
  readonly lotsDue: boolean;
  /** Why the tie-breaks cannot be applied: the rows then stand by the primary score alone. */
  readonly refusal: TeamRefusal | null;
}

/** The ranking every view of the teams is made from. */
export interface RankedTeams extends TeamsWithLots {
  readonly round: number;
  readonly edition: string;
  readonly request: TeamStandingsRequest;
  readonly refusal: TeamRefusal | null;
}

/** Ranks the teams after a round; null in an event without teams. */
export function rankedTeams(
  state: Tournament,
  options: TeamStandingsOptions = {},
): RankedTeams | null {
  const published = publishedRounds(state).length;
  const latest = standingsRound(state);
  const round = Math.min(Math.max(0, Math.trunc(options.asOf ?? latest)), published);
  const asked = options.edition === undefined ? null : editionIn('tieBreaks', options.edition);
  const rules = asked?.properties ?? tieBreakRules(state);
  const question = teamQuestionOfTournament(state, rules, round);
  if (question === null) return null;
  const { request } = question;
  const { primaryScore } = request;
  const standings = computeTeamStandings(request, options.tieBreaks ?? question.descriptors);
  const byPoints = standings.ok ? standings : computeTeamStandings(request, []);
  const shown: TeamStandings = byPoints.ok
    ? byPoints.value
    : { primaryScore, descriptors: [], entries: [] };
  const { lotsSeed: seed } = state.ranking;
  // Lots settle the table as it stands now; an earlier one is shown as it was.
  const drawn =
    round >= latest &&
    state.settings.ties === 'lots' &&
    seed !== null &&
    tiedMatches(state).length === 0;
  return {
    ...teamsWithLots(shown, drawn ? { seed, sha256 } : 'kept'),
    round,
    edition: asked?.id ?? state.pins.tieBreaks,
    request,
    refusal: standings.ok ? null : standings.error,
  };
}

/** The standings of teams after a round; null in an event without teams. */
export function teamStandingsView(
  state: Tournament,
  options: TeamStandingsOptions = {},
): TeamStandingsView | null {
  const ranked = rankedTeams(state, options);
  return ranked && viewOf(state, ranked);
}

function viewOf(state: Tournament, ranked: RankedTeams): TeamStandingsView {
  const { round, edition, request, standings, lots, refusal } = ranked;
  const { primaryScore, descriptors } = standings;
  const openGames = openGamesUpTo(state, round);
  const final = isLastTable(state, round);
  const rows = teamRows(state, ranked);
  const tiesLeft = sharedRanks(rows);
  const { ties } = state.settings;
  const undrawn = ties === 'lots' && state.ranking.lotsSeed === null && tiesLeft.length > 0;
  return {
    round,
    final,
    openGames,
    cup: isCup(state.settings),
    undecided: undecidedMatches(state, round),
    edition,
    primaryScore,
    matchPointsCount: request.kind !== 'molter',
    descriptors,
    rows,
    lots,
    tiesLeft,
    lotsDue: final && openGames === 0 && undrawn,
    refusal,
  };
}

function sharedRanks(rows: readonly TeamStandingsRowView[]): TeamStandingsView['tiesLeft'] {
  const shared = new Map<number, string[]>();
  for (const { rank, name } of rows) shared.set(rank, [...(shared.get(rank) ?? []), name]);
  return [...shared].flatMap(([rank, names]) => (names.length > 1 ? [{ rank, names }] : []));
}

/** The lines of a ranking of teams as they are shown. */
export function teamRows(
  state: Tournament,
  { standings, lots, round }: RankedTeams,
): TeamStandingsRowView[] {
  const ids = new Map([...teamNumbers(state)].map(([id, number]) => [number, id]));
  const separations = separationsWithLots(standings, lots);
  const less = matchesLess(state, round);
  const ranks = standings.entries.map(({ rank }) => rank);
  // Before the first result the order is that of the list.
  const rule = round === 0 ? null : state.settings.season.movements;
  const goes = movementsOf(ranks, rule);
  return standings.entries.map(({ tieBreaks, ...entry }, place) => {
    const id = ids.get(entry.number) ?? null;
    const from = id === null ? undefined : state.teamsLeft.get(id);
    return {
      ...entry,
      id,
      tieBreaks: tieBreaks.map(formatFigure),
      figures: tieBreaks,
      separatedBy: separations.get(entry.number) ?? null,
      left: from !== undefined && from <= round + 1,
      matchesLess: id === null ? 0 : (less.get(id) ?? 0),
      goes: goes[place] ?? null,
    };
  });
}

/** The first drawn takes what put its group below the one before; the others come by lots. */
function separationsWithLots(
  { entries }: TeamStandings,
  lots: readonly LotsDrawn[],
): ReadonlyMap<Tpn, TeamStandingsRowView['separatedBy']> {
  const found = new Map<Tpn, TeamStandingsRowView['separatedBy']>(
    entries.map(({ number, separatedBy }) => [number, separatedBy]),
  );
  for (const { order } of lots) {
    const drawn = order.map(({ tpn }) => tpn);
    const head = drawn.map((number) => found.get(number) ?? null).find((one) => one !== null);
    for (const [place, number] of drawn.entries()) {
      found.set(number, place === 0 ? (head ?? null) : 'lots');
    }
  }
  return found;
}
