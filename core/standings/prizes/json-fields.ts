import type { Bilingual } from '../../rules/editions/edition.ts';
import type { Problem } from '../../rules/problem.ts';
import { parseMoney, type Cents } from './money.ts';
import { schemeProblem } from './scheme-problem.ts';

/** A value of a JSON file, where it stands, and the list that takes what is wrong with it. */
export interface JsonField {
  readonly path: string;
  readonly value: unknown;
  readonly problems: Problem[];
}

export function refuse(field: JsonField, code: string, message: string): null {
  field.problems.push(schemeProblem('error', field.path, code, message));
  return null;
}

/** The members of an object, each with its path; a key that is not expected is a problem. */
export function membersOf<K extends string>(
  field: JsonField,
  keys: readonly K[],
): Readonly<Record<K, JsonField>> | null {
  const { value, path } = field;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(field, 'notAnObject', `write an object, { … }, with ${keys.join(', ')}.`);
  }
  const members = value as Readonly<Record<string, unknown>>;
  const known: readonly string[] = keys;
  for (const key of Object.keys(members).filter((each) => !known.includes(each))) {
    const message = `"${key}" is not known here. Correct or remove it; known are ${keys.join(', ')}.`;
    refuse({ ...field, path: join(path, key) }, 'unknownKey', message);
  }
  const entries = keys.map((key) => [
    key,
    {
      ...field,
      path: join(path, key),
      value: Object.hasOwn(members, key) ? members[key] : undefined,
    },
  ]);
  return Object.fromEntries(entries) as Record<K, JsonField>;
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

export function itemsOf(field: JsonField): readonly JsonField[] | null {
  const { value, path } = field;
  if (!Array.isArray(value)) return refuse(field, 'notAList', 'write a list, [ … ].');
  return value.map((item: unknown, index) => ({
    ...field,
    path: `${path}[${index}]`,
    value: item,
  }));
}

/** One value or a list of values. */
export function oneOrMore(field: JsonField): readonly JsonField[] | null {
  const items = Array.isArray(field.value) ? itemsOf(field) : [field];
  if (items?.length === 0)
    return refuse(field, 'emptyList', 'name at least one, or remove the line.');
  return items;
}

export function textOf(field: JsonField): string | null {
  const { value } = field;
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  return refuse(field, 'notAText', 'write a text between quotation marks.');
}

/** One of a closed list of words. */
export function wordOf<W extends string>(field: JsonField, words: readonly W[]): W | null {
  const found = words.find((word) => word === field.value);
  return found ?? refuse(field, 'unknownWord', `write one of ${words.join(', ')}.`);
}

/** `"Prix"` for both languages, or `{ "en": …, "fr": … }`. */
export function bilingualOf(field: JsonField): Bilingual | null {
  if (typeof field.value !== 'object') {
    const text = textOf(field);
    return text === null ? null : { en: text, fr: text };
  }
  const members = membersOf(field, ['en', 'fr']);
  if (!members) return null;
  const [en, fr] = [textOf(members.en), textOf(members.fr)];
  return en === null || fr === null ? null : { en, fr };
}

export function moneyOf(field: JsonField): Cents | null {
  const message =
    'write an amount from 0 to 10 000 000 with at most two decimals, like 150 or 12.50.';
  return parseMoney(field.value) ?? refuse(field, 'notAnAmount', message);
}

export function wholeNumberOf(field: JsonField): number | null {
  const { value } = field;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  return refuse(field, 'notANumber', 'write a whole number.');
}

export function booleanOf(field: JsonField): boolean | null {
  if (typeof field.value === 'boolean') return field.value;
  return refuse(field, 'notABoolean', 'write true or false.');
}

/** Reads a member only if it is there; undefined otherwise, and when it cannot be read. */
export function given<T>(field: JsonField, read: (field: JsonField) => T | null): T | undefined {
  return field.value === undefined ? undefined : (read(field) ?? undefined);
}
