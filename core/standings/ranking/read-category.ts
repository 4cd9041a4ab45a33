import { failure, success, type Result } from '../../rules/result.ts';
import { TITLES, type Title } from '../../rules/title.ts';
import { AGE_SYSTEMS } from './age-categories.ts';
import type { Band, Criteria } from './criteria.ts';

/** A part of a category that cannot be read. */
export interface CategoryFault {
  readonly code: 'unknownWord' | 'notABand' | 'notAnAgeCategory' | 'notATitle' | 'empty' | 'twice';
  readonly text: string;
}

/** What an age category is called in which system: `ffe:Cad`, `fide:U16`. */
export const AGE_CATEGORY_NAMES: readonly string[] = AGE_SYSTEMS.flatMap(({ id, categories }) =>
  categories.map(({ code }) => `${id}:${code}`),
);

/**
 * Reads a category as people write one: parts joined by `&`, all of which must be met.
 * @example readCategory('women & rating=1400-1799') // also `unrated`, `born=2008-`, `age=ffe:Cad|Jun`,
 * // `club=Le Tambour|Rennes`, `league=BRE`, `federation=FRA`, `title=FM|WFM`, `tag=local`
 */
export function readCategory(text: string): Result<Criteria, CategoryFault> {
  let criteria: Criteria = {};
  const parts = text.split('&').map((part) => part.trim());
  if (parts.every((part) => part === '')) return failure({ code: 'empty', text });
  for (const part of parts) {
    const read = readPart(part);
    if (!read.ok) return read;
    if (Object.keys(read.value).some((key) => key in criteria)) {
      return failure({ code: 'twice', text: part });
    }
    criteria = { ...criteria, ...read.value };
  }
  return success(criteria);
}

function readPart(part: string): Result<Criteria, CategoryFault> {
  const at = part.indexOf('=');
  const word = (at < 0 ? part : part.slice(0, at)).trim().toLowerCase();
  const value = at < 0 ? null : part.slice(at + 1).trim();
  if (value === null) {
    const criteria = WORDS[word];
    return criteria ? success(criteria) : failure({ code: 'unknownWord', text: part });
  }
  const names = value
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) return failure({ code: 'empty', text: part });
  switch (word) {
    case 'rating':
    case 'born': {
      const band = readBand(value);
      if (band === null) return failure({ code: 'notABand', text: value });
      return success(word === 'rating' ? { rating: band } : { birthYear: band });
    }
    case 'age':
      return readAge(names);
    case 'title':
      return readTitles(names);
    case 'club':
      return success({ club: names });
    case 'league':
      return success({ league: names });
    case 'federation':
      return success({ federation: names });
    case 'tag':
      return success({ tag: names });
    default:
      return failure({ code: 'unknownWord', text: part });
  }
}

const WORDS: Readonly<Record<string, Criteria>> = {
  women: { sex: 'w' },
  men: { sex: 'm' },
  unrated: { unrated: {} },
};

/** `1400-1799`, `-1799`, `1800-`. */
function readBand(text: string): Band | null {
  const match = /^(\d{1,4})?\s*-\s*(\d{1,4})?$/.exec(text);
  const [from, to] = [match?.[1], match?.[2]];
  if (!match || (from === undefined && to === undefined)) return null;
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) return null;
  return {
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
  };
}

/** `ffe:Cad` and, of the same system, `Jun`. */
function readAge([first = '', ...rest]: readonly string[]): Result<Criteria, CategoryFault> {
  const [id = '', code = ''] = first.split(':');
  const system = AGE_SYSTEMS.find((one) => one.id === id.trim().toLowerCase());
  const codes: string[] = [];
  for (const name of [code, ...rest]) {
    const found = system?.categories.find(
      (category) => category.code.toLowerCase() === name.trim().toLowerCase(),
    );
    if (!found) return failure({ code: 'notAnAgeCategory', text: name === code ? first : name });
    codes.push(found.code);
  }
  return success({ age: { system: system?.id ?? id, categories: codes } });
}

function readTitles(names: readonly string[]): Result<Criteria, CategoryFault> {
  const titles: Title[] = [];
  for (const name of names) {
    const title = TITLES.find((one) => one === name.toUpperCase());
    if (title === undefined) return failure({ code: 'notATitle', text: name });
    titles.push(title);
  }
  return success({ title: titles });
}
