import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@ronde/core/tournament/roles.ts';
import { hashOfSecret } from '../access/secrets.ts';
import { DEVICE_ROLES } from '../api/devices.ts';
import {
  cookieOf,
  openHall,
  playedHall,
  STRANGER,
  TOURNAMENT,
  type Asking,
} from '../testing/hall.ts';
import { routesTable } from './routes-table.ts';
import type { Route } from './route.ts';

const hall = openHall();
await playedHall(hall);

/** An event of players makes no link of a captain: this one is put into the store. */
async function captain(): Promise<Asking> {
  const code = '24682468';
  await hall.store.access.addDeviceLink({
    ...{ id: 'captain', tournament: TOURNAMENT, role: 'captain', name: 'captain' },
    ...{ boards: null, player: null, team: 't' },
    codeHash: hashOfSecret('code', code),
    tokenHash: null,
    createdAt: '2026-03-01T09:00:00.000Z',
    expiresAt: '2026-12-01T09:00:00.000Z',
    revokedAt: null,
    lastSeenAt: null,
  });
  const entered = await hall.ask('/api/session/code', {
    ...STRANGER,
    method: 'POST',
    body: { code },
  });
  return { ...STRANGER, cookie: cookieOf(entered) };
}

/** Everybody there can be: each role by a device or an account, and nobody in particular. */
async function everyRole(): Promise<ReadonlyMap<Role | 'anonymous', Asking>> {
  const asking = new Map<Role | 'anonymous', Asking>([
    ['anonymous', STRANGER],
    ['chief', {}],
  ]);
  for (const role of DEVICE_ROLES) {
    const player = role === 'player' ? { player: 'a' } : {};
    const comes = role === 'captain' ? captain() : hall.device({ name: role, role, ...player });
    asking.set(role, await comes);
  }
  const account = { login: 'eve', name: 'Eve', password: 'correct horse battery' };
  const grants = [{ tournament: TOURNAMENT, role: 'spectator' }];
  await hall.ask('/api/accounts', { method: 'POST', body: { ...account, grants } });
  const { name, ...login } = account;
  const entered = await hall.ask('/api/session/login', {
    ...STRANGER,
    method: 'POST',
    body: login,
  });
  asking.set('spectator', { ...STRANGER, cookie: cookieOf(entered) });
  return asking;
}

const people = await everyRole();
const addressOf = ({ path, tournamentInQuery }: Route): string => {
  const filled = path
    .replace(':id', TOURNAMENT)
    .replace(':round', '1')
    .replace(':player', 'a')
    .replace(/:\w+/, 'x');
  return tournamentInQuery === null ? filled : `${filled}?${tournamentInQuery}=${TOURNAMENT}`;
};
/** Rights in one tournament are none in the house. */
const inHouse = (route: Route): boolean =>
  !route.path.startsWith('/api/tournaments/:id') && route.tournamentInQuery === null;

describe('every route in every role', () => {
  it('there is somebody of each role', () => {
    expect([...people.keys()].sort()).toEqual([...ROLES, 'anonymous'].sort());
  });

  // Nothing is sent along, and what would act without a body is asked of what is not there:
  // whoever may ask is told so, and nothing happens.
  it.each(hall.routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_, route) => {
      const address = addressOf(route);
      let asked = 0;
      for (const [role, asking] of people) {
        const held = inHouse(route) && role !== 'chief' ? 'spectator' : role;
        const may = route.roles.includes(held === 'anonymous' ? 'spectator' : held);
        const asksMore = route.query !== null && !route.query.safeParse({}).success;
        const harmless =
          route.method === 'get' || route.body !== null || asksMore || address.endsWith('/x');
        const acts = may && !harmless;
        const response = await hall.ask(
          acts ? address.replace(`/${TOURNAMENT}`, '/nowhere') : address,
          { ...asking, method: route.method.toUpperCase(), ...(acts ? { cookie: '' } : {}) },
        );
        await response.body?.cancel();
        if (may) expect([401, 403], role).not.toContain(response.status);
        else expect(response.status, role).toBe(role === 'anonymous' ? 401 : 403);
        asked += 1;
      }
      expect(asked).toBe(ROLES.length + 1);
    },
  );

  it('no route is mounted twice', () => {
    const names = hall.routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the page of routes is the one the program writes', async () => {
    await expect(routesTable(hall.routes)).toMatchFileSnapshot('../../docs/reference/routes.md');
  });
});
