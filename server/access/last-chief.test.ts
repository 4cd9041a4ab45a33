import type { Account } from '@ronde/store/access/access-store.ts';
import { expect, it } from 'vitest';
import { locksEverybodyOut } from './last-chief.ts';

const account = (id: string, tournament: string, role: string, disabled = false): Account => ({
  id,
  login: id,
  name: id,
  passwordHash: '',
  grants: [{ tournament, role }],
  disabled,
});
const ACCOUNTS = [
  account('eve', '*', 'chief'),
  account('adam', '*', 'deputy'),
  account('abel', 'open', 'chief'),
  account('cain', '*', 'chief', true),
];

it.each([
  ['eve', null, true],
  ['eve', { disabled: true }, true],
  ['eve', { grants: [] }, true],
  ['eve', { grants: [{ tournament: 'open', role: 'chief' }] }, true],
  ['eve', { grants: [{ tournament: '*', role: 'deputy' }] }, true],
  ['eve', { grants: [{ tournament: '*', role: 'chief' }] }, false],
  ['eve', {}, false],
  ['adam', null, false],
  ['abel', { disabled: true }, false],
  ['cain', null, false],
  ['nobody', null, false],
])('%s changed by %j locks everybody out: %j', (id, change, expected) => {
  expect(locksEverybodyOut(ACCOUNTS, id, change)).toBe(expected);
});

it('another chief of the house is enough', () => {
  const two = [...ACCOUNTS, account('seth', '*', 'chief')];
  expect(locksEverybodyOut(two, 'eve', null)).toBe(false);
});
