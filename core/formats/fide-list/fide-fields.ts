import type { RatingKind } from '../../rules/rating-kind.ts';
import { fideNumberOf } from '../player-list/fide-number.ts';
import type { ListedPlayer, ListedRating } from '../player-list/listed-player.ts';

/** A record of FIDE's list as text, whichever form of the list it came from. */
export interface FideFields {
  readonly fideId: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: string;
  readonly title: string;
  readonly womenTitle: string;
  readonly otherTitles: string;
  readonly standard: RatingFields;
  readonly rapid: RatingFields;
  readonly blitz: RatingFields;
  readonly birth: string;
  readonly flag: string;
}

export interface RatingFields {
  readonly rating: string;
  readonly games: string;
  readonly k: string;
}

export const NO_RATING: RatingFields = { rating: '', games: '', k: '' };

const NUMBER = /^\d{1,4}$/;
/** Numbers of four digits hold every rating; nobody has had more than 2999. */
const HIGHEST_RATING = 4000;

/** Told of a value that is there and cannot be read; the person is taken without it. */
export type TellUnreadField = (field: keyof FideFields, value: string) => void;

/** The person, or the field without which nobody is taken. */
export function listedPlayer(
  fields: FideFields,
  unread: TellUnreadField,
): ListedPlayer | { readonly fault: keyof FideFields } {
  const fideId = fideNumberOf(fields.fideId);
  if (fideId === null) return { fault: 'fideId' };
  if (fields.name === '' || fields.name.length > 200) return { fault: 'name' };
  const standard = ratingOf('standard', fields, unread);
  if (standard === undefined) return { fault: 'standard' };
  const rapid = ratingOf('rapid', fields, unread);
  if (rapid === undefined) return { fault: 'rapid' };
  const blitz = ratingOf('blitz', fields, unread);
  if (blitz === undefined) return { fault: 'blitz' };
  const flag = fields.flag.toLowerCase();
  return {
    fideId,
    nationalId: null,
    name: fields.name,
    federation: fields.federation === '' ? null : fields.federation,
    sex: sexOf(fields.sex, flag, unread),
    title: orNull(fields.title),
    womenTitle: orNull(fields.womenTitle),
    otherTitles: orNull(fields.otherTitles),
    standard,
    rapid,
    blitz,
    birth: birthOf(fields.birth, unread),
    inactive: flag.includes('i'),
    club: null,
    league: null,
    licence: null,
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The flag says `w` for women where the column of the sex is missing. */
function sexOf(text: string, flag: string, unread: TellUnreadField): 'm' | 'w' | null {
  if (text === 'M' || text === 'm') return 'm';
  if (text === 'F' || text === 'W' || text === 'w' || text === 'f') return 'w';
  if (text !== '') unread('sex', text);
  return flag.includes('w') ? 'w' : null;
}

/** A year; FIDE writes 0 where it knows none. */
function birthOf(text: string, unread: TellUnreadField): string | null {
  if (/^(18|19|20)\d\d$/.test(text)) return text;
  if (!/^0*$/.test(text)) unread('birth', text);
  return null;
}

/** Null for nobody's rating; undefined for what is no number. */
function ratingOf(
  kind: RatingKind,
  fields: FideFields,
  unread: TellUnreadField,
): ListedRating | null | undefined {
  const { rating, games, k } = fields[kind];
  if (rating === '' || rating === '0') return null;
  if (!NUMBER.test(rating)) return undefined;
  const value = Number(rating);
  if (value === 0) return null;
  if (value > HIGHEST_RATING) return undefined;
  const countOf = (text: string): number | null => {
    if (NUMBER.test(text)) return Number(text);
    if (text !== '') unread(kind, text);
    return null;
  };
  return { rating: value, origin: 'fide', games: countOf(games), k: countOf(k) };
}
