import type { PairingEngine } from '@ronde/core/pairing/engine.ts';
import { engineOf } from '@ronde/core/pairing/engines.ts';
import { SYSTEM_NAMES, systemNamed, type SystemName } from '@ronde/core/pairing/systems.ts';

/** A Swiss system that Ronde pairs. */
export interface PairedSwiss {
  readonly name: SystemName;
  readonly engine: PairingEngine;
}

/** Null for any other system, and for one that is only recorded. */
export function pairedSwiss(name: SystemName): PairedSwiss | null {
  const engine = systemNamed(name).kind === 'swiss' ? engineOf(name) : null;
  return engine && { name, engine };
}

/** Those of players: invented events have no teams. */
export const PAIRED_SWISS: readonly PairedSwiss[] = SYSTEM_NAMES.flatMap((name) =>
  systemNamed(name).participants === 'teams' ? [] : (pairedSwiss(name) ?? []),
);
