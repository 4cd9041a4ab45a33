import { expect, it } from 'vitest';
import { suspensionEnds } from '../deadlines/cases.ts';
import { suspensionOf, type Suspension, type SuspendedFunction } from './suspensions.ts';

/** Three months from the 5th of October 2003 (BAF 101, lines 86-109), of nobody. */
const PLAYER: Suspension = {
  ...{ person: 'Échéphile, Jean-Marc', nationalId: 'A10001', functions: ['player'] },
  ...{ from: '2003-10-05', until: suspensionEnds('2003-10-05', 3), sentence: 'inForce' },
};
const day = (first: string, last = first) => ({ first, last });

it.each([
  ['2003-10-04', false],
  ['2003-10-05', true],
  ['2004-01-04', true],
  ['2004-01-05', false],
])('[BAF 101, lines 86-109] both days are included: %s %s', (on, barred) => {
  const found = suspensionOf([PLAYER], { name: 'Échéphile, Jean-Marc' }, 'player', day(on));
  expect(found !== null).toBe(barred);
});

it.each<[string, string | undefined, SuspendedFunction, boolean]>([
  ['ECHEPHILE jean marc', undefined, 'player', true],
  ['Another, Name', 'A10001', 'player', true],
  ['Échéphile, Jean-Marc', 'B20002', 'player', false],
  ['Échéphile, Jean-Marc', 'A10001', 'captain', false],
  ['Échéphile, Jean-Paul', undefined, 'player', false],
])('%s %s as %s: %s', (name, nationalId, asWhat, barred) => {
  const person = { name, ...(nationalId === undefined ? {} : { nationalId }) };
  expect(suspensionOf([PLAYER], person, asWhat, day('2003-12-01')) !== null).toBe(barred);
});

it('[BAF 101] bars an event that touches its days, not a stay, and a pending case without an end', () => {
  const person = { name: 'Échéphile, Jean-Marc' };
  const span = day('2004-01-03', '2004-01-10');
  expect(suspensionOf([PLAYER], person, 'player', span)).toBe(PLAYER);
  const stayed: Suspension = { ...PLAYER, sentence: 'stayed' };
  expect(suspensionOf([stayed], person, 'player', span)).toBeNull();
  const pending: Suspension = { ...PLAYER, sentence: 'pending' };
  expect(suspensionOf([pending], person, 'player', day('2010-01-01'))).toBe(pending);
  const partial: Suspension = { ...PLAYER, functions: ['official', 'captain', 'arbiter'] };
  expect(suspensionOf([partial], person, 'captain', span)).toBe(partial);
  expect(suspensionOf([partial], person, 'player', span)).toBeNull();
});
