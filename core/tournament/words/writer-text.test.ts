import { expect, it } from 'vitest';
import { writerName, writerText } from './writer-text.ts';

it.each([
  ['localhost', 'poste principal', 'poste principal'],
  ['Marie #4f2c1a', 'Marie #4f2c1a', 'Marie'],
  ['Salle #2', 'Salle #2', 'Salle #2'],
  ['Desk 2', 'Desk 2', 'Desk 2'],
])('%s is called %s, and to who knows them %s', (by, whole, name) => {
  expect(writerText(by, 'fr')).toBe(whole);
  expect(writerName(by, 'fr')).toBe(name);
});
