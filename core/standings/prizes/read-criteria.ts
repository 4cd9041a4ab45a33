import { RATING_ORIGINS, type RatingOrigin } from '../../rules/rating-origin.ts';
import { TITLES } from '../../rules/title.ts';
import { AGE_SYSTEMS } from '../ranking/age-categories.ts';
import { CRITERIA, type Band, type Criteria, type RatingBand } from '../ranking/criteria.ts';
import {
  given,
  membersOf,
  oneOrMore,
  refuse,
  textOf,
  wholeNumberOf,
  wordOf,
  type JsonField,
} from './json-fields.ts';

/** Reads who may win a list's prizes. */
export function readCriteria(field: JsonField): Criteria | null {
  const members = membersOf(field, CRITERIA);
  if (!members) return null;
  return present({
    rating: given(members.rating, readRatingBand),
    unrated: given(members.unrated, readUnrated),
    age: given(members.age, readAge),
    birthYear: given(members.birthYear, readBirthYears),
    sex: given(members.sex, (sex) => wordOf(sex, ['m', 'w'])),
    title: given(members.title, (title) => allOf(title, (each) => wordOf(each, TITLES))),
    club: given(members.club, readNames),
    league: given(members.league, readNames),
    federation: given(members.federation, readNames),
    tag: given(members.tag, readNames),
  });
}

function readRatingBand(field: JsonField): RatingBand | null {
  const members = membersOf(field, ['from', 'to', 'of', 'unrated']);
  if (!members) return null;
  const band = readBand(field, members);
  return (
    band &&
    present({
      ...band,
      of: given(members.of, readRatingOrigins),
      unrated: given(members.unrated, (unrated) => wordOf(unrated, ['excluded', 'included'])),
    })
  );
}

const readRatingOrigins = (field: JsonField): readonly RatingOrigin[] | null =>
  allOf(field, (each) => wordOf(each, RATING_ORIGINS));

/** `true`, or which ratings a player must not have. */
function readUnrated(field: JsonField): Criteria['unrated'] | null {
  if (field.value === true) return {};
  const members = membersOf(field, ['of']);
  return members && present({ of: given(members.of, readRatingOrigins) });
}

function readAge(field: JsonField): Criteria['age'] | null {
  const members = membersOf(field, ['system', 'categories']);
  if (!members) return null;
  const ids = AGE_SYSTEMS.map(({ id }) => id);
  const id = wordOf(members.system, ids);
  const system = AGE_SYSTEMS.find((each) => each.id === id);
  if (!system) return null;
  const codes = system.categories.map(({ code }) => code);
  const categories = allOf(members.categories, (each) => wordOf(each, codes));
  return categories && { system: system.id, categories };
}

function readBirthYears(field: JsonField): Band | null {
  const members = membersOf(field, ['from', 'to']);
  return members && readBand(field, members);
}

function readBand(
  field: JsonField,
  members: Readonly<Record<'from' | 'to', JsonField>>,
): Band | null {
  const [from, to] = [given(members.from, wholeNumberOf), given(members.to, wholeNumberOf)];
  if (members.from.value === undefined && members.to.value === undefined) {
    return refuse(field, 'bandWithoutLimits', 'give "from", "to" or both.');
  }
  if (from !== undefined && to !== undefined && from > to) {
    return refuse(field, 'bandUpsideDown', `nobody is from ${from} to ${to}: exchange the two.`);
  }
  return present({ from, to });
}

const readNames = (field: JsonField): readonly string[] | null => allOf(field, textOf);

function allOf<T>(field: JsonField, read: (field: JsonField) => T | null): readonly T[] | null {
  return oneOrMore(field)?.flatMap((item) => read(item) ?? []) ?? null;
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Without the members that are undefined. */
function present<T extends object>(members: T): Partial<Given<T>> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Given<T>>;
}
