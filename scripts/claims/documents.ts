import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache']);

/** Every file of the project, relative to its folder, without what is installed or built. */
export function projectFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = posix.join(below, entry.name);
    if (entry.isDirectory()) return projectFiles(folder, path);
    return entry.isFile() && !/\.db(-wal|-shm)?$/.test(entry.name) ? [path] : [];
  });
}

/** The text of a file; null when it is not text. */
export function textOf(folder: string, file: string): string | null {
  const bytes = readFileSync(join(folder, file));
  return bytes.includes(0) ? null : bytes.toString('utf8');
}
