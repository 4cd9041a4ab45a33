import { describe, expect, it } from 'vitest';
import { datedOn } from '../../rules/editions/in-force.ts';
import { money } from '../../standings/prizes/money.ts';
import { FIDE_FEES, foaSurcharge } from './fide-fees.ts';
import {
  fideNumberVerdicts,
  isToSettle,
  type FideNumberVerdict,
  type NumberedPlayer,
} from './fide-number.ts';

const verdictOn = (player: Partial<NumberedPlayer>, rated = true): FideNumberVerdict | undefined =>
  fideNumberVerdicts([{ id: 'a', name: 'Pion, Tom', ...player }], { rated }).get('a');

describe('[LA 5.1, lines 8767-8785] FIDE numbers', () => {
  it.each<[string, Partial<NumberedPlayer>, boolean, FideNumberVerdict]>([
    ['a French player is given one', { federation: 'FRA' }, true, 'givenAutomatically'],
    ['a foreigner asks first', { federation: 'GER' }, true, 'ownFederationOrFrench'],
    ['GER with a number', { federation: 'GER', fideId: '4600001' }, true, 'has'],
    ['under the flag of FIDE', { federation: 'FID' }, true, 'fidLicence'],
    ['nobody knows the federation', {}, true, 'federationMissing'],
    ['[6.13] a local event needs none', { federation: 'GER' }, false, 'notAsked'],
  ])('%s', (_, player, rated, verdict) => {
    expect(verdictOn(player, rated)).toBe(verdict);
  });

  it('[LA 6.13 1.4] suspects one person under two numbers, not two people of one name', () => {
    const one = { id: 'a', name: 'Pion, Tom', fideId: '1', birthDate: '1990-05-01' };
    const verdicts = (other: Omit<NumberedPlayer, 'id'>): (FideNumberVerdict | undefined)[] => {
      const found = fideNumberVerdicts([one, { id: 'b', ...other }], { rated: true });
      return [found.get('a'), found.get('b')];
    };
    const both = ['twoNumbers', 'twoNumbers'];
    expect(verdicts({ name: 'PION Tom', fideId: '2', birthDate: '1990' })).toEqual(both);
    expect(verdicts({ name: 'Pion, Tom', fideId: '2' })).toEqual(both);
    const apart = ['has', 'has'];
    expect(verdicts({ name: 'Pion, Tom', fideId: '2', birthDate: '1991' })).toEqual(apart);
    expect(verdicts({ name: 'Pion, Tom', fideId: '1' })).toEqual(apart);
  });

  it('leaves nobody to settle who has one, or needs none', () => {
    expect([isToSettle('has'), isToSettle('notAsked'), isToSettle('twoNumbers')]).toEqual([
      ...[false, false, true],
    ]);
  });
});

it.each([
  [30, 0],
  [31, 10],
])('[LA 6.13 3.6] a FOA membership %d days late costs %d more', (days, more) => {
  const fees = datedOn(FIDE_FEES, '2026-11-17').found.figures;
  expect(foaSurcharge(days, fees)).toBe(money(more));
});
