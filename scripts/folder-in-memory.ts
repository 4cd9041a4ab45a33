import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = /^ronde-tests-(\d+)$/;
/** Bytes that must be free: all tests of a run take far less. */
const ROOM = 3 * 2 ** 30;

/** Whether files may be kept in memory: the system gives room, and lets programs in it run. */
export function mayKeepInMemory(mounts: string, room: number): boolean {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, place, kind]) => place === MEMORY && kind === 'tmpfs')?.[3];
  return options?.split(',').includes('noexec') === false && room >= ROOM;
}

function isThere(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return mayKeepInMemory(
      readFileSync('/proc/mounts', 'utf8'),
      Math.min(bavail * bsize, freemem()),
    );
  } catch {
    return false;
  }
}

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** What a run that was killed has left. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid === undefined || lives(Number(pid))) continue;
    rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Before the first test: what tests write, databases above all, goes to memory where it can, so that
 * nobody waits for a disk. A `TMPDIR` that somebody has set stays.
 */
export default function keepInMemory(): (() => void) | undefined {
  if (process.env['TMPDIR'] !== undefined || !isThere()) return undefined;
  removeLeftovers();
  const folder = join(MEMORY, `ronde-tests-${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => {
    delete process.env['TMPDIR'];
    // A process that outlived a killed server may still be writing its last file.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
}
