import type { SwissProperties } from '../rules/editions/swiss.ts';
import { berger, bergerSystem } from './berger/berger.ts';
import { dutch } from './dutch/dutch.ts';
import type { PairingSystem } from './system.ts';

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

/** Everybody meets everybody by a table: no byes to score, no colours to balance. */
export const isRoundRobin = (name: string): boolean =>
  name === 'berger' || name === 'berger-reversed';

interface KnownSystem {
  readonly system: PairingSystem;
  /** The article a round departs from when the system pairs it otherwise. */
  readonly article: (edition: SwissProperties) => string;
}

const ROUND_ROBIN = 'C.05 annex 1';

const KNOWN: Readonly<Partial<Record<SystemName, KnownSystem>>> = {
  dutch: { system: dutch, article: ({ articles }) => articles.bestCandidate },
  berger: { system: berger, article: () => ROUND_ROBIN },
  'berger-reversed': {
    system: bergerSystem({ reverseLastTwo: true }),
    article: () => ROUND_ROBIN,
  },
};

/** The system itself; null for one that is only recorded. */
export function systemByName(name: SystemName): KnownSystem | null {
  return KNOWN[name] ?? null;
}
