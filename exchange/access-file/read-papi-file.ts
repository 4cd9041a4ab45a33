import { readPapi, type PapiReading } from '@ronde/core/formats/papi/read-papi.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { openAccess, type AccessFault } from './read-access.ts';

export type PapiFault = AccessFault | 'notPapi';

/** Reads a .papi file held in memory. Never throws. */
export function readPapiFile(bytes: Uint8Array): Result<PapiReading, PapiFault> {
  const opened = openAccess(bytes);
  if (!opened.ok) return opened;
  const { tables, rows } = opened.value;
  if (!tables.includes('INFO') || !tables.includes('JOUEUR')) return failure('notPapi');
  const info = rows('INFO');
  if (!info.ok) return info;
  const players = rows('JOUEUR');
  if (!players.ok) return players;
  return success(readPapi({ info: info.value, players: players.value }));
}
