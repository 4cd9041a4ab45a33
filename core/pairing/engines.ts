import { bergerEngine, bergerReversedEngine } from './berger/berger.ts';
import { bursteinEngine } from './burstein/burstein.ts';
import { dubovEngine } from './dubov/dubov.ts';
import { dutchEngine } from './dutch/dutch.ts';
import type { PairingEngine } from './engine.ts';
import type { SystemName } from './systems.ts';

const ENGINES: Readonly<Partial<Record<SystemName, PairingEngine>>> = {
  dutch: dutchEngine,
  berger: bergerEngine,
  'berger-reversed': bergerReversedEngine,
  dubov: dubovEngine,
  burstein: bursteinEngine,
};

/** What pairs the rounds of a system; null where it is only recorded. */
export const engineOf = (name: SystemName): PairingEngine | null => ENGINES[name] ?? null;
