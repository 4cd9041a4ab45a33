import { LONGEST_LINE, ONE_LINE } from '../rules/text-bounds.ts';

/**
 * What papers for the federation and the organiser ask for, and nothing else in an event holds: the
 * arbiter fills it in once.
 */
export const FORM_FACTS = [
  'homologation',
  'club',
  'address',
  'arbiterTitle',
  'arbiterNumber',
  'forOwnTitle',
  'normEvent',
  'trainee',
  'disciplinaryReport',
  'allowance',
  'allowancePaidOn',
  'feesDue',
  'feesPaidOn',
  'reportSentOn',
  'minutes',
] as const;
export type FormFact = (typeof FORM_FACTS)[number];

/** Facts that are answered by yes or no. */
export const YES_OR_NO = [
  'forOwnTitle',
  'normEvent',
  'disciplinaryReport',
] as const satisfies readonly FormFact[];
/** Facts that are a day, `2026-03-14`. */
export const DAYS_FILLED_IN = [
  'allowancePaidOn',
  'feesPaidOn',
  'reportSentOn',
] as const satisfies readonly FormFact[];
/** Facts that are an amount of money, `425` or `212.50`. */
export const AMOUNTS_FILLED_IN = ['allowance', 'feesDue'] as const satisfies readonly FormFact[];

/** Facts of several lines: the minutes as somebody has edited them, in place of those of the log. */
export const TEXTS_FILLED_IN = ['minutes'] as const satisfies readonly FormFact[];

/** Levels of French arbiters, and the titles of FIDE, as a report names them (LA 2.1). */
export const ARBITER_TITLES = [
  'AFJ',
  'AFC',
  'AFO1',
  'AFO2',
  'AFE1',
  'AFE2',
  'NA',
  'FA',
  'IA',
] as const;

const among = (facts: readonly FormFact[], fact: FormFact): boolean => facts.includes(fact);

/** What a value must be to stand; null for one that does. */
export type FormFault = 'empty' | 'oneLine' | 'yesOrNo' | 'day' | 'amount' | 'arbiterTitle';

export function faultOfFormFact(fact: FormFact, value: string): FormFault | null {
  if (value === '') return 'empty';
  if (among(TEXTS_FILLED_IN, fact)) return null;
  if (value.length > LONGEST_LINE || !ONE_LINE.test(value)) return 'oneLine';
  if (among(YES_OR_NO, fact)) return value === 'yes' || value === 'no' ? null : 'yesOrNo';
  if (among(DAYS_FILLED_IN, fact)) return isDay(value) ? null : 'day';
  if (among(AMOUNTS_FILLED_IN, fact)) return /^\d{1,6}(?:\.\d\d)?$/.test(value) ? null : 'amount';
  if (fact !== 'arbiterTitle') return null;
  return ARBITER_TITLES.some((title) => title === value) ? null : 'arbiterTitle';
}

const isDay = (value: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};
