import type { AllowanceScale } from './allowance-scales.ts';

export interface ArbitersNeeded {
  /** The chief arbiter among them. */
  readonly arbiters: number;
  readonly assistants: number;
}

/** One arbiter for each started hundred players (LA lines 980, 9195); null where the scale says nothing. */
export function arbitersNeeded(
  players: number,
  { playersAnArbiter }: Pick<AllowanceScale, 'playersAnArbiter'>,
): ArbitersNeeded | null {
  if (playersAnArbiter === null) return null;
  const arbiters = Math.max(1, Math.ceil(players / playersAnArbiter));
  return { arbiters, assistants: arbiters - 1 };
}
