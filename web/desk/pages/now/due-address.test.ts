import { describe, expect, it } from 'vitest';
import { dueAddress } from './due-address.ts';

describe('where something due is seen to', () => {
  it.each([
    [{ kind: 'open', page: 'round', round: 5, board: 14 }, 'rounds/5?board=14'],
    [{ kind: 'open', page: 'round', round: 5 }, 'rounds/5'],
    [{ kind: 'open', page: 'round' }, 'rounds'],
    [{ kind: 'open', page: 'checkIn' }, 'check-in'],
    [{ kind: 'open', page: 'players', filter: 'fideId' }, 'players?missing=fideId'],
    [{ kind: 'open', page: 'licences' }, 'licences'],
    [{ kind: 'open', page: 'settings' }, 'settings'],
    [{ kind: 'open', page: 'settings', setting: 'initialColour' }, 'settings#initialColour'],
  ] as const)('%j is at %s', (action, address) => {
    expect(dueAddress(action)).toBe(address);
  });
});
