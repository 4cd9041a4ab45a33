import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { entryText } from '@ronde/store/entry-text.ts';
import { memoryShelf, openMemoryStore } from '@ronde/store/memory.ts';
import { describe, expect, it } from 'vitest';
import { hashOfSecret } from '../access/secrets.ts';
import { cookieOf, newKey, openHall, STRANGER, type Hall } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const AT = '2026-03-01T09:00:00.000Z';
const UNFIT = ['*', 'Open', 'été', 'a b', 'a_b', '../x', 'x'.repeat(81)];

/** A store in which an older program made a tournament under any line of text. */
function olderHall(id: string): Hall {
  const shelf = memoryShelf();
  const { entries } = new PlayedEvent({ name: 'Old', rounds: 5 }, 6).ledger;
  shelf.tournaments.set(id, {
    createdAt: AT,
    key: null,
    entries: entries.map(({ position, ...entry }) => entryText(entry, position)),
    archived: false,
    summary: null,
  });
  return openHall({ store: openMemoryStore(shelf) });
}

const post = (hall: Hall, path: string, body: object) => hall.ask(path, { method: 'POST', body });
const settings = { name: 'Open', firstDay: '2026-03-07', rounds: 5 };
const account = (tournament: string) => ({
  login: 'ada',
  name: 'Ada',
  password: 'correct horse battery',
  grants: [{ tournament, role: 'deputy' }],
});

describe('the id of a tournament', () => {
  it.each(UNFIT)('%j is none for a new one', async (id) => {
    const hall = openHall();
    const made = post(hall, '/api/tournaments', { key: newKey(), id, command: { settings } });
    expect(await refusal(made)).toBe('422 store.unusableId');
    expect(await hall.store.list()).toEqual({ ok: true, value: [] });
  });

  it.each(['-', '7', 'open-2026', 'x'.repeat(80)])('%j is one', async (id) => {
    const hall = openHall();
    const body = { key: newKey(), id, command: { settings } };
    expect((await post(hall, '/api/tournaments', body)).status).toBe(201);
    expect((await hall.ask(`/api/tournaments/${id}`)).status).toBe(200);
  });

  it.each(['*', 'Ünfit näme', '../../etc', 'x'.repeat(200)])(
    'is made fit when a file or the name says %j',
    async (name) => {
      const hall = openHall();
      const query = new URLSearchParams({ key: newKey(), file: 'e.csv', name });
      const made = await hall.ask(`/api/tournaments/import?${query.toString()}`, {
        method: 'POST',
        raw: 'Nom;Elo\nYsambart, Noé;1810\n',
      });
      expect(made.status).toBe(201);
      expect(((await made.json()) as { id: string }).id).toMatch(/^[a-z0-9-]{1,80}$/);
    },
  );

  it.each(UNFIT.filter((id) => id !== '*'))('%j cannot be granted', async (id) => {
    const hall = openHall();
    expect(await refusal(post(hall, '/api/accounts', account(id)))).toBe('422 store.unusableId');
    expect((await post(hall, '/api/accounts', account('*'))).status).toBe(201);
    const listed = await hall.store.access.accounts();
    const [made] = listed.ok ? listed.value : [];
    const changed = hall.ask(`/api/accounts/${made?.id ?? ''}`, {
      method: 'PUT',
      body: { grants: account(id).grants },
    });
    expect(await refusal(changed)).toBe('422 store.unusableId');
  });
});

describe('a tournament an older program made', () => {
  it.each(['Festival d’hiver', '♞ 🏆', '__proto__'])('%j stays in reach', async (id) => {
    const hall = olderHall(id);
    const path = `/api/tournaments/${encodeURIComponent(id)}`;
    expect((await hall.ask(path)).status).toBe(200);
    const listed = (await (await hall.ask('/api/tournaments')).json()) as object;
    expect(listed).toMatchObject({ tournaments: [{ id }] });
    const seen = { seen: 1_000_000, key: newKey(), command: { name: 'noon' } };
    const ahead = post(hall, `${path}/commands/mark-restore-point`, seen);
    expect(await refusal(ahead)).toBe('409 store.aheadOfLog');
    const written = await post(hall, `${path}/commands/mark-restore-point`, { ...seen, seen: 1 });
    expect(written.status).toBe(200);
    expect((await post(hall, '/api/accounts', account(id))).status).toBe(201);
    const link = await post(hall, `${path}/devices`, { name: 'T', role: 'results' });
    expect(link.status).toBe(201);
  });

  it('under the id * gives nobody rights in every other', async () => {
    const hall = olderHall('*');
    expect((await hall.ask('/api/tournaments/*')).status).toBe(200);
    const wish = { name: 'T', role: 'deputy' };
    expect(await refusal(post(hall, '/api/tournaments/*/devices', wish))).toBe(
      '422 store.unusableId',
    );
    const token = 'a-token-of-an-older-program';
    await hall.store.access.addDeviceLink({
      id: 'older',
      tournament: '*',
      role: 'deputy',
      boards: null,
      player: null,
      team: null,
      name: 'T',
      codeHash: hashOfSecret('code', '12345678'),
      tokenHash: hashOfSecret('token', token),
      createdAt: AT,
      expiresAt: '2026-12-01T09:00:00.000Z',
      revokedAt: null,
      lastSeenAt: null,
    });
    const entered = await hall.ask('/api/session/code', {
      ...STRANGER,
      method: 'POST',
      body: { code: token },
    });
    const device = { ...STRANGER, cookie: cookieOf(entered) };
    await post(hall, '/api/tournaments', { key: newKey(), id: 'other', command: { settings } });
    expect(await refusal(hall.ask('/api/tournaments/other/log', device))).toBe(
      '403 access.forbidden',
    );
    expect(await refusal(hall.ask('/api/tournaments/*/log', device))).toBe('403 access.forbidden');
  });
});
