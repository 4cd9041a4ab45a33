import type { RatingOrigin } from '../../rules/rating-origin.ts';
import type { Title } from '../../rules/title.ts';
import { fideNumberOf, isNoFideNumber } from '../player-list/fide-number.ts';
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

/** Told of a value that is there and cannot be read. */
export type TellUnreadCell = (column: string, value: string) => void;

function ratingIn(
  row: AccessRow,
  [value, letter]: readonly [value: string, letter: string],
  unread: TellUnreadCell,
): ListedRating | null {
  const written = textIn(row, value);
  if (/^0*$/.test(written)) return null;
  const rating = wholeIn(row, value);
  if (rating === null || rating < 0 || rating > 4000) {
    unread(value, written);
    return null;
  }
  const from = textIn(row, letter).toUpperCase();
  const origin = ORIGIN_LETTERS[from];
  if (origin === undefined && from !== '') unread(letter, from);
  return { rating, origin: origin ?? 'estimate', games: null, k: null };
}

export interface Club {
  readonly name: string;
  readonly league: string;
}

/** A person of the FFE's tables (JOUEUR of Data.mdb and of .papi files); null without a name. */
export function ffePlayer(
  row: AccessRow,
  clubs: ReadonlyMap<number, Club>,
  unread: TellUnreadCell,
): ListedPlayer | null {
  const [last, first] = [textIn(row, 'Nom'), textIn(row, 'Prenom')];
  if (last === '') return null;
  const cell = <T>(column: string, read: (text: string) => T | null): T | null => {
    const text = textIn(row, column);
    const value = text === '' ? null : read(text);
    if (text !== '' && value === null) unread(column, text);
    return value;
  };
  const clubRef = wholeIn(row, 'ClubRef') ?? 0;
  const club = clubs.get(clubRef);
  const ownClub = textIn(row, 'Club');
  if (ownClub === '' && club === undefined && clubRef > 0 && clubs.size > 0) {
    unread('ClubRef', String(clubRef));
  }
  return {
    ...NOTHING_LISTED,
    name: first === '' ? last : `${last}, ${first}`,
    nationalId: orNull(textIn(row, 'NrFFE').toUpperCase()),
    // Papi pads the number to eight digits.
    fideId: isNoFideNumber(textIn(row, 'FideCode')) ? null : cell('FideCode', fideNumberOf),
    federation: orNull(textIn(row, 'Federation').toUpperCase()),
    sex: cell('Sexe', (letter) => SEX_LETTERS[letter.toUpperCase()] ?? null),
    title: cell('FideTitre', titleOf),
    standard: ratingIn(row, ['Elo', 'Fide'], unread),
    rapid: ratingIn(row, ['Rapide', 'RapideFide'], unread),
    blitz: ratingIn(row, ['Blitz', 'BlitzFide'], unread),
    birth: birthIn(row, unread),
    club: orNull(ownClub) ?? orNull(club?.name ?? ''),
    league: orNull(textIn(row, 'Ligue').toUpperCase()) ?? orNull(club?.league ?? ''),
    licence: cell('AffType', (letter) => (/^[ABN]$/i.test(letter) ? letter.toUpperCase() : null)),
  };
}

const SEX_LETTERS: Readonly<Record<string, 'm' | 'w'>> = { M: 'm', F: 'w' };

function birthIn(row: AccessRow, unread: TellUnreadCell): string | null {
  const written = textIn(row, 'NeLe');
  const born = dayOf(written);
  if (born === null && written !== '') unread('NeLe', written);
  // Access keeps an empty day as the first of its calendar.
  return born !== null && born >= '1900-01-02' ? born : null;
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
