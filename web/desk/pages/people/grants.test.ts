import { expect, it } from 'vitest';
import { placesFor, sameGrants, tidyGrants, withGrant, type Grant } from './grants.ts';

const DEPUTY: Grant = { tournament: 'open', role: 'deputy' };
const CHIEF: Grant = { tournament: '*', role: 'chief' };

it('offers every tournament, and keeps the place of rights in one that is gone', () => {
  const held: Grant[] = [CHIEF, DEPUTY, { tournament: 'gone', role: 'results' }];
  expect(placesFor([{ id: 'open', name: 'Open de Rennes' }], held, 'Everywhere')).toEqual([
    { value: '*', label: 'Everywhere' },
    { value: 'open', label: 'Open de Rennes' },
    { value: 'gone', label: 'gone' },
  ]);
});

it('changes one right', () => {
  expect(withGrant([CHIEF, DEPUTY], 1, { role: 'pairing' })).toEqual([
    CHIEF,
    { tournament: 'open', role: 'pairing' },
  ]);
});

it('writes the same right once', () => {
  expect(tidyGrants([DEPUTY, CHIEF, { ...DEPUTY }])).toEqual([DEPUTY, CHIEF]);
});

it('knows when nothing was changed', () => {
  expect(sameGrants([DEPUTY], [{ role: 'deputy', tournament: 'open' }])).toBe(true);
  expect(sameGrants([DEPUTY], [CHIEF])).toBe(false);
  expect(sameGrants([DEPUTY], [])).toBe(false);
});
