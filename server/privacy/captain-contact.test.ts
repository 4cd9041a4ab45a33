import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { teamId } from '@ronde/core/rules/identity.ts';
import { teamsEntered } from '@ronde/core/tournament/testing/teams-entered.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHall, STRANGER, TOURNAMENT as EVENT, type Asking } from '../testing/hall.ts';

const folder = mkdtempSync(join(tmpdir(), 'ronde-captain-'));
const hall = openHall({ folder });
const SECRETS = ['555-sentinel-phone', 'sentinel@example.org'];

beforeAll(async () => {
  const [phone = '', email = ''] = SECRETS;
  const teams = teamsEntered({}, [{ name: 'Tour', ratings: [2000, 1900] }]).does({
    type: 'correctTeam',
    team: {
      ...{ id: teamId('t1'), name: 'Tour', roster: [], captain: 'Cap, Ann' },
      private: { phone, email },
    },
  });
  await hall.store.create(EVENT, { at: '2026-03-01T09:00:00.000Z' }, teams.ledger.entries);
});
afterAll(() => {
  hall.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Everything of a tournament that is read by its id alone. */
const paths = hall.routes
  .filter(({ method, path }) => method === 'get' && path.includes('/:id'))
  .map(({ path }) => path.replace(':id', EVENT).replace(':round', '1'))
  .filter((path) => !path.includes(':') && !path.endsWith('/live'));

describe('how a captain is reached', () => {
  it('is told to those who run the event', async () => {
    const told = await (await hall.ask(`/api/tournaments/${EVENT}/teams`)).text();
    for (const secret of SECRETS) expect(told).toContain(secret);
  });

  /** A visitor, and everybody with a phone or a screen. */
  const others: Readonly<Record<string, () => Promise<Asking>>> = {
    'a visitor': () => Promise.resolve(STRANGER),
    'a results phone': () => hall.device({ name: 'results', role: 'results' }),
    'a check-in phone': () => hall.device({ name: 'door', role: 'checkIn' }),
    'a wall': () => hall.device({ name: 'wall', role: 'screen' }),
    'a captain': () => hall.device({ name: 'captain', role: 'captain', team: 't1' }),
    'a player': () => hall.device({ name: 'player', role: 'player', player: 't1p1' }),
  };

  it.each(Object.entries(others))('is not told to %s by any address', async (_, comes) => {
    const asking = await comes();
    for (const path of paths) {
      const told = await (await hall.ask(path, asking)).text();
      for (const secret of SECRETS) expect([path, told.includes(secret)]).toEqual([path, false]);
    }
  });

  it('and the list of teams itself is there for a visitor', async () => {
    const told = await (await hall.ask(`/api/tournaments/${EVENT}/teams`, STRANGER)).text();
    expect(told).toContain('Cap, Ann');
  });
});
