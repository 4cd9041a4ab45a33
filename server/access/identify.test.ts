import type { DeviceLink } from '@ronde/store/access/access-store.ts';
import { expect, it } from 'vitest';
import { identityOf } from './identify.ts';

const device = (tournament: string): DeviceLink => ({
  id: 'd',
  tournament,
  role: 'results',
  boards: null,
  player: null,
  team: null,
  name: 'Table 1',
  codeHash: null,
  tokenHash: null,
  createdAt: '2026-03-07T08:00:00.000Z',
  expiresAt: '2026-03-08T08:00:00.000Z',
  revokedAt: null,
  lastSeenAt: null,
});
const session = {
  tokenHash: 'hash',
  owner: { device: 'd' },
  createdAt: '2026-03-07T08:00:00.000Z',
  expiresAt: '2026-03-08T08:00:00.000Z',
};

it('a device has its role in its tournament, and never in every one', () => {
  expect(identityOf({ session, device: device('open') }).grants).toEqual([
    { tournament: 'open', role: 'results' },
  ]);
  expect(identityOf({ session, device: device('*') }).grants).toEqual([]);
});
