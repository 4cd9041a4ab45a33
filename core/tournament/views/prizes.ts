import type { Bilingual } from '../../rules/editions/edition.ts';
import type { PlayerId, TeamId, Tpn } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { allocatePrizes } from '../../standings/prizes/allocate.ts';
import type {
  Award,
  Choice,
  ListAllocation,
  PrizeAllocation,
} from '../../standings/prizes/allocation.ts';
import type { Prize, PrizeScheme } from '../../standings/prizes/scheme.ts';
import type { Profiles } from '../../standings/ranking/category-ranking.ts';
import type { RankedRow } from '../../standings/ranking/ranked-row.ts';
import { prizeChanges, type PrizeChange } from '../../standings/prizes/what-if.ts';
import { isLastTable, undecidedMatches } from '../cup.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { openGamesUpTo, rankedTournament } from './standings.ts';
import type { StandingsOptions } from './standings-question.ts';
import { teamNumbers } from './team-records.ts';
import { rankedTeams } from './team-standings.ts';

/** Another result on a board of the round looked at. */
export interface ImaginedResult {
  readonly board: number;
  readonly outcome: GameOutcome;
}

/** What may be asked about prizes. */
export interface PrizesOptions extends StandingsOptions {
  /** Another scheme than the tournament's. */
  readonly scheme?: PrizeScheme;
  readonly whatIf?: readonly ImaginedResult[];
}

/** One list with its working; how many may win it instead of their names. */
export interface PrizeListView extends Omit<ListAllocation, 'eligible' | 'undecided'> {
  readonly name: Bilingual;
  readonly prizes: readonly Prize[];
  readonly eligible: number;
}

/** Somebody the prizes speak of: a player, in a team event a team. */
export interface PrizePlayer {
  readonly tpn: Tpn;
  /** Null for a team. */
  readonly id: PlayerId | null;
  /** Null for a player. */
  readonly team: TeamId | null;
  readonly name: string;
  readonly rank: number | null;
  readonly points: Points;
}

/** The prizes of a tournament with the reasons; money in cents. */
export interface PrizesView {
  readonly round: number;
  /** Whether all declared rounds are counted, and no match of a cup is left undecided. */
  readonly final: boolean;
  /** Games of these rounds without a result yet. */
  readonly openGames: number;
  /** Matches of a cup that ended level and wait for their play-off: `Keller – Quinn`. */
  readonly levelMatches: readonly string[];
  readonly name: Bilingual | null;
  readonly currency: string;
  readonly awards: readonly Award[];
  readonly lists: readonly PrizeListView[];
  /** Why this prize and not that one; `contested` is for the arbiter to decide. */
  readonly choices: readonly Choice[];
  readonly tiedWithoutPrize: PrizeAllocation['tiedWithoutPrize'];
  readonly undecided: PrizeAllocation['undecided'];
  readonly totals: PrizeAllocation['totals'];
  /** Who would have more or less; null when nothing was asked, or no such board was played. */
  readonly changes: readonly PrizeChange[] | null;
  /** Everybody named above, in the order of the standings. */
  readonly players: readonly PrizePlayer[];
}

/** Awards the prizes as the standings are after a round; null for an event without prizes. */
export function prizesView(state: Tournament, options: PrizesOptions = {}): PrizesView | null {
  const scheme = options.scheme ?? state.settings.prizes;
  if (scheme === null) return null;
  // Prizes wait for every round that is public, not for the last one with a result.
  const asked = { asOf: publishedRounds(state).length, ...options };
  const standings = contestOf(state, asked);
  const allocation = allocationOf(state, standings, scheme);
  const { round } = standings;
  const changes = changesOf(state, scheme, allocation, round, asked);
  return {
    round,
    final: isLastTable(state, round),
    openGames: openGamesUpTo(state, round),
    levelMatches: undecidedMatches(state, round),
    name: scheme.name,
    currency: scheme.currency,
    awards: allocation.awards,
    lists: allocation.lists.flatMap((list) => listView(list, scheme)),
    choices: allocation.choices,
    tiedWithoutPrize: allocation.tiedWithoutPrize,
    undecided: allocation.undecided,
    totals: allocation.totals,
    changes,
    players: playersNamed(standings, allocation, changes ?? []),
  };
}

/** Those prizes are for, in the order of the standings. */
interface Contest {
  readonly round: number;
  readonly rows: readonly (RankedRow & { readonly name: string })[];
  readonly profiles: Profiles;
  readonly winner: (number: Tpn) => Pick<PrizePlayer, 'id' | 'team'> | null;
}

/** The prizes of a team event are its teams': nobody of them wins one alone. */
function contestOf(state: Tournament, options: StandingsOptions): Contest {
  const teams = rankedTeams(state, options);
  if (teams !== null) {
    const ids = new Map([...teamNumbers(state)].map(([team, number]) => [number, team]));
    const names = new Map(teams.standings.entries.map(({ number, name }) => [number, name]));
    return {
      round: teams.round,
      rows: teams.rows.map((row) => ({ ...row, name: names.get(row.tpn) ?? '' })),
      // No category of players has a team in it.
      profiles: new Map(),
      winner: (number) => ({ id: null, team: ids.get(number) ?? null }),
    };
  }
  const { question, ranked } = rankedTournament(state, options);
  return {
    round: question.round,
    rows: ranked.rows,
    profiles: question.profiles,
    winner: (number) => {
      const id = question.playerOf(number)?.id;
      return id === undefined ? null : { id, team: null };
    },
  };
}

const allocationOf = (
  { settings }: Tournament,
  { rows, profiles }: Contest,
  scheme: PrizeScheme,
): PrizeAllocation =>
  allocatePrizes({ scheme, standings: rows, profiles, firstDay: settings.firstDay });

function listView(
  { eligible, undecided: _, ...list }: ListAllocation,
  scheme: PrizeScheme,
): PrizeListView[] {
  const found = scheme.lists.find(({ id }) => id === list.list);
  if (!found) return [];
  return [{ ...list, name: found.name, prizes: found.prizes, eligible: eligible.length }];
}

function changesOf(
  state: Tournament,
  scheme: PrizeScheme,
  before: PrizeAllocation,
  round: number,
  options: PrizesOptions,
): readonly PrizeChange[] | null {
  if (options.whatIf === undefined) return null;
  const imagined = withResults(state, round, options.whatIf);
  if (imagined === null) return null;
  return prizeChanges(before, allocationOf(imagined, contestOf(imagined, options), scheme));
}

/** The tournament as it would be with these results; null where a board was not played. */
export function withResults(
  state: Tournament,
  round: number,
  results: readonly ImaginedResult[],
): Tournament | null {
  const past = state.rounds[round - 1];
  if (!past) return null;
  const known = new Set(past.games.map(({ board }) => board));
  if (results.some(({ board }) => !known.has(board))) return null;
  const outcomes = new Map(results.map(({ board, outcome }) => [board, outcome]));
  const games = past.games.map((game) => {
    const outcome = outcomes.get(game.board);
    return outcome === undefined ? game : { ...game, outcome, corrections: [] };
  });
  return { ...state, rounds: state.rounds.with(round - 1, { ...past, games }) };
}

function playersNamed(
  { rows, winner }: Contest,
  allocation: PrizeAllocation,
  changes: readonly PrizeChange[],
): PrizePlayer[] {
  const named = new Set<Tpn>([
    ...allocation.awards.map(({ tpn }) => tpn),
    ...allocation.lists.flatMap(({ groups }) => groups.flatMap(({ tied }) => tied)),
    ...allocation.tiedWithoutPrize.flatMap(({ players }) => players),
    ...allocation.undecided.flatMap(({ players }) => players),
    ...changes.map(({ tpn }) => tpn),
  ]);
  return rows.flatMap(({ tpn, name, rank, points }) => {
    const found = named.has(tpn) ? winner(tpn) : null;
    return found === null ? [] : [{ tpn, ...found, name, rank, points }];
  });
}
