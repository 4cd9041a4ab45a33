import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  inventedPlayers,
  XML_END,
  XML_START,
  xmlPlayer,
} from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_REGULATIONS } from '@ronde/core/tournament/regulations.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { teamEvent, teamsPlay } from '@ronde/core/tournament/testing/team-event.ts';
import { z } from 'zod';
import type { BackupsAnswer } from '../api/backups.ts';
import type { CreateAnswer } from '../api/commands.ts';
import type { NewDeviceAnswer } from '../api/devices.ts';
import { gamePath } from '../api/games.ts';
import type { ListJob } from '../api/lists.ts';
import { A_SCREEN } from '../testing/a-screen.ts';
import { builtBeside } from '../testing/built-server.ts';
import {
  cookieOf,
  newKey,
  openHall,
  playedHall,
  STRANGER,
  TOURNAMENT,
  type Asking,
} from '../testing/hall.ts';
import SCHEMAS from './answer-schemas.json' with { type: 'json' };
import type { Route } from './route.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0];

/** The schemas as they are described, but that nothing more than they say may be in an answer. */
const CLOSED = JSON.parse(JSON.stringify(SCHEMAS), (_, value: unknown) => {
  if (typeof value === 'string') return value.replace('#/components/schemas/', '#/$defs/');
  const isObject = typeof value === 'object' && value !== null && 'properties' in value;
  const closes = isObject && 'type' in value && !('additionalProperties' in value);
  return closes ? { ...value, additionalProperties: false } : value;
}) as Record<string, unknown>;

/** Every schema, made once: each of them refers to others. */
const FITTING = z.fromJSONSchema({
  type: 'object',
  properties: Object.fromEntries(
    Object.keys(CLOSED).map((name) => [name, { $ref: `#/$defs/${name}` }]),
  ),
  required: Object.keys(CLOSED),
  $defs: CLOSED,
} as Schema) as z.ZodObject<Record<string, z.ZodType>>;

const fitting = (name: string): z.ZodType => {
  const [, item] = /^(.*)\[\]$/.exec(name) ?? [];
  const one = FITTING.shape[item ?? name];
  if (one === undefined) throw new Error(`no schema of ${name}`);
  return item === undefined ? one : z.array(one);
};

async function expectFitting(name: string, response: Response): Promise<unknown> {
  const answer = await response.json();
  expect([200, 201], JSON.stringify(answer)).toContain(response.status);
  const { error } = fitting(name).safeParse(answer);
  expect(error?.issues.map((issue) => z.prettifyError({ issues: [issue] })) ?? []).toEqual([]);
  return answer;
}

const folder = mkdtempSync(join(tmpdir(), 'ronde-answers-'));
const hall = openHall({ folder, listImporter: builtBeside('list-import.js') });
const post = (path: string, body: object) => hall.ask(path, { method: 'POST', body });
const PEOPLE = [...inventedPlayers(200, 5)];
const LIST = XML_START + PEOPLE.map(xmlPlayer).join('') + XML_END;

/** A small event with every role, and the sample with most of what can happen. */
const people = new Map<string, Asking>();
let sample = '';
/** A round robin: nothing else has a calendar. */
let robin = '';
/** A cup: nothing else has a bracket. */
const CUP = 'cup';
/** Teams: nothing else has standings of teams, and line-ups. */
const TEAMS = 'teams';
/** Teams by Molter tables: nothing else has letters and grids. */
const MOLTER = 'molter';
/** A round robin whose rounds are public: before that nobody has a seat. */
const SEATED = 'seated';
let job = '';

beforeAll(async () => {
  await playedHall(hall);
  const regulations = { ...NO_REGULATIONS, normsToPlayers: true };
  await hall.does('changeSettings', { changes: { regulations } });
  const made = await post('/api/tournaments/sample', { key: newKey(), language: 'fr' });
  sample = ((await expectFitting('CreateAnswer', made)) as CreateAnswer).id;
  const settings = { name: 'Robin', firstDay: '2026-03-07', rounds: 3, system: 'berger' };
  const other = await post('/api/tournaments', { key: newKey(), command: { settings } });
  robin = ((await expectFitting('CreateAnswer', other)) as CreateAnswer).id;
  const cup = new PlayedEvent({ name: 'Cup', system: 'knockout', initialColour: 'white' }, 6)
    .does({ type: 'pairRound', round: 1 })
    .does({ type: 'publishRound', round: 1 })
    .scores(1, '1');
  await hall.store.create(CUP, { at: '2026-03-01T09:00:00.000Z' }, cup.ledger.entries);
  const teams = teamsPlay(teamEvent(4), 1, 't1-t3 t2-t4', '1=011=0');
  await hall.store.create(TEAMS, { at: '2026-03-01T09:00:00.000Z' }, teams.ledger.entries);
  const molter = teamEvent(4, { system: 'molter', rounds: 2, tieBreaks: [] })
    .does({ type: 'pairRound', round: 1 })
    .does({ type: 'publishRound', round: 1 })
    .scores(1, '1=0');
  await hall.store.create(MOLTER, { at: '2026-03-01T09:00:00.000Z' }, molter.ledger.entries);
  const seated = new PlayedEvent({ name: 'Seated', system: 'berger', rounds: 3 }, 4).does({
    type: 'publishCalendar',
    cycles: 1,
  });
  await hall.store.create(SEATED, { at: '2026-03-01T09:00:00.000Z' }, seated.ledger.entries);
  for (const role of ['results', 'checkIn', 'screen', 'player'] as const) {
    const player = role === 'player' ? { player: 'b' } : {};
    people.set(role, await hall.device({ name: role, role, ...player }));
  }
  const captain = await post(`/api/tournaments/${TEAMS}/devices`, {
    ...{ name: 'captain', role: 'captain', team: 't1' },
  });
  const { code: digits } = (await expectFitting('NewDeviceAnswer', captain)) as NewDeviceAnswer;
  const entered = await hall.ask('/api/session/code', {
    ...STRANGER,
    method: 'POST',
    body: { code: digits },
  });
  people.set('captain', { ...STRANGER, cookie: cookieOf(entered) });
  for (const id of [TOURNAMENT, sample]) {
    const code = id === sample ? 'sample-1' : 'hall-1';
    const body = {
      screens: [{ ...A_SCREEN, code }],
      announcement: { text: 'Bonjour', until: null },
    };
    const set = await hall.ask(`/api/tournaments/${id}/screens`, { method: 'PUT', body });
    await expectFitting('ScreensAnswer', set);
  }
  const sent = await hall.ask('/api/lists/import?source=fide&month=2026-03&file=list.xml', {
    method: 'POST',
    raw: LIST,
  });
  let state = (await expectFitting('ListJob', sent)) as ListJob;
  job = state.id;
  while (state.phase === 'reading' || state.phase === 'indexing') {
    await new Promise((resume) => setTimeout(resume, 20));
    state = (await (await hall.ask(`/api/lists/jobs/${job}`)).json()) as ListJob;
  }
  // With a move that is none: a conflict.
  const game = { method: 'PUT', body: { text: '1. e4 e5 2. Ke3 1-0' } };
  expect((await hall.ask(gamePath(TOURNAMENT, 1, 1), game)).status).toBe(204);
  const taken = await post('/api/backups', { tournament: TOURNAMENT });
  await expectFitting('TakeBackupAnswer', taken);
}, 60_000);
afterAll(() => {
  hall.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const QUERIES: Readonly<Record<string, string>> = {
  '/api/advice': '?players=6&rounds=5&lang=fr',
  '/api/lists/search': `?q=${encodeURIComponent(PEOPLE[0]?.name.slice(0, 3) ?? '')}`,
  '/api/tournaments/:id/rounds/:round/why-not': '?a=A&b=B',
  '/api/tournaments/:id/standings/categories': '?by=club',
  '/api/tournaments/:id/rating-differences': '?list=fide',
  '/api/tournaments/:id/list-ratings': '?month=2026-03',
  '/api/tournaments/:id/seats': '?way=rutschBerger',
};

/** Pages that only some events have, and one that has it. */
const ownEvents = (): readonly (readonly [RegExp, string])[] => [
  [/\/calendar$/, robin],
  [/\/own-team$/, TEAMS],
  [/\/bracket$/, CUP],
  [/\/seats$/, SEATED],
  [/\/molter$/, MOLTER],
  [/team|\/line-ups$|\/match-calendar$|\/match-sheets$|\/fixed-players$/, TEAMS],
];

/** Two players of a tournament stand for `a` and `b`. */
async function addressOf({ path }: Route, id: string): Promise<string> {
  const opened = id === '' ? null : await hall.house.ledgers.at(id);
  const [a = '', b = ''] = opened?.ok === true ? opened.value.state.players.keys() : [];
  return `${path}${QUERIES[path] ?? ''}`
    .replace('=A&', `=${a}&`)
    .replace('=B', `=${b}`)
    .replace(':id', id)
    .replace(':round', '1')
    .replace(':board', '1')
    .replace(':player', a)
    .replace(':team', 't1')
    .replace(':edition', 'laws-2018')
    .replace(':code', id === sample ? 'sample-1' : 'hall-1')
    .replace(':job', job);
}

const views = hall.routes.filter(
  ({ method, answer }) =>
    method === 'get' && answer.name !== '' && answer.media === 'application/json',
);

describe('what a running server answers is what its description says', () => {
  it.each(views.map((route) => [route.path, route] as const))('%s', async (path, route) => {
    const { name } = route.answer;
    const asking = (role: string): Asking | undefined =>
      role === 'chief' ? {} : role === 'spectator' ? STRANGER : people.get(role);
    let asked = 0;
    const own = ownEvents().find(([address]) => address.test(path));
    const events = own === undefined ? [TOURNAMENT, sample] : [own[1]];
    for (const id of path.includes(':id') || path.includes(':code') ? events : ['']) {
      for (const role of route.roles) {
        const as = asking(role);
        const ofDevice = people.has(role);
        const where = role === 'captain' ? TEAMS : TOURNAMENT;
        if (as === undefined || (ofDevice && id !== where)) continue;
        // What is not published, or not there yet, is a refusal of its own.
        const response = await hall.ask(await addressOf(route, id), as);
        if (response.status === 404) continue;
        await expectFitting(name, response);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('of what is written', async () => {
    const settings = { name: 'Blitz', firstDay: '2026-03-07', rounds: 5 };
    const made = await post('/api/tournaments', {
      key: newKey(),
      id: 'new',
      command: { settings },
    });
    await expectFitting('CreateAnswer', made);
    const seen = 1_000;
    const result = { round: 1, board: 2, outcome: { kind: 'played', score: '1-0' } };
    const position = await hall.store.position(TOURNAMENT);
    const entered = await hall.command('enterResult', result, {
      seen: position.ok ? position.value : seen,
    });
    await expectFitting('CommandAnswer', entered);
    const device = { name: 'T', role: 'results', boards: { from: 1, to: 4 } };
    await expectFitting(
      'NewDeviceAnswer',
      await post(`/api/tournaments/${TOURNAMENT}/devices`, device),
    );
    const account = { login: 'ada', name: 'Ada', password: 'correct horse battery', grants: [] };
    await expectFitting('AccountShown', await post('/api/accounts', account));
  });

  it('of what is sent and brought back', async () => {
    const table = 'Nom;Elo\nYsambart, Noé;1810\n';
    const preview = await hall.ask(`/api/tournaments/${TOURNAMENT}/import-entries?file=e.csv`, {
      method: 'POST',
      raw: table,
    });
    await expectFitting('EntriesPreview', preview);
    const looked = await hall.ask('/api/tournaments/import/table?file=e.csv', {
      method: 'POST',
      raw: table,
    });
    await expectFitting('NewEntriesPreview', looked);
    const imported = await hall.ask(`/api/tournaments/import?key=${newKey()}&file=e.csv`, {
      method: 'POST',
      raw: table,
    });
    await expectFitting('ImportAnswer', imported);
    const { copies } = (await expectFitting(
      'BackupsAnswer',
      await hall.ask('/api/backups'),
    )) as BackupsAnswer;
    const copy = copies[0]?.copy ?? '';
    await expectFitting('VerifyAnswer', await post('/api/backups/verify', { copy }));
    await expectFitting('RestoreAnswer', await post('/api/backups/restore', { copy }));
  });

  it('of what is refused', async () => {
    const refused = [
      await hall.ask('/api/tournaments/nowhere'),
      await hall.ask('/api/accounts', STRANGER),
      await hall.command('enterResult', {}, {}),
      await hall.command('publishRound', { round: 4 }, { seen: 10_000 }),
    ];
    for (const response of refused) {
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(fitting('Problem').safeParse(await response.json()).success).toBe(true);
    }
  });

  it('what has a field too many or too few does not fit', () => {
    const health = fitting('TakeBackupAnswer');
    expect(health.safeParse({ taken: 1 }).success).toBe(true);
    for (const other of [{}, { taken: '1' }, { taken: 1, more: 1 }]) {
      expect(health.safeParse(other).success).toBe(false);
    }
  });

  it('every answer of every route has its schema', () => {
    const names = hall.routes.map(({ answer }) => answer.name.replace(/\[\]$/, ''));
    const missing = names.filter((name) => name !== '' && !(name in SCHEMAS));
    expect(missing).toEqual([]);
  });
});
