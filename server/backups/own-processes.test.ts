import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  inventedPlayers,
  XML_END,
  XML_START,
  xmlPlayer,
} from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BackupsAnswer, RestoreAnswer } from '../api/backups.ts';
import type { CreateAnswer } from '../api/commands.ts';
import type { ListJob } from '../api/lists.ts';
import { placesIn } from '../places.ts';
import { startServer, writeTo, type BuiltServer } from '../testing/built-server.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { everyCopy } from './every-copy.ts';

let folder = '';
let server: BuiltServer | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-processes-'));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await removeFolder(folder);
});

const pause = () => new Promise((resume) => setTimeout(resume, 50));

it('the built server makes copies by itself and takes lists in, each in a process of its own', async () => {
  server = startServer(folder, { PORT: '0' });
  const address = await server.address();
  const get = async (path: string): Promise<unknown> => (await fetch(`${address}${path}`)).json();

  // Answered by the other process: it watches from here on.
  await get('/api/backups');
  await writeTo(address, '/api/tournaments/sample', { key: 'sample-key-1', language: 'en' });
  let { copies } = (await get('/api/backups')) as BackupsAnswer;
  while (copies.length === 0) {
    await pause();
    ({ copies } = (await get('/api/backups')) as BackupsAnswer);
  }
  expect(copies[0]).toMatchObject({ kind: 'tournament', reason: 'publication' });
  await writeTo(address, '/api/backups', { tournament: null });
  ({ copies } = (await get('/api/backups')) as BackupsAnswer);
  const whole = copies.find(({ kind }) => kind === 'database');
  const back = await writeTo(address, '/api/backups/restore', { copy: whole?.copy ?? '' });
  const { restored } = (await back.json()) as RestoreAnswer;
  expect(restored).toHaveLength(1);
  // Written by the other process, read by this one.
  const overview = await get(`/api/tournaments/${restored[0]?.id ?? ''}`);
  expect(overview).toMatchObject({ position: restored[0]?.position });

  const list = XML_START + [...inventedPlayers(50, 3)].map(xmlPlayer).join('') + XML_END;
  const sent = await fetch(`${address}/api/lists/import?source=fide&month=2026-11&file=l.xml`, {
    method: 'POST',
    headers: { 'x-ronde': '1', 'content-type': 'application/xml' },
    body: list,
  });
  let job = (await sent.json()) as ListJob;
  while (job.phase === 'reading' || job.phase === 'indexing') {
    await pause();
    job = (await get(`/api/lists/jobs/${job.id}`)) as ListJob;
  }
  expect(job).toMatchObject({ phase: 'done', players: 50 });

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['backups', 'player-lists', 'ronde.db', 'uploads']);
}, 120_000);

it('a server stopped before its copies began to be made makes the last ones', async () => {
  server = startServer(folder, { PORT: '0' });
  const address = await server.address();
  const wish = { key: 'sample-key-2', language: 'en' };
  const made = await writeTo(address, '/api/tournaments/sample', wish);
  const { id } = (await made.json()) as CreateAnswer;
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const copies = everyCopy(placesIn(folder).backups);
  const whose = copies.ok ? copies.value.map(({ copy: { tournament } }) => tournament) : [];
  expect(whose).toContain(id);
});
