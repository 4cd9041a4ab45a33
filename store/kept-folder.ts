import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What is kept in the folder of the system. */
interface KeptFolders {
  /** Of the tournaments; null where none was chosen. */
  readonly folder: string | null;
  /** Taken at the next start: until then the present one is served, and found by a second start. */
  readonly next: string | null;
}

const noteIn = (usual: string): string => join(usual, 'launcher.json');

function keep(usual: string, kept: KeptFolders): void {
  mkdirSync(usual, { recursive: true, mode: 0o700 });
  const half = `${noteIn(usual)}.new`;
  const { folder, next } = kept;
  const note = { ...(folder === null ? {} : { folder }), ...(next === null ? {} : { next }) };
  writeFileSync(half, `${JSON.stringify(note)}\n`, { mode: 0o600 });
  renameSync(half, noteIn(usual));
}

function read(usual: string): KeptFolders {
  try {
    const kept: unknown = JSON.parse(readFileSync(noteIn(usual), 'utf8'));
    if (typeof kept !== 'object' || kept === null) return { folder: null, next: null };
    return {
      folder: 'folder' in kept ? written(kept.folder) : null,
      next: 'next' in kept ? written(kept.next) : null,
    };
  } catch {
    return { folder: null, next: null };
  }
}

const written = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** From now on; what was chosen for the next start is over. */
export function keepFolder(usual: string, folder: string): void {
  keep(usual, { folder: resolve(folder), next: null });
}

/** From the next start on. */
export function keepNextFolder(usual: string, next: string): void {
  keep(usual, { ...read(usual), next: resolve(next) });
}

/** The folder chosen last, or the usual one. */
export const keptFolder = (usual: string): string => read(usual).folder ?? usual;

/** The folder of the next start; null where it is the same. */
export const keptNextFolder = (usual: string): string | null => read(usual).next;

/** Names that services which copy a folder between computers give it. */
const SYNCHRONISED =
  /[\\/](onedrive|dropbox|google ?drive|icloud ?drive|mobile documents|nextcloud|ksuite|kdrive|pcloud)/i;

/** Two computers, one database: the service would copy it while it is written. */
export const isSynchronised = (folder: string): boolean => SYNCHRONISED.test(folder);
