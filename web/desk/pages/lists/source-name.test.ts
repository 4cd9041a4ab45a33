import { expect, it } from 'vitest';
import { sourceName } from './source-name.ts';

it.each([
  ['fide', 'FIDE'],
  ['ligue-75', 'ligue-75'],
  ['file:inscrits.csv', 'inscrits.csv'],
])('the source %s is called %s', (source, name) => {
  expect(sourceName(source)).toBe(name);
});
