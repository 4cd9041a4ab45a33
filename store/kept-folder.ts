import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the folder of the tournaments was chosen to be; kept in the folder of the system. */
const noteIn = (usual: string): string => join(usual, 'launcher.json');

export function keepFolder(usual: string, folder: string): void {
  mkdirSync(usual, { recursive: true, mode: 0o700 });
  const half = `${noteIn(usual)}.new`;
  writeFileSync(half, `${JSON.stringify({ folder: resolve(folder) })}\n`, { mode: 0o600 });
  renameSync(half, noteIn(usual));
}

/** The folder chosen last, or the usual one. */
export function keptFolder(usual: string): string {
  try {
    const kept: unknown = JSON.parse(readFileSync(noteIn(usual), 'utf8'));
    const chosen =
      typeof kept === 'object' && kept !== null && 'folder' in kept ? kept.folder : null;
    return typeof chosen === 'string' && chosen !== '' ? chosen : usual;
  } catch {
    return usual;
  }
}

/** Names that services which copy a folder between computers give it. */
const SYNCHRONISED =
  /[\\/](onedrive|dropbox|google ?drive|icloud ?drive|mobile documents|nextcloud|ksuite|kdrive|pcloud)/i;

/** Two computers, one database: the service would copy it while it is written. */
export const isSynchronised = (folder: string): boolean => SYNCHRONISED.test(folder);
