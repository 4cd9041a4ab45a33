import { defaultEditions } from '@ronde/core/rules/editions/registry.ts';
import { expect, it } from 'vitest';
import { ratingKindFor } from './rating-kind-for.ts';

const { ratings } = defaultEditions('2026-11-15');

// B.02 1: minutes plus sixty increments; an hour and more is standard, ten minutes or less blitz.
it.each([
  ['90+30', 'standard'],
  ['15+10', 'rapid'],
  ['3+2', 'blitz'],
  ['1+0', 'standard'],
  ['as announced', 'standard'],
  [null, 'standard'],
])('%j is rated by %s', (timeControl, kind) => {
  expect(ratingKindFor(timeControl, ratings)).toBe(kind);
});
