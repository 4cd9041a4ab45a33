import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An empty database beside a copy of an event: the name of the copy. */
export function emptyBesideCopies(folder: string): string {
  const name = '2026-03-07T14-00-00Z_3_publication.ronde';
  mkdirSync(join(folder, 'backups/tournaments/open-12345678'), { recursive: true });
  writeFileSync(join(folder, 'backups/tournaments/open-12345678', name), '');
  writeFileSync(join(folder, 'ronde.db'), '');
  return name;
}
