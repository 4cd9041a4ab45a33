import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder itself, or the first above it that is there. */
export function nearestFolder(folder: string): string {
  let path = folder;
  while (!existsSync(path) && dirname(path) !== path) path = dirname(path);
  return path;
}

/**
 * Why nothing can be written in a folder that is there; null where it can. A try tells more than a
 * right: a stick, a full quota and a service refuse in their own ways.
 */
export function refusalIn(folder: string): string | null {
  try {
    rmdirSync(mkdtempSync(join(folder, '.ronde-try-')));
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
