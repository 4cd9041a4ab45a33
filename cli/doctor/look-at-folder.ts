import { existsSync, statfsSync } from 'node:fs';
import { isSynchronised } from '@ronde/store/kept-folder.ts';
import { nearestFolder, refusalIn } from '@ronde/store/try-folder.ts';
import { reasonOf } from '../file-failure.ts';
import { finding, type Finding } from './finding.ts';

/** The data folder: whether it is there, may be written, and belongs to this computer alone. */
export function lookAtFolder(folder: string): Finding[] {
  const found: Finding[] = [];
  const there = existsSync(folder);
  const reason = refusalIn(nearestFolder(folder));
  if (reason !== null) found.push(finding('folder', 'folderReadOnly', { folder, reason }));
  else if (!there) found.push(finding('folder', 'folderNotYet', { folder }));
  if (isSynchronised(folder)) found.push(finding('folder', 'folderSynchronised', { folder }));
  return found.length > 0 ? found : [finding('folder', 'folder', { folder })];
}

const MEGABYTE = 2 ** 20;
/** A day of rounds with its copies and papers needs less. */
export const ENOUGH = 1024 * MEGABYTE;
/** Below this, the next copy may not fit. */
export const TOO_LITTLE = 100 * MEGABYTE;

/** Megabytes that are left where the folder is or will be. */
export function lookAtDisk(folder: string): Finding {
  try {
    const { bavail, bsize } = statfsSync(nearestFolder(folder));
    return judgeDisk(bavail * bsize);
  } catch (error) {
    return finding('disk', 'diskUnknown', { reason: reasonOf(error) });
  }
}

export function judgeDisk(bytes: number): Finding {
  const params = { megabytes: Math.floor(bytes / MEGABYTE) };
  if (bytes < TOO_LITTLE) return finding('disk', 'diskFull', params);
  return finding('disk', bytes < ENOUGH ? 'diskSmall' : 'disk', params);
}
