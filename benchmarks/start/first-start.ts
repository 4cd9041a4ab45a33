import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const name = 'first start';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** All that a path needs: no compiler, no make, no Python. */
const PROGRAMS = ['node', 'npm', 'git', 'sh', 'env'];
const ASK_EVERY = 50;

/** A folder to be the whole path of a computer on which nothing was installed but Node and git. */
function barePath(folder: string): string {
  mkdirSync(folder);
  for (const program of PROGRAMS) {
    const places = (process.env['PATH'] ?? '').split(delimiter).map((at) => join(at, program));
    const found = program === 'node' ? process.execPath : places.find((place) => existsSync(place));
    if (found === undefined) throw new Error(`${program} is not installed`);
    symlinkSync(found, join(folder, program));
  }
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Runs `npm start` until it has served a page; the time it took. */
async function startOnce(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  }
  // Npm, its shell, the server and what that has started hold the pipes: all of them are gone.
  const ended = once(child, 'close');
  try {
    for (;;) {
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (page?.ok === true && (await page.text()) !== '') return performance.now() - began;
      if (child.exitCode !== null) throw new Error(`no page was served:\n${said}`);
      await setTimeout(ASK_EVERY);
    }
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** A clone of what is committed, started with an empty `node_modules` and then once more. */
export async function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'ronde-bench-'));
  try {
    const env = {
      ...process.env,
      PATH: barePath(join(folder, 'bin')),
      RONDE_DATA: join(folder, 'data'),
    };
    const clone = join(folder, 'ronde');
    const began = performance.now();
    const cloned = spawnSync('git', ['clone', '--quiet', ROOT, clone], { env, stdio: 'inherit' });
    if (cloned.status !== 0) throw new Error('git could not clone');
    const cloning = performance.now() - began;
    const first = cloning + (await startOnce(clone, env));
    return {
      figures: [
        {
          label: 'fresh clone to a served page, no compiler and no Python on the path',
          milliseconds: first,
          target: 30_000,
        },
        { label: 'the next start, to a served page', milliseconds: await startOnce(clone, env) },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
