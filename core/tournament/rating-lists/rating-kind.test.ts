import { defaultEditions } from '../../rules/editions/registry.ts';
import { expect, it } from 'vitest';
import { withDefaults } from '../default-settings.ts';
import { ratingKindFor, ratingKindOf } from './rating-kind.ts';

const pins = defaultEditions('2026-11-15');
const { ratings } = pins;

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

it.each([
  [null, '15+10', 'rapid'],
  ['blitz', '15+10', 'blitz'],
  ['standard', null, 'standard'],
] as const)('the choice %j with %j: %s', (ratingKind, timeControl, kind) => {
  const event = { name: 'Open', firstDay: '2026-11-15', rounds: 5 };
  const settings = withDefaults({ ...event, ratingKind, timeControl });
  expect(ratingKindOf({ settings, pins })).toBe(kind);
});
