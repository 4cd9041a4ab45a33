import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { notWritten, systemCode } from '../file-failure.ts';
import { FILE_WORDS } from '../words/files.ts';

/** Milliseconds: as long as a database waits for another program. */
const PATIENCE = 5_000;
const PAUSE = 50;

/** Works on a file while no other `ronde` changes it; a link is followed to what it leads to. */
export async function holdFile<T>(
  cli: Cli,
  path: string,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const file = realpathSync(path);
  const lock = `${file}.lock`;
  const most = (cli.patience ?? PATIENCE) / PAUSE;
  for (let tries = 1; !isTaken(cli, lock); tries += 1) {
    if (removesDead(lock)) continue;
    if (tries >= most) {
      const sentence = fill(FILE_WORDS[cli.language].heldByAnother, { file: path, lock });
      throw new CliFailure(EXIT.fileAccess, sentence, { code: 'file.held', lock });
    }
    await setTimeout(PAUSE);
  }
  try {
    return await use(file);
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Of two that make a file which must not be there, one succeeds. */
function isTaken(cli: Cli, lock: string): boolean {
  try {
    writeFileSync(lock, owner(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw notWritten(cli, lock, error);
  }
}

/** Who holds a lock: the process, and the machine it runs on. */
const owner = (pid: number): string => `${pid} ${hostname()}`;

/** Takes away the lock of a `ronde` of this machine that was killed; one at a time, so that no living lock goes. */
function removesDead(lock: string): boolean {
  if (!isDead(lock)) return false;
  const turn = `${lock}.dead`;
  try {
    writeFileSync(turn, owner(process.pid), { flag: 'wx' });
  } catch {
    return false;
  }
  try {
    const dead = isDead(lock);
    if (dead) rmSync(lock, { force: true });
    return dead;
  } finally {
    rmSync(turn, { force: true });
  }
}

function isDead(lock: string): boolean {
  const [, pid] = /^(\d+) /.exec(textOf(lock)) ?? [];
  if (pid === undefined || textOf(lock) !== owner(Number(pid))) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}

function textOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

/** Puts a text in the place of a file's: whole or not at all, whatever stops the machine. */
export function replaceFile(cli: Cli, file: string, text: string): void {
  const part = `${file}.${process.pid}.part`;
  try {
    const { mode } = statSync(file);
    const handle = openSync(part, 'wx', 0o600);
    try {
      writeFileSync(handle, text);
      // It holds birth dates: whoever might read it before may now, and nobody else.
      fchmodSync(handle, mode & 0o777);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw notWritten(cli, file, error);
  }
}
