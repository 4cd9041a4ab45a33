import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../docs/an-open-by-the-command-line.sh', import.meta.url));

export interface Terminal {
  /** Where the script runs, and whatever it makes is. */
  readonly work: string;
  readonly launcher: string;
  readonly env: NodeJS.ProcessEnv;
  /** The folder where the script finds `ronde`. */
  readonly bin: string;
}

/** A terminal in an empty folder, with a database of its own, and no `ronde` yet. */
export function terminalIn(folder: string, launcher: string): Terminal {
  const [bin, work] = [join(folder, 'bin'), join(folder, 'work')];
  mkdirSync(bin);
  mkdirSync(work);
  // The Node of this test, whatever else is on the path.
  symlinkSync(process.execPath, join(bin, 'node'));
  const env = {
    ...process.env,
    PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
    LC_ALL: 'C.UTF-8',
    RONDE_DATA: join(folder, 'data'),
  };
  return { work, launcher, env, bin };
}

/** What is typed (nothing), printed, complained of, asked and answered. */
type Pipes = [null, Readable, Readable, Readable, Writable];

/**
 * Runs the script to its end and gives what it printed. A line that comes at its descriptor 3 is
 * answered by one at 4.
 */
export async function runScript(
  { work, env }: Terminal,
  answer: (line: string) => Promise<string>,
): Promise<string> {
  const child = spawn('sh', [SCRIPT], {
    cwd: work,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  let [printed, failed] = ['', ''];
  const [, out, err, asked, answered] = child.stdio as Pipes;
  out.setEncoding('utf8').on('data', (text: string) => (printed += text));
  err.setEncoding('utf8').on('data', (text: string) => (failed += text));
  createInterface({ input: asked }).on('line', (line) => {
    void answer(line).then((told) => answered.write(`${told}\n`));
  });
  const [status] = (await once(child, 'close')) as [number | null];
  expect(status, `${printed}\n${failed}`).toBe(0);
  return printed;
}

/** What the open has become, read by the program itself. */
export function expectThePlayedOpen({ work, launcher, env }: Terminal, printed: string): void {
  const ronde = (...args: string[]) =>
    spawnSync(process.execPath, [launcher, ...args], { cwd: work, env, encoding: 'utf8' });

  const [head, ...standings] = readFileSync(join(work, 'standings.csv'), 'utf8')
    .trim()
    .split('\r\n');
  expect(head).toBe('rank,no,name,points,BH/C1,BH,SB');
  expect(standings).toHaveLength(30);
  const numbers = standings.map((line) => Number(line.split(',')[1]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));

  expect(printed).toContain('\n1 files, 5 rounds checked, 0 discrepancies\n');
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
}
