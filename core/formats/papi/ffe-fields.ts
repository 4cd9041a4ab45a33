import type { RatingOrigin } from '../../rules/rating-origin.ts';
import type { Title } from '../../rules/title.ts';
import {
  NOTHING_LISTED,
  type ListedPlayer,
  type ListedRating,
} from '../player-list/listed-player.ts';
import { dayOf, textIn, wholeIn, type AccessRow } from './access-row.ts';

/** The FFE's letters for titles. */
const TITLE_LETTERS: Readonly<Record<string, Title>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  gf: 'WGM',
  mf: 'WIM',
  ff: 'WFM',
  cf: 'WCM',
};

/** F for FIDE, N for national, E for estimated; the rare A and R are the federation's own. */
const ORIGIN_LETTERS: Readonly<Record<string, RatingOrigin>> = {
  F: 'fide',
  N: 'national',
  E: 'estimate',
  A: 'national',
  R: 'national',
};

export const LICENCE_NUMBER = /^[A-Z][A-Z0-9]\d{4,5}$/;

export const titleOf = (letters: string): Title | null =>
  TITLE_LETTERS[letters.toLowerCase()] ?? null;

export const lettersOf = (title: string | null): string =>
  Object.entries(TITLE_LETTERS).find(([, one]) => one === title)?.[0] ?? '';

export const ORIGIN_LETTER: Readonly<Record<RatingOrigin, string>> = {
  fide: 'F',
  national: 'N',
  estimate: 'E',
};

function ratingIn(row: AccessRow, value: string, letter: string): ListedRating | null {
  const rating = wholeIn(row, value);
  if (rating === null || rating <= 0 || rating > 4000) return null;
  const origin = ORIGIN_LETTERS[textIn(row, letter).toUpperCase()] ?? 'estimate';
  return { rating, origin, games: null, k: null };
}

export interface Club {
  readonly name: string;
  readonly league: string;
}

/** A person of the FFE's tables (JOUEUR of Data.mdb and of .papi files); null without a name. */
export function ffePlayer(row: AccessRow, clubs: ReadonlyMap<number, Club>): ListedPlayer | null {
  const [last, first] = [textIn(row, 'Nom'), textIn(row, 'Prenom')];
  if (last === '') return null;
  const club = clubs.get(wholeIn(row, 'ClubRef') ?? 0);
  const sex = textIn(row, 'Sexe').toUpperCase();
  const fideId = textIn(row, 'FideCode');
  const licence = textIn(row, 'AffType').toUpperCase();
  const born = dayOf(textIn(row, 'NeLe'));
  return {
    ...NOTHING_LISTED,
    name: first === '' ? last : `${last}, ${first}`,
    nationalId: orNull(textIn(row, 'NrFFE').toUpperCase()),
    fideId: /^[1-9]\d{2,9}$/.test(fideId) ? fideId : null,
    federation: orNull(textIn(row, 'Federation').toUpperCase()),
    sex: sex === 'M' ? 'm' : sex === 'F' ? 'w' : null,
    title: titleOf(textIn(row, 'FideTitre')),
    standard: ratingIn(row, 'Elo', 'Fide'),
    rapid: ratingIn(row, 'Rapide', 'RapideFide'),
    blitz: ratingIn(row, 'Blitz', 'BlitzFide'),
    // Access keeps an empty day as the first of its calendar.
    birth: born !== null && born >= '1900-01-02' ? born : null,
    club: orNull(textIn(row, 'Club')) ?? orNull(club?.name ?? ''),
    league: orNull(textIn(row, 'Ligue').toUpperCase()) ?? orNull(club?.league ?? ''),
    licence: /^[ABN]$/.test(licence) ? licence : null,
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Clubs by their reference (table CLUB of Data.mdb). */
export function ffeClubs(rows: readonly AccessRow[]): Map<number, Club> {
  return new Map(
    rows.map((row) => [
      wholeIn(row, 'Ref') ?? 0,
      { name: textIn(row, 'Nom'), league: textIn(row, 'Ligue').toUpperCase() },
    ]),
  );
}
