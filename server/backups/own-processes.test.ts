import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  inventedPlayers,
  XML_END,
  XML_START,
  xmlPlayer,
} from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { PLAIN } from '@ronde/paper/print-options.ts';
import { openDefaultStore } from '@ronde/store/default-store.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BackupsAnswer, RestoreAnswer } from '../api/backups.ts';
import type { CreateAnswer } from '../api/commands.ts';
import type { ListJob } from '../api/lists.ts';
import { distantPrinter } from '../papers/distant-printer.ts';
import { placesIn } from '../places.ts';
import { builtBeside, startServer, writeTo, type BuiltServer } from '../testing/built-server.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { distantBackups } from './distant-backups.ts';
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

it('a stop waits for the process of the copies only so long; what it owes is made next time', async () => {
  const opened = await openDefaultStore({ RONDE_DATA: folder }, { summariser: SUMMARISER });
  if (!opened.ok) throw new Error(opened.error.message);
  const { entries } = new PlayedEvent().ledger;
  const ids = Array.from({ length: 40 }, (_, index) => `open-${index}`);
  for (const id of ids) await opened.value.create(id, { at: '2026-03-01T09:00:00Z' }, entries);
  await opened.value.close();
  const program = builtBeside('backups.js');
  const before = process.env['RONDE_DATA'];
  process.env['RONDE_DATA'] = folder;
  try {
    const failures: unknown[] = [];
    // No patience at all: the process is ended whatever it has in hand.
    const hurried = distantBackups(program, (error) => failures.push(error), 0);
    await hurried.list({ tournament: null, from: 0, size: 1 });
    await hurried.stop();
    const patient = distantBackups(program, (error) => failures.push(error), 60_000);
    const taken = await patient.take(null);
    await patient.stop();
    expect(taken).toMatchObject({ ok: true });
    expect(failures).toEqual([]);
  } finally {
    if (before === undefined) delete process.env['RONDE_DATA'];
    else process.env['RONDE_DATA'] = before;
  }
  const copies = everyCopy(placesIn(folder).backups);
  const whose = copies.ok ? copies.value.map(({ copy }) => copy.tournament) : [];
  expect(new Set(whose)).toEqual(new Set([...ids, null]));
}, 120_000);

it('a process of copies or papers that cannot start is told of, and nothing else fails by it', async () => {
  const node = process.execPath;
  process.execPath = join(folder, 'nowhere/node');
  try {
    const failures: unknown[] = [];
    const asked = distantBackups(builtBeside('backups.js'), (error) => failures.push(error));
    const all = { tournament: null, from: 0, size: 1 };
    const answers = await Promise.all([asked.list(all), asked.list(all)]);
    expect(answers).toMatchObject([{ ok: false }, { ok: false }]);
    expect(failures).toHaveLength(1);
    await asked.stop();
    const stopped = distantBackups(builtBeside('backups.js'), (error) => failures.push(error));
    await stopped.stop();
    expect(failures).toHaveLength(1);
    const printer = distantPrinter(builtBeside('printer.js'), (error) => failures.push(error));
    const papers = await Promise.all([printer.print('[]', PLAIN), printer.print('[]', PLAIN)]);
    expect(papers).toMatchObject([{ ok: false }, { ok: false }]);
  } finally {
    process.execPath = node;
  }
});
