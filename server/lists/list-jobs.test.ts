import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { removeFolder } from '../testing/remove-folder.ts';
import { listJobs } from './list-jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'ronde-list-jobs-'));
afterAll(() => removeFolder(folder));

const FILE = { path: join(folder, 'list.xml'), bytes: 0, dispose: () => Promise.resolve() };
const REQUEST = {
  folder,
  source: 'fide',
  month: '2026-11',
  at: '2026-11-16T09:00:00.000Z',
} as const;

it('a job that was to end is cancelled, even where its process ends without a word', async () => {
  const file = join(folder, 'ends.mjs');
  writeFileSync(
    file,
    "process.on('message', ({ type }) => { if (type === 'stop') process.exit(1); });",
  );
  const jobs = listJobs({ file, execArgv: [] });
  const id = jobs.reserve()?.start(FILE, REQUEST).id ?? '';
  expect(jobs.cancel(id)).toBe(true);
  await vi.waitUntil(() => jobs.find(id)?.phase !== 'reading', { timeout: 60_000 });
  expect(jobs.find(id)).toMatchObject({ phase: 'cancelled', problem: null });
});
