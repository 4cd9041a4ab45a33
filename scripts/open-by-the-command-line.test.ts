import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../docs/an-open-by-the-command-line.sh', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../bin/ronde', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'ronde-open-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('the script in docs runs an open of 30 players over five rounds', { timeout: 300_000 }, () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync(LAUNCHER, join(bin, 'ronde'));
  // The Node of this test, whatever else is on the path.
  symlinkSync(process.execPath, join(bin, 'node'));
  const env = {
    ...process.env,
    PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
    LC_ALL: 'C.UTF-8',
    RONDE_DATA: join(folder, 'data'),
  };
  const work = join(folder, 'work');
  mkdirSync(work);
  const ronde = (...args: string[]) =>
    spawnSync(process.execPath, [LAUNCHER, ...args], { cwd: work, env, encoding: 'utf8' });

  const ran = spawnSync('sh', [SCRIPT], { cwd: work, env, encoding: 'utf8' });
  expect(ran.status, `${ran.stdout}\n${ran.stderr}`).toBe(0);

  const [head, ...standings] = readFileSync(join(work, 'standings.csv'), 'utf8')
    .trim()
    .split('\r\n');
  expect(head).toBe('rank,no,name,points,BH/C1,BH,SB');
  expect(standings).toHaveLength(30);
  const numbers = standings.map((line) => Number(line.split(',')[1]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));

  expect(ran.stdout).toContain('\n1 files, 5 rounds checked, 0 discrepancies\n');
  const again = ronde('standings', 'report.trf', '--csv');
  expect(again.status, again.stderr).toBe(0);
  expect(again.stdout.trim().split('\r\n').slice(1)).toEqual(standings);

  const summary = JSON.parse(ronde('info', 'open.ronde', '--json').stdout) as {
    summary: { players: number; current: unknown };
  };
  expect(summary.summary).toMatchObject({
    players: 30,
    current: { round: 5, stage: 'closed', boards: 14, results: 14 },
  });
  expect(readFileSync(join(work, 'site', 'index.html'), 'utf8')).toContain('Open of the town');
});
