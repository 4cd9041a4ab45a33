import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface KeptDoor {
  readonly open: boolean;
}

const isKeptDoor = (value: unknown): value is KeptDoor =>
  typeof value === 'object' && value !== null && 'open' in value && typeof value.open === 'boolean';

/** Whether phones were let in when it was last decided; closed where nothing readable says so. */
export function readDoor(file: string): boolean {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isKeptDoor(kept) && kept.open;
  } catch {
    return false;
  }
}

/** In one piece: a power cut leaves the old word or the new one. False where it cannot be written. */
export function keepDoor(file: string, open: boolean): boolean {
  const half = `${file}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(half, `${JSON.stringify({ open } satisfies KeptDoor)}\n`, { mode: 0o600 });
    renameSync(half, file);
    return true;
  } catch {
    return false;
  }
}
