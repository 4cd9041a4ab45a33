import { createHash } from 'node:crypto';

const LONGEST_NAME = 60;

/** `open-de-rennes-3f9a`: the name made fit for an address, and a tail that keeps two apart. */
export function newTournamentId(name: string, key: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  const tail = createHash('sha256').update(key).digest('hex').slice(0, 4);
  return plain === '' ? `event-${tail}` : `${plain}-${tail}`;
}
