import { isToSettle, type FideNumberVerdict } from '../../administration/licences/fide-number.ts';
import type { Suspension } from '../../administration/licences/suspensions.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { asksForLicences, licenceVerdicts, type LicenceVerdict } from '../lacks-licence.ts';
import type { LicenceCheck } from '../licence.ts';
import type { NoByeReason, Player, PlayerDetails, PrivateData, Ratings } from '../player.ts';
import type { Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import { fideNumbersOf } from '../fide-numbers.ts';
import { suspensionHere } from '../suspended-here.ts';
import { scores } from './records.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';

/** What an arbiter wants to know of everybody, in the order it is asked for. */
export const MISSING_MARKS = ['licence', 'fideId', 'rating', 'ratingSource', 'birthYear'] as const;
export type MissingMark = (typeof MISSING_MARKS)[number];

export interface PlayerLine extends ShownPlayer {
  readonly fideId: string | null;
  readonly nationalId: string | null;
  readonly league: string | null;
  readonly ratings: Ratings;
  /** First round the player can be paired in. */
  readonly fromRound: number;
  readonly left: Player['left'];
  /** Points of the rounds published; null where results are not for this audience. */
  readonly points: Points | null;
  /** What only those who run the event see. */
  readonly staff: PlayerLineForStaff | null;
}

export interface PlayerLineForStaff {
  readonly sex: 'm' | 'w' | null;
  readonly licence: string | null;
  /** What was seen of it; null where nobody has looked. */
  readonly licenceCheck: LicenceCheck | null;
  /** Null where no licence is asked for. */
  readonly licenceVerdict: LicenceVerdict | null;
  /** What is to settle about the FIDE number; null where nothing is. */
  readonly fideNumber: FideNumberVerdict | null;
  /** What bars from playing on some day of the event; null where nothing does. */
  readonly suspension: Suspension | null;
  readonly tags: readonly string[];
  readonly ratingSources: NonNullable<PlayerDetails['ratingSources']>;
  readonly byes: readonly { readonly round: number; readonly bye: GrantedBye }[];
  readonly fixedBoard: number | null;
  /** May not ask for half-point byes, by the rules of the event. */
  readonly noHalfPointBye: boolean;
  readonly noHalfPointByeReason: NoByeReason | null;
  readonly missing: readonly MissingMark[];
  readonly private: PrivateData;
}

export interface PlayersView {
  /** By pairing number; those without one last, in the order of entry. */
  readonly players: readonly PlayerLine[];
  readonly listClosed: boolean;
  /** How many players lack each thing; null for the public. */
  readonly missing: Readonly<Record<MissingMark, number>> | null;
}

/** The list of players; null when it is not for this audience. */
export function playersView(state: Tournament, audience: Audience): PlayersView | null {
  if (!maySee(state, audience, 'players')) return null;
  const shown = playerShower(state);
  const points = maySee(state, audience, 'results')
    ? scores(state, { standingsAfter: state.rounds.length })
    : null;
  const verdictOf = licencesAsked(state);
  const numbers = fideNumbersOf(state);
  const lines = inListOrder(state).map((player): PlayerLine => ({
    ...shown(player.id),
    fideId: player.fideId ?? null,
    nationalId: player.nationalId ?? null,
    league: player.league ?? null,
    ratings: player.ratings,
    fromRound: player.fromRound,
    left: player.left,
    points: points?.get(player.id) ?? null,
    staff: audience === 'staff' ? forStaff(state, player, { verdictOf, numbers }) : null,
  }));
  const counts = audience === 'staff' ? missingCounts(state) : null;
  return { players: lines, listClosed: state.listClosed, missing: counts };
}

function inListOrder(state: Tournament): Player[] {
  const numbered = new Set(state.numbers);
  return [
    ...state.numbers.flatMap((id) => state.players.get(id) ?? []),
    ...[...state.players.values()].filter(({ id }) => !numbered.has(id)),
  ];
}

type FideNumbers = ReturnType<typeof fideNumbersOf>;

/** The verdict on each licence; null of everybody where none is asked for. */
type VerdictOf = (player: Player) => LicenceVerdict | null;

const licencesAsked = (state: Tournament): VerdictOf =>
  asksForLicences(state) ? licenceVerdicts(state) : () => null;

function forStaff(
  state: Tournament,
  player: Player,
  { verdictOf, numbers }: { readonly verdictOf: VerdictOf; readonly numbers: FideNumbers },
): PlayerLineForStaff {
  const number = numbers.get(player.id) ?? 'notAsked';
  const byes = [...state.byes].flatMap(([round, granted]) => {
    const bye = granted.get(player.id);
    return bye === undefined ? [] : [{ round, bye }];
  });
  return {
    sex: player.sex ?? null,
    licence: player.licence ?? null,
    licenceCheck: state.licenceChecks.get(player.id) ?? null,
    licenceVerdict: verdictOf(player),
    fideNumber: isToSettle(number) ? number : null,
    suspension: suspensionHere(state, player.name, player.nationalId),
    tags: player.tags ?? [],
    ratingSources: player.ratingSources ?? {},
    byes: byes.sort((a, b) => a.round - b.round),
    fixedBoard: state.fixedBoards.get(player.id) ?? null,
    noHalfPointBye: player.noHalfPointBye ?? false,
    noHalfPointByeReason: player.noHalfPointByeReason ?? null,
    missing: missingOf(player, verdictOf),
    private: player.private ?? {},
  };
}

function missingOf(player: Player, verdictOf: VerdictOf): MissingMark[] {
  const { ratings, ratingSources = {} } = player;
  const unsourced =
    (ratings.fide !== undefined && ratingSources.fide === undefined) ||
    (ratings.national !== undefined && ratingSources.national === undefined);
  const unrated =
    ratings.fide === undefined && ratings.national === undefined && ratings.estimate === undefined;
  const lacks: Readonly<Record<MissingMark, boolean>> = {
    licence: verdictOf(player)?.inOrder === false,
    fideId: player.fideId === undefined,
    rating: unrated,
    ratingSource: unsourced,
    birthYear: player.private?.birthDate === undefined,
  };
  return MISSING_MARKS.filter((mark) => lacks[mark]);
}

/** How many of those still in the event lack each thing. */
export function missingCounts(state: Tournament): Readonly<Record<MissingMark, number>> {
  const counts = { licence: 0, fideId: 0, rating: 0, ratingSource: 0, birthYear: 0 };
  const verdictOf = licencesAsked(state);
  for (const player of state.players.values()) {
    if (player.left !== null) continue;
    for (const mark of missingOf(player, verdictOf)) counts[mark] += 1;
  }
  return counts;
}
