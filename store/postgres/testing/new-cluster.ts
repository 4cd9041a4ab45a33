import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Who runs PostgreSQL: it refuses to be run by root. */
export interface ServerUser {
  /** What stands before a program on its line. */
  readonly prefix: readonly string[];
  /** Null where it is whoever runs the tests. */
  readonly ids: readonly [uid: number, gid: number] | null;
}

export const OWNER = 'ronde';
export const PASSWORD = 'p@ss/w:rd';

const SHAPE = [
  ...['--username', OWNER, '--auth', 'scram-sha-256'],
  ...['--encoding', 'UTF8', '--no-locale', '--no-sync'],
];
const KEPT = fileURLToPath(new URL('../../../.cache/', import.meta.url));

function run(program: string, args: readonly string[], cwd?: string): string {
  const done = spawnSync(program, args, { encoding: 'utf8', cwd });
  if (done.status !== 0) throw new Error(`${program}: ${done.stderr || String(done.error)}`);
  return done.stdout;
}

/** Puts a new cluster, never started, at `data`: a copy of one that is made once and kept. */
export function putNewCluster(data: string, programs: string, user: ServerUser): void {
  const version = run(join(programs, 'postgres'), ['--version']);
  const said = JSON.stringify([version, SHAPE, PASSWORD, user.ids]);
  const kept = join(
    KEPT,
    `postgres-${createHash('sha256').update(said).digest('hex').slice(0, 12)}`,
  );
  if (!existsSync(kept)) makeCluster(kept, programs, user);
  run('cp', ['-a', kept, data]);
}

/** Made where that user may write, and put in its place whole: others make it at the same moment. */
function makeCluster(kept: string, programs: string, { prefix, ids }: ServerUser): void {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-initdb-'));
  const growing = `${kept}.${process.pid}`;
  try {
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, PASSWORD);
    if (ids !== null) for (const path of [folder, passwordFile]) chownSync(path, ...ids);
    const made = join(folder, 'data');
    const [first = '', ...rest] = [...prefix, join(programs, 'initdb'), ...SHAPE];
    run(first, [...rest, '--pgdata', made, '--pwfile', passwordFile], folder);
    mkdirSync(KEPT, { recursive: true });
    run('cp', ['-a', made, growing]);
    renameOnce(growing, kept);
  } finally {
    for (const left of [folder, growing]) rmSync(left, { recursive: true, force: true });
  }
}

/** Whoever comes second leaves what the first has put there. */
function renameOnce(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}
