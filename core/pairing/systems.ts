import { berger, bergerReversed } from './berger/system.ts';
import { burstein } from './burstein/system.ts';
import { doubleSwiss } from './double-swiss/system.ts';
import { dubov } from './dubov/system.ts';
import { dutch } from './dutch/system.ts';
import { knockout } from './knockout/system.ts';
import { lim } from './lim/system.ts';
import { keizer } from './keizer/system.ts';
import { schiller, swiss } from './recorded-systems.ts';
import { scheveningen } from './scheveningen/system.ts';
import type { PairingSystem } from './system.ts';
import { molter } from './team-tables/system.ts';
import { teamSwiss } from './team-swiss/system.ts';

/**
 * Systems a tournament can be played by, whether Ronde pairs them yet or only records them. What
 * pairs them stands in `engines.ts`: pages know every system, and carry no engine.
 */
const SYSTEMS = {
  dutch,
  berger,
  'berger-reversed': bergerReversed,
  dubov,
  keizer,
  burstein,
  lim,
  doubleSwiss,
  swiss,
  schiller,
  scheveningen,
  knockout,
  teamSwiss,
  molter,
} as const satisfies Readonly<Record<string, PairingSystem>>;

export type SystemName = keyof typeof SYSTEMS;
export const SYSTEM_NAMES = Object.keys(SYSTEMS) as readonly SystemName[];

export const isSystemName = (name: string): name is SystemName => Object.hasOwn(SYSTEMS, name);

export const systemNamed = (name: SystemName): PairingSystem => SYSTEMS[name];

/** Opponents and colours are those of a table from the start: no round waits for another. */
export const isByTable = (name: SystemName): boolean =>
  isRoundRobin(name) || isOfTwoSides(name) || isBySeats(name);

/** Players of many teams meet in a round, by letter and number (LA 3.2). */
export const isBySeats = (name: SystemName): boolean => SYSTEMS[name].kind === 'molter';

/** Everybody of one side meets everybody of the other. */
export const isOfTwoSides = (name: SystemName): boolean => SYSTEMS[name].kind === 'twoSides';

/** Everybody meets everybody, or the whole other side: nobody can join once the table is made. */
export const isClosed = (name: SystemName): boolean => isRoundRobin(name) || isOfTwoSides(name);

/** Everybody meets everybody by a table: no byes to score, no colours to balance. */
export const isRoundRobin = (name: SystemName): boolean => SYSTEMS[name].kind === 'roundRobin';
