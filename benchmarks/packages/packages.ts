import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@ronde/store/free-port.ts';
import type { Figure } from '../../scripts/bench/benchmark.ts';
import { OUT } from '../../scripts/package/portable-package.mjs';
import { LINUX_HERE, SYSTEM_NAMES, SYSTEMS } from '../../scripts/package/systems.mjs';
import { VERSION } from '../../scripts/package/program-folder.mjs';

export const name = 'packages';

const MEGABYTE = 1_000_000;
const ASK_EVERY = 20;
const sizeOf = (file: string): number => statSync(file).size / MEGABYTE;

const unpacked = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + sizeOf(join(entry.parentPath, entry.name)), 0);

interface Started {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** A double click, until the first page and its health are served; then it is stopped. */
async function startOnce(folder: string, data: string): Promise<Started> {
  const port = await freePort(20_000 + (process.pid % 20_000));
  const began = performance.now();
  const child = spawn(join(folder, 'Ronde.sh'), [], {
    env: {
      PATH: '/usr/bin:/bin',
      LANG: 'en',
      BROWSER: 'true',
      PORT: String(port),
      RONDE_DATA: data,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  try {
    for (;;) {
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (page?.ok === true && (await page.text()) !== '') break;
      if (child.exitCode !== null) throw new Error('the package did not start');
      await setTimeout(ASK_EVERY);
    }
    const milliseconds = performance.now() - began;
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    const { memoryMegabytes = 0 } = (await health.json()) as { memoryMegabytes?: number };
    return { milliseconds, megabytes: memoryMegabytes };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Every package that was made (`npm run package`), and two starts of the one for this system. */
export async function run(): Promise<{ figures: readonly Figure[] }> {
  const packed = [
    ...SYSTEM_NAMES.map((system) => `ronde-${VERSION}-${system}.${SYSTEMS[system].archive}`),
    `ronde_${VERSION}_amd64.deb`,
    `ronde_${VERSION}_arm64.deb`,
    `ronde-${VERSION}.tgz`,
    `ronde-core-${VERSION}.tgz`,
  ];
  const missing = packed.filter((file) => !existsSync(join(OUT, file)));
  if (missing.length > 0) throw new Error(`npm run package; missing: ${missing.join(', ')}`);
  const sizes = packed.map((file) => ({
    label: `${file}, packed`,
    megabytes: sizeOf(join(OUT, file)),
    target: 100,
  }));
  const folder = await mkdtemp(join(tmpdir(), 'ronde bench à '));
  try {
    const tar = ['-xzf', join(OUT, `ronde-${VERSION}-${LINUX_HERE}.tar.gz`), '-C', folder];
    if (spawnSync('tar', tar).status !== 0) throw new Error('tar could not unpack');
    const program = join(folder, 'Ronde');
    const data = join(folder, 'data');
    const size = { label: `${LINUX_HERE}, unpacked`, megabytes: unpacked(program) };
    const first = await startOnce(program, data);
    const next = await startOnce(program, data);
    return {
      figures: [
        ...sizes,
        size,
        {
          label: `${LINUX_HERE}, first start, to a served page`,
          milliseconds: first.milliseconds,
          target: 10_000,
        },
        { label: `${LINUX_HERE}, the next start`, milliseconds: next.milliseconds },
        {
          label: `${LINUX_HERE}, memory once the first page is served`,
          megabytes: next.megabytes,
          target: 300,
        },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
