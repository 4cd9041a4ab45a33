import type { PlayerId, Tpn } from '../../rules/identity.ts';
import { hasResult } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import type { Title } from '../../rules/title.ts';
import { formatFigure, type Figure } from '../../standings/figure.ts';
import type { LotsDrawn } from '../../standings/ranking/lots.ts';
import type { RefusedPlayOff } from '../../standings/ranking/play-off.ts';
import {
  rankedStandings,
  type RankedEntry,
  type RankedStandings,
  type Separation,
} from '../../standings/ranking/ranked-standings.ts';
import type { StandingsRefusal } from '../../standings/request.ts';
import { undecidedMatches, isLastTable } from '../cup.ts';
import { isEstimated } from '../initial-order.ts';
import { isCup, tieBreaksInUse } from '../matches.ts';
import { ownTieBreakCode } from '../own-tie-break.ts';
import type { LeavingReason } from '../player.ts';
import type { RecordedPlayOff } from '../ranking-decisions.ts';
import type { Tournament } from '../state.ts';
import { performanceIn } from './performances.ts';
import { shownRatingChanges } from './rating-changes.ts';
import { sidesScore, type SidesScore } from './sides-score.ts';
import {
  standingsQuestion,
  type StandingsOptions,
  type StandingsQuestion,
} from './standings-question.ts';

/** Out of the event, and how: `underHalf` is out of the standings of a round robin (C.05 6.6). */
export type StandingsStatus = LeavingReason | 'underHalf';

/** One line of the standings. */
export interface StandingsRowView {
  /** Shared by those nothing has separated; null outside the standings. */
  readonly rank: number | null;
  readonly tpn: Tpn;
  readonly id: PlayerId;
  readonly name: string;
  readonly title: Title | null;
  readonly federation: string | null;
  readonly club: string | null;
  readonly league: string | null;
  /** The rating the event is played by; null without one. */
  readonly rating: number | null;
  /** It is the arbiter's estimate; missing for a rating of a list. */
  readonly estimated?: true;
  /** Against rated opponents (C.07 10.2); null without one. */
  readonly performance: number | null;
  /** In hundredths of a rating point (B.02 8.3.2), where the event shows it and a game was rated. */
  readonly ratingChange?: number;
  readonly points: Points;
  /** As printed, in the order of `descriptors`; null where a tie-break has no value. */
  readonly tieBreaks: readonly (string | null)[];
  /** The same exactly: whole parts, and parts in one. */
  readonly figures: readonly Figure[];
  readonly separatedBy: Separation | null;
  readonly status: StandingsStatus | null;
}

/** The standings of a tournament, ready to be shown. */
export interface StandingsView {
  /** After this round; 0 before the first. */
  readonly round: number;
  /** Whether all declared rounds are counted, and no match of a cup is left undecided. */
  readonly final: boolean;
  /** Games of these rounds without a result yet: the table will still change. */
  readonly openGames: number;
  /** Players or teams out at the same stage share their place (LA 3.3). */
  readonly cup: boolean;
  /** Matches of a cup that ended level and wait for their play-off: `Keller – Quinn`. */
  readonly undecided: readonly string[];
  readonly edition: string;
  readonly descriptors: readonly string[];
  readonly rows: readonly StandingsRowView[];
  /** Tie-breaks left out because of unrated players (C.07 10). */
  readonly dropped: readonly { readonly descriptor: string; readonly article: string }[];
  readonly lots: readonly LotsDrawn[];
  readonly tiesLeft: RankedStandings['tiesLeft'];
  /** The event is over, its regulations foresee lots, and none were drawn for these ties. */
  readonly lotsDue: boolean;
  readonly refusedPlayOffs: readonly RefusedPlayOff[];
  /** Play-offs recorded (LA 5.2 1); null where there are none to record. */
  readonly playOffs: readonly RecordedPlayOff[] | null;
  /** Tie-breaks of the event's own (C.07 4.1), whose figures are entered by hand. */
  readonly byHand: readonly string[];
  /** Why the tie-breaks cannot be applied: the rows then stand by points alone. */
  readonly refusal: StandingsRefusal | null;
  /** Side against side, in a match of two sides; null elsewhere. */
  readonly sides: SidesScore | null;
}

/** The standings after a round, by the tie-breaks and the edition of the tournament. */
export function standingsView(state: Tournament, options: StandingsOptions = {}): StandingsView {
  return viewOf(state, rankedTournament(state, options));
}

/** Standings with the question they answer. */
export interface RankedTournament {
  readonly question: StandingsQuestion;
  readonly ranked: RankedStandings;
  readonly refusal: StandingsRefusal | null;
}

/** The ranking every view of a tournament is made from. */
export function rankedTournament(
  state: Tournament,
  options: StandingsOptions = {},
): RankedTournament {
  const question = standingsQuestion(state, options);
  const { request, descriptors, decisions } = question;
  const ranked = rankedStandings(request, descriptors, decisions);
  if (ranked.ok) return { question, ranked: ranked.value, refusal: null };
  const byPoints = rankedStandings(request, [], decisions);
  return { question, ranked: byPoints.ok ? byPoints.value : NOBODY, refusal: ranked.error };
}

const NOBODY: RankedStandings = {
  descriptors: [],
  rows: [],
  dropped: [],
  lots: [],
  tiesLeft: [],
  refusedPlayOffs: [],
};

/** How many games up to a round have no result yet, adjourned ones among them. */
export function openGamesUpTo({ rounds }: Tournament, round: number): number {
  const games = rounds.slice(0, round).flatMap((past) => past.games);
  return games.filter(({ outcome }) => !hasResult(outcome)).length;
}

function viewOf(state: Tournament, { question, ranked, refusal }: RankedTournament): StandingsView {
  const { round, edition } = question;
  const openGames = openGamesUpTo(state, round);
  const final = isLastTable(state, round);
  const changes = shownRatingChanges(state, round);
  return {
    round,
    final,
    openGames,
    cup: isCup(state.settings),
    undecided: undecidedMatches(state, round),
    edition: edition.id,
    descriptors: ranked.descriptors,
    rows: ranked.rows.flatMap((row) => withChange(standingsRow(row, question), changes)),
    dropped: ranked.dropped.map(({ place, article }) => ({
      descriptor: ranked.descriptors[place] ?? '',
      article,
    })),
    lots: ranked.lots,
    tiesLeft: ranked.tiesLeft,
    lotsDue:
      final &&
      openGames === 0 &&
      state.settings.ties === 'lots' &&
      state.ranking.lotsSeed === null &&
      ranked.tiesLeft.length > 0,
    refusedPlayOffs: ranked.refusedPlayOffs,
    playOffs: state.settings.kind === 'individual' ? state.ranking.playOffs : null,
    byHand: tieBreaksInUse(state.settings).filter((own) => ownTieBreakCode(own) !== null),
    refusal,
    sides: sidesScore(state, question.request),
  };
}

function withChange(
  row: StandingsRowView | null,
  changes: ReadonlyMap<Tpn, number> | null,
): StandingsRowView[] {
  if (row === null) return [];
  const ratingChange = changes?.get(row.tpn);
  return [ratingChange === undefined ? row : { ...row, ratingChange }];
}

/** One line as it is shown; null for a number nobody has. */
export function standingsRow(
  row: RankedEntry,
  { playerOf, decisions, request }: StandingsQuestion,
): StandingsRowView | null {
  const player = playerOf(row.tpn);
  if (!player) return null;
  const { id, name, title, federation, club, league } = player;
  const rating = request.players[row.tpn - 1]?.rating ?? 0;
  return {
    rank: row.rank,
    tpn: row.tpn,
    id,
    name,
    title: title ?? null,
    federation: federation ?? null,
    club: club ?? null,
    league: league ?? null,
    rating: rating > 0 ? rating : null,
    ...(isEstimated(rating, player.ratings) ? { estimated: true } : {}),
    performance: performanceIn(request, row.tpn)?.rating ?? null,
    points: row.points,
    tieBreaks: row.figures.map(formatFigure),
    figures: row.figures,
    separatedBy: row.separatedBy,
    status:
      row.outside ?? (decisions.left?.has(row.tpn) === true ? (player.left?.reason ?? null) : null),
  };
}
