import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const name = 'start of the command line';

const RONDE = fileURLToPath(new URL('../bin/ronde', import.meta.url));
const REPORT = fileURLToPath(
  new URL('../corpus/zero-point-bye/pab0.0_c_21_9_20_r6.trf', import.meta.url),
);
const RUNS = 15;
const MEDIAN = 7;
const TARGET = 200;

/** A program that is typed has to be there at once: the whole process, from call to exit. */
export async function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'ronde-bench-'));
  const env = { ...process.env, RONDE_DATA: folder };
  const timed = (args: readonly string[]): number => {
    const times = Array.from({ length: RUNS }, () => {
      const began = performance.now();
      const ran = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
      if (ran.status !== 0) throw new Error(ran.stderr);
      return performance.now() - began;
    }).sort((a, b) => a - b);
    return times[MEDIAN] ?? NaN;
  };
  try {
    const created = [RONDE, 'new', 'Open', '--rounds', '5'];
    if (spawnSync(process.execPath, created, { env }).status !== 0) throw new Error('not created');
    return {
      figures: [
        { label: 'node alone, for comparison', milliseconds: timed(['-e', '0']) },
        { label: 'ronde --version', milliseconds: timed([RONDE, '--version']), target: TARGET },
        { label: 'ronde --help', milliseconds: timed([RONDE, '--help']), target: TARGET },
        {
          label: 'ronde pair, 21 players',
          milliseconds: timed([RONDE, 'pair', REPORT]),
          target: TARGET,
        },
        {
          label: 'ronde info of a stored tournament',
          milliseconds: timed([RONDE, 'info', 'open']),
        },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
