import { expect, it } from 'vitest';
import { placesFor, sameGrants, tidyGrants, withGrant, type Grant } from './grants.ts';

const DEPUTY: Grant = { tournament: 'open', role: 'deputy' };
const CHIEF: Grant = { tournament: '*', role: 'chief' };

it('offers the tournaments found, and keeps the places of rights that are not among them', () => {
  const held: Grant[] = [
    CHIEF,
    DEPUTY,
    { tournament: 'far', role: 'results' },
    { tournament: 'gone', role: 'results' },
  ];
  const found = [{ id: 'open', name: 'Open de Rennes' }];
  expect(placesFor(found, held, 'Everywhere', { far: 'Open de Brest' })).toEqual([
    { value: '*', label: 'Everywhere' },
    { value: 'open', label: 'Open de Rennes' },
    { value: 'far', label: 'Open de Brest' },
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

it('keeps one right in two tournaments, and two rights in one', () => {
  const rights: Grant[] = [
    DEPUTY,
    { ...DEPUTY, tournament: 'far' },
    { ...DEPUTY, role: 'results' },
  ];
  expect(tidyGrants(rights)).toEqual(rights);
});

it('knows when nothing was changed', () => {
  expect(sameGrants([DEPUTY], [{ role: 'deputy', tournament: 'open' }])).toBe(true);
  expect(sameGrants([DEPUTY], [CHIEF])).toBe(false);
  expect(sameGrants([DEPUTY], [])).toBe(false);
});
