import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^growing-(\d+)$/;
/** Two who put a folder in the same place at once: one of them goes again. */
const TRIES = 50;

/**
 * A folder of this process alone, where something grows until it is whole; those of processes that
 * were killed are swept.
 * @param {string} place
 */
export function growingFolder(place) {
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(place)) {
    const owner = NAME.exec(name)?.[1];
    if (owner !== undefined && !isOtherAlive(Number(owner))) {
      rmSync(join(place, name), { recursive: true, force: true });
    }
  }
  const folder = join(place, `growing-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

/** @param {number} id of a process */
function isOtherAlive(id) {
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Somebody else's may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Puts a folder in the place of another: whoever reads there meanwhile finds the old or the new.
 * @param {string} folder
 * @param {string} place
 */
export function putFolder(folder, place) {
  const old = `${folder}-before`;
  for (let tries = 1; ; tries += 1) {
    rmSync(old, { recursive: true, force: true });
    if (!isMoved(place, old)) mkdirSync(join(place, '..'), { recursive: true });
    if (isMoved(folder, place)) break;
    if (tries === TRIES) throw new Error(`${place} is being written by others all the time`);
  }
  rmSync(old, { recursive: true, force: true });
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {boolean} not so when there is nothing to move, or something is there already
 */
function isMoved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && BUSY.includes(String(error.code))) {
      return false;
    }
    throw error;
  }
}

const BUSY = ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'];
