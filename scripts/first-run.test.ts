import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqliteStore } from '@ronde/store/sqlite/open.ts';
import { DATABASE_NAME } from '@ronde/store/default-store.ts';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { EVERYTHING, listTournaments } from '@ronde/server/tournament-listings.ts';
import { afterAll, expect, it } from 'vitest';

/** How a tournament is made in the terminal, from nothing and from a report file. */
const NEW_COMMAND = 'bin/ronde new "Open de Rennes" --rounds 9';
const CONVERT_COMMAND = 'bin/ronde convert event.trf --to store';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ronde-first-run-'));

const node = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', RONDE_DATA: folder },
  });

/** The words of a command line as a shell splits them. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? '');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

it('what the terminal makes, the first page lists', async () => {
  const report = 'corpus/swiss-example-trf/round5_input.trf';
  for (const command of [NEW_COMMAND, CONVERT_COMMAND.replace('event.trf', report)]) {
    const run = node(...wordsOf(command));
    expect(run.status, `${command}\n${run.stdout}${run.stderr}`).toBe(0);
  }
  const opened = await openSqliteStore(join(folder, DATABASE_NAME), { summariser: SUMMARISER });
  if (!opened.ok) throw new Error(opened.error.message);
  const listed = await listTournaments(opened.value, {
    archived: false,
    ...EVERYTHING,
    order: 'lastChange',
    search: '',
    from: 0,
    size: 50,
  });
  await opened.value.close();
  if (!listed.ok) throw new Error(listed.error.message);
  const { tournaments } = listed.value;
  // The terminal writes the summaries too: none waits for the server.
  expect(tournaments.map(({ problem, waiting }) => [problem, waiting])).toEqual([
    [null, false],
    [null, false],
  ]);
  const made = tournaments.find(({ summary }) => summary?.name === 'Open de Rennes');
  expect(made?.summary).toMatchObject({ rounds: 9, players: 0 });
  expect(tournaments.find((one) => one !== made)?.summary?.players).toBeGreaterThan(0);
});

it('a reader who has read enough, as `| head` does, is no failure', async () => {
  const child = spawn(process.execPath, ['bin/ronde', '--help'], { cwd: root });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, said]).toEqual([0, '']);
});
