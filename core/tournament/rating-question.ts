import { encodedTimeControl } from './report-file/encoded-time-control.ts';
import type { EventConditions } from '../ratings/eligibility.ts';
import type { EntrantToRate, EventToRate } from '../ratings/rated-event.ts';
import { editionIn, type EditionOf } from '../rules/editions/registry.ts';
import type { IsoDate, PlayerId, Tpn } from '../rules/identity.ts';
import { isOverTheBoard } from '../rules/outcome.ts';
import type { RatingKind } from '../rules/rating-kind.ts';
import { readPeriodsOfPlay, readRateOfPlay } from '../rules/read-rate-of-play.ts';
import type { PlayerRecord } from '../rules/record.ts';
import { playersByNumber } from './numbers.ts';
import { ratingInMonth } from './list-ratings.ts';
import { isLongerThan, monthsPlayed } from './months-played.ts';
import type { Player } from './player.ts';
import { ratingKindOf } from './rating-lists/rating-kind.ts';
import type { Tournament } from './state.ts';
import { typedDevelopment, type TypedDevelopment } from './typed-development.ts';
import { playerRecords } from './views/records.ts';

/** What may be asked about the ratings of an event; its own settings where nothing is said. */
export interface RatingOptions {
  readonly kind?: RatingKind;
  /** Another edition than the pinned one, to compare. */
  readonly edition?: string;
  /** K by pairing number, where the list does not say it or says it wrongly. */
  readonly givenK?: ReadonlyMap<Tpn, number>;
  /** After this round; all that was played when absent. */
  readonly asOf?: number;
  /** Other events of the same rating period, in which players are known by their FIDE numbers. */
  readonly others?: readonly Tournament[];
  readonly registeredOn?: IsoDate;
  readonly today?: IsoDate;
}

/** What the calculation and the eligibility of an event are asked with. */
export interface RatingQuestion {
  readonly kind: RatingKind;
  readonly edition: EditionOf<'ratings'>;
  readonly event: EventToRate;
  readonly conditions: EventConditions;
}

/** Reads the question off a tournament. @throws RangeError for an edition that is none of B.02 */
export function ratingQuestion(state: Tournament, options: RatingOptions = {}): RatingQuestion {
  const { settings } = state;
  const id = options.edition ?? state.pins.ratings;
  const edition = editionIn('ratings', id);
  if (edition === null) throw new RangeError(`no edition of the rating regulations: ${id}`);
  const kind = options.kind ?? ratingKindOf(state);
  const records = playerRecords(
    state,
    options.asOf === undefined ? { ratingReport: true } : { standingsAfter: options.asOf },
  );
  const players = playersByNumber(state);
  const personOf = (tpn: Tpn): Player | undefined => {
    const player = players.get(tpn);
    return player === undefined ? undefined : state.players.get(player);
  };
  const typedOf = (tpn: Tpn): TypedDevelopment => {
    const player = players.get(tpn);
    const typed = player === undefined ? null : typedDevelopment(state, player, kind);
    const given = options.givenK?.get(tpn);
    return { ...typed, ...(given === undefined ? {} : { k: given }) };
  };
  const { afterDays } = edition.properties.rateOfPlay.standard.interimReport;
  const months = isLongerThan(state, afterDays) ? monthsPlayed(state) : null;
  const listsOf = (tpn: Tpn): Partial<EntrantToRate> => {
    const player = players.get(tpn);
    const played = player === undefined ? undefined : months?.get(player);
    return player === undefined || played === undefined
      ? {}
      : listsOfMonths(state, player, kind, played);
  };
  const rateOfPlay = settings.timeControl === null ? null : readRateOfPlay(settings.timeControl);
  const isMatch = settings.kind === 'individual' && records.length === 2;
  const event: EventToRate = {
    ...{ kind, rules: edition.properties, firstDay: settings.firstDay, rateOfPlay },
    matchOf: isMatch ? settings.rounds : null,
    entrants: records.map((record) => ({
      ...entrantOf(record, personOf(record.tpn), kind, typedOf(record.tpn)),
      ...listsOf(record.tpn),
    })),
  };
  const lastDay = settings.lastDay ?? lastRoundDay(settings.roundDates, settings.rounds);
  return {
    kind,
    edition,
    event,
    conditions: {
      ...{ kind, edition: edition.id, rules: edition.properties, rateOfPlay, isMatch, lastDay },
      firstDay: settings.firstDay,
      ...clocksOf(state),
      roundDays: settings.roundDates,
      rounds: settings.rounds,
      registeredOn: options.registeredOn ?? settings.regulations.fide?.registeredOn ?? null,
      announced: settings.regulations.rated ?? null,
      today: options.today ?? null,
      entrants: event.entrants.map(({ tpn, rating, standardRating, rounds, fideNumber }) => ({
        ...{ tpn, rating: rating ?? standardRating ?? null },
        woman: personOf(tpn)?.sex === 'w',
        hasFideNumber: fideNumber !== undefined,
        opponents: rounds.flatMap(({ opponent, outcome }) =>
          opponent !== null && isOverTheBoard(outcome) ? [opponent] : [],
        ),
      })),
    },
  };
}

/** What the lists kept say of a player for the months of the games (B.02 7.1, B.01 1.1.4). */
function listsOfMonths(
  state: Tournament,
  player: PlayerId,
  kind: RatingKind,
  monthsByRound: readonly (string | null)[],
): Pick<EntrantToRate, 'monthsByRound' | 'ratingsByRound' | 'listsKept'> {
  const lists = monthsByRound.map((month) =>
    month === null ? null : ratingInMonth(state, player, kind, month),
  );
  return {
    monthsByRound,
    ratingsByRound: lists.map((list) => list?.rating),
    listsKept: new Map(
      lists.flatMap((list) =>
        list === null ? [] : [[list.month, list.k === undefined ? {} : { k: list.k }] as const],
      ),
    ),
  };
}

/** A number of zeros is nobody's. */
const isNumber = (fideId: string): boolean => /[1-9]/.test(fideId);

/** The rating of another kind than the event's is none of it, but a standard one may stand in. */
function entrantOf(
  { tpn, name, rounds }: PlayerRecord,
  player: Player | undefined,
  kind: RatingKind,
  typed: TypedDevelopment,
): EntrantToRate {
  const source = player?.ratingSources?.fide;
  const fide = player?.ratings.fide ?? null;
  const isOfKind = source === undefined || source.kind === kind;
  const standardRating =
    kind !== 'standard' && source?.kind === 'standard' ? fide : (source?.standardRating ?? null);
  const birth = player?.private?.birthDate;
  return {
    ...{ tpn, name, rounds, standardRating, rating: isOfKind ? fide : null },
    ...(isOfKind && source?.inactive === true ? { inactive: true as const } : {}),
    ...(player?.fideId !== undefined && isNumber(player.fideId)
      ? { fideNumber: player.fideId.trim() }
      : {}),
    development: {
      ...(birth === undefined ? {} : { birth }),
      ...(isOfKind && source?.k !== undefined ? { listedK: source.k } : {}),
      ...(typed.k === undefined ? {} : { givenK: typed.k }),
      ...(typed.games === undefined ? {} : { gamesSoFar: typed.games, gamesTyped: true as const }),
    },
  };
}

/** The day of the last round, where all have one. */
function lastRoundDay(days: readonly (IsoDate | null)[], rounds: number): IsoDate | null {
  const known = days.slice(0, rounds).filter((day) => day !== null);
  return rounds > 0 && known.length === rounds ? (known.sort().at(-1) ?? null) : null;
}

/** What the rate of play says of the first control, and of both players' times. */
function clocksOf({ settings }: Tournament): Pick<EventConditions, 'firstControl' | 'sameTime'> {
  const encoded = encodedTimeControl(settings);
  if (encoded?.kind === 'byColour') {
    const moves = [encoded.white[0], encoded.black[0]].flatMap((period) => period?.moves ?? []);
    return { firstControl: moves.length === 0 ? 'none' : Math.min(...moves), sameTime: false };
  }
  const periods =
    encoded?.periods ??
    (settings.timeControl === null ? undefined : readPeriodsOfPlay(settings.timeControl)?.periods);
  if (periods === undefined) return { firstControl: null, sameTime: null };
  const moves = periods[0]?.moves ?? null;
  // More than one period without the moves of the first: it is not said when it ends.
  const isSaid = moves !== null || periods.length === 1;
  return { firstControl: isSaid ? (moves ?? 'none') : null, sameTime: true };
}
