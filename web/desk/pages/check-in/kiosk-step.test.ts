import { playerId } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { givenName, patienceOf, START, type KioskStep } from './kiosk-step.ts';

const ANNE = playerId('a');

describe('the kiosk', () => {
  it.each([
    [START, false],
    [{ kind: 'search', text: 'Dur' }, true],
    [{ kind: 'confirm', player: ANNE }, true],
    [{ kind: 'sending', player: ANNE }, false],
    [{ kind: 'done', player: ANNE }, true],
    [{ kind: 'failed', reason: 'refused' }, true],
    [{ kind: 'leave' }, true],
  ] as readonly [KioskStep, boolean][])('%j goes back by itself: %s', (step, goesBack) => {
    expect(patienceOf(step) !== null).toBe(goesBack);
  });

  it.each([
    ['Durand, Anne', 'Anne'],
    ['Vandenbroucke-Delacroix, Marie-Antoinette Joséphine', 'Marie-Antoinette Joséphine'],
    ['Pelé', 'Pelé'],
    ['Durand,', 'Durand,'],
  ])('greets %s as %s', (name, given) => {
    expect(givenName(name)).toBe(given);
  });
});
