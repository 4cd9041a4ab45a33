import type { RatingKind } from '../../rules/rating-kind.ts';
import { NO_RATING, type FideFields, type RatingFields } from './fide-fields.ts';

const OPENING = '<player';
export const CLOSING = '</player>';

/**
 * The records of a piece of FIDE's XML that begins and ends between records. Only elements and the
 * five entities of XML are read: declarations of others are never followed.
 */
export function* xmlRecords(text: string, unnamed: RatingKind): Generator<FideFields> {
  let at = 0;
  for (;;) {
    const end = text.indexOf(CLOSING, at);
    if (end === -1) return;
    const opening = openingBefore(text, at, end);
    at = end + CLOSING.length;
    yield fieldsOf(opening === -1 ? '' : text.slice(opening, end), unnamed);
  }
}

/** `<player>` and not `<playerslist>`. */
function openingBefore(text: string, from: number, to: number): number {
  let at = text.indexOf(OPENING, from);
  while (at !== -1 && at < to) {
    const next = text.charCodeAt(at + OPENING.length);
    if (next === 0x3e) return at + OPENING.length + 1;
    if (next <= 0x20) return text.indexOf('>', at) + 1;
    at = text.indexOf(OPENING, at + 1);
  }
  return -1;
}

function fieldsOf(record: string, unnamed: RatingKind): FideFields {
  const plain = record.includes('<!') ? withoutComments(record) : record;
  const values = elementsOf(plain);
  return {
    fideId: values.get('fideid') ?? '',
    name: values.get('name') ?? '',
    federation: values.get('country') ?? '',
    sex: values.get('sex') ?? '',
    title: values.get('title') ?? '',
    womenTitle: values.get('w_title') ?? '',
    otherTitles: values.get('o_title') ?? '',
    standard: ratingOf(values, 'standard', unnamed),
    rapid: ratingOf(values, 'rapid', unnamed),
    blitz: ratingOf(values, 'blitz', unnamed),
    birth: values.get('birthday') ?? '',
    flag: values.get('flag') ?? '',
  };
}

/** Under the name of its kind, or under none in lists of one kind and for the standard rating. */
function ratingOf(
  values: ReadonlyMap<string, string>,
  kind: RatingKind,
  unnamed: RatingKind,
): RatingFields {
  const rating = values.get(NAMED[kind]);
  if (rating !== undefined) {
    return {
      rating,
      games: values.get(`${kind}_games`) ?? '',
      k: values.get(`${kind}_k`) ?? '',
    };
  }
  if (kind !== unnamed) return NO_RATING;
  return {
    rating: values.get('rating') ?? '',
    games: values.get('games') ?? '',
    k: values.get('k') ?? '',
  };
}

const NAMED: Readonly<Record<RatingKind, string>> = {
  standard: 'standard_rating',
  rapid: 'rapid_rating',
  blitz: 'blitz_rating',
};

/** Elements without elements inside, by name. */
function elementsOf(record: string): Map<string, string> {
  const values = new Map<string, string>();
  let at = record.indexOf('<');
  while (at !== -1) {
    const close = record.indexOf('>', at);
    if (close === -1) break;
    if (record[close - 1] === '/') {
      at = record.indexOf('<', close);
      continue;
    }
    const next = record.indexOf('<', close);
    if (next === -1) break;
    const space = record.indexOf(' ', at);
    const name = record.slice(at + 1, space !== -1 && space < close ? space : close);
    values.set(name, unescaped(record.slice(close + 1, next).trim()));
    const ended = record.indexOf('>', next);
    at = ended === -1 ? -1 : record.indexOf('<', ended);
  }
  return values;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,8}));/g,
    (whole, decimal, hex, name) => {
      if (typeof name === 'string') return ENTITIES[name] ?? whole;
      const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16);
      return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** Comments out, CDATA as text. */
function withoutComments(record: string): string {
  return record
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
      text.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
    );
}
