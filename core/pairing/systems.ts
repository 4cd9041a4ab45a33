import type { SwissProperties } from '../rules/editions/swiss.ts';
import { berger, bergerSystem } from './berger/berger.ts';
import { dutch } from './dutch/dutch.ts';
import type { PairingSystem } from './system.ts';
import type { SystemName } from './system-names.ts';

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
