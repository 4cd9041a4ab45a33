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

const FIDE_NUMBER = /^[1-9]\d{2,9}$/;
const NUMBER = /^\d{1,4}$/;
/** Numbers of four digits hold every rating; nobody has had more than 2999. */
const HIGHEST_RATING = 4000;

/** The person, or the field that cannot be read. */
export function listedPlayer(
  fields: FideFields,
): ListedPlayer | { readonly fault: keyof FideFields } {
  if (!FIDE_NUMBER.test(fields.fideId)) return { fault: 'fideId' };
  if (fields.name === '' || fields.name.length > 200) return { fault: 'name' };
  const standard = ratingOf(fields.standard);
  if (standard === undefined) return { fault: 'standard' };
  const rapid = ratingOf(fields.rapid);
  if (rapid === undefined) return { fault: 'rapid' };
  const blitz = ratingOf(fields.blitz);
  if (blitz === undefined) return { fault: 'blitz' };
  const flag = fields.flag.toLowerCase();
  return {
    fideId: fields.fideId,
    nationalId: null,
    name: fields.name,
    federation: fields.federation === '' ? null : fields.federation,
    sex: sexOf(fields.sex, flag),
    title: orNull(fields.title),
    womenTitle: orNull(fields.womenTitle),
    otherTitles: orNull(fields.otherTitles),
    standard,
    rapid,
    blitz,
    birth: /^(18|19|20)\d\d$/.test(fields.birth) ? fields.birth : null,
    inactive: flag.includes('i'),
    club: null,
    league: null,
    licence: null,
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The flag says `w` for women where the column of the sex is missing. */
function sexOf(text: string, flag: string): 'm' | 'w' | null {
  if (text === 'M' || text === 'm') return 'm';
  if (text === 'F' || text === 'W' || text === 'w' || text === 'f') return 'w';
  return flag.includes('w') ? 'w' : null;
}

/** Null for nobody's rating; undefined for what is no number. */
function ratingOf({ rating, games, k }: RatingFields): ListedRating | null | undefined {
  if (rating === '' || rating === '0') return null;
  if (!NUMBER.test(rating)) return undefined;
  const value = Number(rating);
  if (value === 0) return null;
  if (value > HIGHEST_RATING) return undefined;
  return { rating: value, origin: 'fide', games: countOf(games), k: countOf(k) };
}

const countOf = (text: string): number | null => (NUMBER.test(text) ? Number(text) : null);
