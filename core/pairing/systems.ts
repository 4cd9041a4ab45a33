import { berger, bergerReversed } from './berger/berger.ts';
import { dutch } from './dutch/dutch.ts';
import {
  burstein,
  doubleSwiss,
  dubov,
  knockout,
  scheveningen,
  schiller,
  swiss,
  teamSwiss,
} from './recorded-systems.ts';
import type { PairingEngine, PairingSystem } from './system.ts';

/** Systems a tournament can be played by, whether Ronde pairs them yet or only records them. */
export const SYSTEM_NAMES = [
  'dutch',
  'berger',
  'berger-reversed',
  'dubov',
  'burstein',
  'doubleSwiss',
  'swiss',
  'schiller',
  'scheveningen',
  'knockout',
  'teamSwiss',
] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

export function isSystemName(name: string): name is SystemName {
  return (SYSTEM_NAMES as readonly string[]).includes(name);
}

const SYSTEMS = {
  dutch,
  berger,
  'berger-reversed': bergerReversed,
  dubov,
  burstein,
  doubleSwiss,
  swiss,
  schiller,
  scheveningen,
  knockout,
  teamSwiss,
} as const satisfies Readonly<Record<SystemName, PairingSystem>>;

export const systemNamed = (name: SystemName): PairingSystem => SYSTEMS[name];

/** Everybody meets everybody by a table: no byes to score, no colours to balance. */
export const isRoundRobin = (name: SystemName): boolean => SYSTEMS[name].kind === 'roundRobin';

/** What pairs the rounds of a system; null where it is only recorded. */
export const engineOf = (name: SystemName): PairingEngine | null => SYSTEMS[name].engine;
