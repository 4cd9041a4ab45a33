import { SYSTEM_NAMES, systemByName } from '@ronde/core/pairing/systems.ts';
import { describe, expect, it } from 'vitest';
import {
  ACCELERATION_CHOICES,
  accelerationChoice,
  accelerationOf,
  OFFERED_SYSTEMS,
} from './systems-offered.ts';

describe('what is offered', () => {
  it('is every system the program pairs, and no other', () => {
    const paired = SYSTEM_NAMES.filter((name) => systemByName(name) !== null);
    expect([...OFFERED_SYSTEMS].sort()).toEqual(paired.sort());
  });

  it.each(ACCELERATION_CHOICES)('knows %s again', (choice) => {
    expect(accelerationChoice(accelerationOf(choice))).toBe(choice);
  });

  it('does not hide points given by a file', () => {
    expect(accelerationChoice({ method: 'free', records: [] })).toBe('free');
  });
});
