import { MOST_ROUNDS } from '../../formats/papi/papi-columns.ts';
import { systemNamed } from '../../pairing/systems.ts';
import type { Tournament } from '../state.ts';

/** Why a tournament cannot be a .papi file at all. */
export const PAPI_REFUSALS = ['team', 'system', 'rounds', 'noPlayers'] as const;
export type PapiRefusal = (typeof PAPI_REFUSALS)[number];

/** The first reason there is; null where Papi knows this kind of event. */
export function papiRefusal({ settings, players }: Tournament): PapiRefusal | null {
  if (settings.kind === 'team') return 'team';
  const { kind, rankedBy, gamesPerMatch } = systemNamed(settings.system);
  const isKnown = kind === 'swiss' || kind === 'roundRobin';
  if (!isKnown || rankedBy !== undefined || gamesPerMatch !== undefined) return 'system';
  if (settings.rounds > MOST_ROUNDS) return 'rounds';
  return players.size === 0 ? 'noPlayers' : null;
}
