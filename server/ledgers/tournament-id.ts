import { createHash } from 'node:crypto';
import { idFromName } from '@ronde/core/formats/tournament-file/tournament-id.ts';

const LONGEST_NAME = 60;

/** `open-de-rennes-3f9a`: the name made fit for an address, and a tail that keeps two apart. */
export function newTournamentId(name: string, key: string): string {
  const tail = createHash('sha256').update(key).digest('hex').slice(0, 4);
  return `${idFromName(name, LONGEST_NAME) || 'event'}-${tail}`;
}
