import { engineOf } from '@ronde/core/pairing/engines.ts';
import { SYSTEM_NAMES } from '@ronde/core/pairing/systems.ts';
import { describe, expect, it } from 'vitest';
import {
  ACCELERATION_CHOICES,
  accelerationChoice,
  accelerationOf,
  choicesFor,
  OFFERED_SYSTEMS,
  roundsOf,
  systemChoice,
  systemOf,
} from './systems-offered.ts';

describe('what is offered', () => {
  it('is every system the program pairs, and no other', () => {
    const paired = SYSTEM_NAMES.filter((name) => engineOf(name) !== null);
    expect([...OFFERED_SYSTEMS].sort()).toEqual(paired.sort());
  });

  it.each([2, 5, 6])('[C.05 annex 1] knows every choice again among %i players', (players) => {
    for (const choice of [...choicesFor(players, 'individual'), ...choicesFor(players, 'team')]) {
      const settings = { system: systemOf(choice), rounds: roundsOf(choice, players) ?? 7 };
      expect(systemChoice(settings, players)).toBe(choice);
    }
  });

  // A round less than the players; as many as the players when their number is odd; twice that.
  it.each([
    ['single', 6, 5],
    ['single', 7, 7],
    ['double', 6, 10],
    ['doubleAsPrinted', 7, 14],
    ['several', 7, 21],
    ['sides', 8, 4],
    ['sides', 9, 5],
    ['doubleSides', 8, 8],
    ['single', null, null],
    ['dutch', 6, null],
    ['dubov', 6, null],
    ['burstein', 6, null],
    ['lim', 6, null],
  ] as const)(
    '[C.05 annex 1] a %s event of %j players has %j rounds',
    (choice, players, rounds) => {
      expect(roundsOf(choice, players)).toBe(rounds);
    },
  );

  it('tells single and double without players, and leaves the rest to files', () => {
    expect(choicesFor(null, 'team')).toEqual([
      'cup',
      'teams',
      'molter',
      'single',
      'double',
      'sides',
    ]);
    expect(choicesFor(null, 'individual')).toEqual([
      'dutch',
      'dubov',
      'burstein',
      'lim',
      'doubleSwiss',
      'keizer',
      'cup',
      'single',
      'double',
      'sides',
    ]);
    expect(systemChoice({ system: 'berger', rounds: 30 }, null)).toBe('single');
    expect(systemChoice({ system: 'berger', rounds: 25 }, 6)).toBe('several');
    // Five against three: five rounds, or ten.
    expect(systemChoice({ system: 'scheveningen', rounds: 5 }, 8)).toBe('sides');
    expect(systemChoice({ system: 'scheveningen', rounds: 10 }, 8)).toBe('doubleSides');
    expect(systemChoice({ system: 'swiss', rounds: 5 }, 8)).toBeNull();
  });

  it.each(ACCELERATION_CHOICES)('knows %s again', (choice) => {
    expect(accelerationChoice(accelerationOf(choice))).toBe(choice);
  });

  it('does not hide points given by a file', () => {
    expect(accelerationChoice({ method: 'free', records: [] })).toBe('free');
  });
});
