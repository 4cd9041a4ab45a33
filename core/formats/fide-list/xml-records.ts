import { SaxesParser } from 'saxes';
import type { RatingKind } from '../../rules/rating-kind.ts';
import { NO_RATING, type FideFields, type RatingFields } from './fide-fields.ts';

const RECORD = 'player';
export const CLOSING = `</${RECORD}>`;

/**
 * The records of a piece of FIDE's XML that ends with a record. Each is parsed by itself, so that a
 * malformed one spoils no other.
 */
export function* xmlRecords(text: string, unnamed: RatingKind): Generator<FideFields> {
  const elementsOf = recordParser();
  let at = 0;
  for (;;) {
    const closing = text.indexOf(CLOSING, at);
    if (closing === -1) return;
    const end = closing + CLOSING.length;
    yield fieldsOf(elementsOf(text.slice(at, end)), unnamed);
    at = end;
  }
}

type Elements = ReadonlyMap<string, string>;

/**
 * Parses one record after the other into the texts of its elements, by name. The parser knows the
 * five entities of XML and follows no declaration of others: they stay as they are written.
 */
function recordParser(): (record: string) => Elements {
  const parser = new SaxesParser({ fragment: true, position: false });
  let elements = new Map<string, string>();
  let inRecord = false;
  let value = '';
  // The fields judge what is left of a malformed record.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name }) => {
    if (name === RECORD) inRecord = true;
    value = '';
  });
  const take = (text: string): void => {
    value = value === '' ? text : value + text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (inRecord && !isSelfClosing) elements.set(name, value.trim());
    value = '';
  });
  return (record) => {
    elements = new Map();
    inRecord = false;
    parser.write(withBareAmpersands(record)).close();
    return elements;
  };
}

/** `Smith & Co` is malformed, and its ampersand is read as itself. */
function withBareAmpersands(record: string): string {
  if (!record.includes('&') || record.includes('<![CDATA[')) return record;
  return record.replace(/&(?!#?\w{1,8};)/g, '&amp;');
}

function fieldsOf(values: Elements, unnamed: RatingKind): FideFields {
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
function ratingOf(values: Elements, kind: RatingKind, unnamed: RatingKind): RatingFields {
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
