import type { DeviceShown } from '@ronde/server/api/devices.ts';
import { expect, it } from 'vitest';
import { deviceState, inOrder } from './device-state.ts';

const device = (id: string, changes: Partial<DeviceShown> = {}): DeviceShown => ({
  id,
  name: id,
  role: 'results',
  boards: null,
  player: null,
  team: null,
  createdAt: '2026-03-07T08:00:00.000Z',
  expiresAt: '2026-03-08T08:00:00.000Z',
  revokedAt: null,
  lastSeenAt: null,
  ...changes,
});
const NOW = Date.parse('2026-03-07T12:00:00.000Z');
const LATER = '2026-03-07T09:00:00.000Z';

it.each([
  [{}, 'unused'],
  [{ lastSeenAt: LATER }, 'alive'],
  [{ lastSeenAt: LATER, expiresAt: LATER }, 'expired'],
  [{ expiresAt: '2026-03-07T12:00:00.000Z' }, 'expired'],
  [{ expiresAt: '2026-03-07T12:00:00.001Z' }, 'unused'],
  [{ lastSeenAt: LATER, expiresAt: LATER, revokedAt: LATER }, 'revoked'],
] as const)('%j is %s', (changes, state) => {
  expect(deviceState(device('a', changes), NOW)).toBe(state);
});

it('open links come first, the newest before the older', () => {
  const devices = [
    device('ended', { revokedAt: LATER, createdAt: LATER }),
    device('old'),
    device('new', { createdAt: LATER }),
  ];
  expect(inOrder(devices, NOW).map(({ id }) => id)).toEqual(['new', 'old', 'ended']);
});
