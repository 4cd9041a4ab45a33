import type { Band, Criteria, Criterion } from '@ronde/core/standings/ranking/criteria.ts';

const FIRST: Readonly<Record<Criterion, Criteria>> = {
  rating: { rating: {} },
  unrated: { unrated: {} },
  age: { age: { system: 'ffe', categories: [] } },
  birthYear: { birthYear: {} },
  sex: { sex: 'w' },
  title: { title: [] },
  club: { club: [] },
  league: { league: [] },
  federation: { federation: [] },
  tag: { tag: [] },
};

/** A condition as it begins, before anything is typed. */
export const firstCriterion = (criterion: Criterion): Criteria => FIRST[criterion];

/** The conditions without one of them. */
export function withoutCriterion(criteria: Criteria, criterion: Criterion): Criteria {
  const { [criterion]: _, ...rest } = criteria;
  return rest;
}

/** What was typed at one end of a band; null for nothing. */
export function changedBand(end: 'from' | 'to', typed: string | number): Band | null {
  if (typed === '') return null;
  const value = Number(typed);
  return Number.isInteger(value) ? { [end]: value } : null;
}
