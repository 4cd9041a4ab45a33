import type { Problem } from '../../rules/problem.ts';
import { checkScheme } from './check-scheme.ts';
import { jsonFault } from './json-fault.ts';
import {
  bilingualOf,
  booleanOf,
  given,
  itemsOf,
  membersOf,
  moneyOf,
  refuse,
  textOf,
  wordOf,
  type JsonField,
} from './json-fields.ts';
import { cents, type Cents } from './money.ts';
import { readCriteria } from './read-criteria.ts';
import { schemeProblem } from './scheme-problem.ts';
import {
  PRIZE_RULES,
  type Prize,
  type PrizeList,
  type PrizeRule,
  type PrizeScheme,
  type Thing,
} from './scheme.ts';

export interface PrizeSchemeRead {
  /** Null when a problem of severity `error` was found. */
  readonly scheme: PrizeScheme | null;
  readonly problems: readonly Problem[];
}

/** Reads a prize scheme from JSON. Never throws; every problem says where it is and what to do. */
export function readPrizeScheme(text: string): PrizeSchemeRead {
  const problems: Problem[] = [];
  const json = text.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { scheme: null, problems: [notJson(json)] };
  }
  const scheme = readScheme({ path: '', value, problems });
  if (scheme && !hasError(problems)) problems.push(...checkScheme(scheme));
  return { scheme: hasError(problems) ? null : scheme, problems };
}

function notJson(text: string): Problem {
  const message = 'the file is not JSON. Look for a missing comma, quotation mark or bracket.';
  const before = text.slice(0, jsonFault(text) ?? 0).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  return { ...schemeProblem('error', '', 'notJson', message), line, column };
}

const hasError = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

interface Defaults {
  readonly rule: PrizeRule | undefined;
  readonly minimum: Cents;
}

function readScheme(field: JsonField): PrizeScheme | null {
  const keys = ['name', 'currency', 'rule', 'unit', 'minimum', 'cumulative', 'lists'] as const;
  const members = membersOf(field, keys);
  if (!members) return null;
  const name = given(members.name, bilingualOf) ?? null;
  const currency = readCurrency(members.currency);
  const defaults = {
    rule: given(members.rule, (rule) => wordOf(rule, PRIZE_RULES)),
    minimum: given(members.minimum, moneyOf) ?? cents(0),
  };
  const unit = given(members.unit, moneyOf) ?? cents(1);
  const cumulative = given(members.cumulative, booleanOf) ?? false;
  const lists = itemsOf(members.lists)?.flatMap((list) => readList(list, defaults) ?? []);
  return currency !== null && lists ? { name, currency, unit, cumulative, lists } : null;
}

function readCurrency(field: JsonField): string | null {
  if (typeof field.value === 'string' && /^[A-Z]{3}$/.test(field.value)) return field.value;
  return refuse(field, 'currency', 'write the three letters of a currency, like "EUR".');
}

function readList(field: JsonField, defaults: Defaults): PrizeList | null {
  const keys = ['id', 'name', 'rule', 'who', 'prizes', 'minimum', 'cumulative'] as const;
  const members = membersOf(field, keys);
  if (!members) return null;
  const id = textOf(members.id);
  const name = given(members.name, bilingualOf);
  const rule = given(members.rule, (each) => wordOf(each, PRIZE_RULES)) ?? defaults.rule;
  if (rule === undefined) {
    // LA 5.3: how prizes are given is decided when the event begins; nothing is guessed.
    const message = `say how ties are paid: one of ${PRIZE_RULES.join(', ')}, here or for the scheme.`;
    refuse(members.rule, 'ruleMissing', message);
  }
  const criteria = given(members.who, readCriteria) ?? {};
  const prizes = itemsOf(members.prizes)?.flatMap((prize) => readPrize(prize) ?? []);
  const minimum = given(members.minimum, moneyOf) ?? defaults.minimum;
  const cumulative = given(members.cumulative, booleanOf) ?? false;
  if (id === null || rule === undefined || !prizes) return null;
  return { id, name: name ?? { en: id, fr: id }, rule, criteria, prizes, minimum, cumulative };
}

/** `150`, `{ "amount": 150, "thing": "Cup" }`, `{ "thing": { "name": …, "value": 40 } }`. */
function readPrize(field: JsonField): Prize | null {
  if (typeof field.value !== 'object') {
    const amount = moneyOf(field);
    return amount === null ? null : { amount, thing: null };
  }
  const members = membersOf(field, ['amount', 'thing']);
  if (!members) return null;
  const amount = given(members.amount, moneyOf) ?? cents(0);
  return { amount, thing: given(members.thing, readThing) ?? null };
}

function readThing(field: JsonField): Thing | null {
  const { value } = field;
  const described = typeof value === 'object' && value !== null && 'name' in value;
  const members = described ? membersOf(field, ['name', 'value']) : null;
  const name = bilingualOf(members?.name ?? field);
  return name && { name, value: (members && given(members.value, moneyOf)) ?? null };
}
