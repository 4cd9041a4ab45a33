import type { PapiPlayer, PapiRound } from '../../formats/papi/papi-file.ts';
import {
  NOTHING_LISTED,
  type ListedPlayer,
  type ListedRating,
} from '../../formats/player-list/listed-player.ts';
import { RATING_ORIGINS } from '../../rules/rating-origin.ts';
import { ageCategories, FFE_AGES } from '../../standings/ranking/age-categories.ts';
import { strengthOf } from '../initial-order.ts';
import type { Player } from '../player.ts';
import { ratingKindOf } from '../rating-lists/rating-kind.ts';
import type { Tournament } from '../state.ts';
import type { PapiReferences } from './kept-of-papi.ts';

/** What goes with a player into a .papi file. */
export interface PapiPlaces {
  readonly ref: number;
  readonly references: PapiReferences | undefined;
  readonly rounds: readonly PapiRound[];
}

/** A player as Papi keeps one. */
export function papiPlayer(
  state: Tournament,
  player: Player,
  { ref, references, rounds }: PapiPlaces,
): PapiPlayer {
  const { private: own = {} } = player;
  const { firstDay } = state.settings;
  return {
    ref,
    ffeRef: references?.ffe ?? null,
    clubRef: references?.club ?? null,
    listed: listedOf(state, player),
    category: ageCategories(FFE_AGES, own.birthDate, firstDay)[0]?.code ?? '',
    checkedIn: state.checkIn?.present.has(player.id) ?? false,
    fixedBoard: state.fixedBoards.get(player.id) ?? null,
    feeDue: own.feeDue ?? null,
    feePaid: own.feePaid ?? null,
    phone: papiPhone(own.phone ?? ''),
    email: own.email ?? '',
    comment: own.comment ?? '',
    hasAddress: false,
    rounds,
  };
}

function listedOf(state: Tournament, player: Player): ListedPlayer {
  const { sex = null, title = null, federation = null, fideId = null, nationalId = null } = player;
  const { club = null, league = null, licence = null } = player;
  const kind = ratingKindOf(state);
  const standard = standardBeside(player);
  return {
    ...NOTHING_LISTED,
    name: player.name,
    ...{ sex, title, federation, fideId, nationalId, club, league, licence },
    birth: birthDay(player.private?.birthDate),
    ...(standard === null ? {} : { standard }),
    [kind]: papiRating(state, player),
  };
}

/** Papi has a day for every birth: the first of the year where only that is known. */
function birthDay(birth: string | undefined): string | null {
  if (birth === undefined) return null;
  return isYear(birth) ? `${birth}-01-01` : birth;
}

export const isYear = (birth: string): boolean => /^\d{4}$/.test(birth);

/** The one rating Papi holds: the one the event is played by, else the first there is. */
function papiRating({ settings }: Tournament, { ratings }: Player): ListedRating | null {
  const strength = strengthOf(ratings, settings.initialOrder.method);
  const origin =
    RATING_ORIGINS.find((one) => ratings[one] === strength) ??
    RATING_ORIGINS.find((one) => ratings[one] !== undefined);
  const rating = origin === undefined ? undefined : ratings[origin];
  return origin === undefined || rating === undefined
    ? null
    : { rating, origin, games: null, k: null };
}

/** In a rapid or blitz event, the standard rating of FIDE's list where it is known. */
function standardBeside({ ratingSources }: Player): ListedRating | null {
  const rating = ratingSources?.fide?.standardRating;
  return rating === undefined ? null : { rating, origin: 'fide', games: null, k: null };
}

/** Ten digits as in France: `+33 6 12 34 56 78` is `0612345678`. */
const papiPhone = (phone: string): string =>
  phone.replace(/[\s.()/-]+/g, '').replace(/^(?:\+33|0033)0?(?=\d{9}$)/, '0');
