import { bergerEngine, bergerReversedEngine } from './berger/berger.ts';
import { bursteinEngine } from './burstein/burstein.ts';
import { dubovEngine } from './dubov/dubov.ts';
import { dutchEngine } from './dutch/dutch.ts';
import { limEngine } from './lim/lim.ts';
import type { PairingEngine } from './engine.ts';
import { keizerEngine } from './keizer/keizer.ts';
import type { SystemName } from './systems.ts';

const ENGINES: Readonly<Partial<Record<SystemName, PairingEngine>>> = {
  dutch: dutchEngine,
  berger: bergerEngine,
  'berger-reversed': bergerReversedEngine,
  dubov: dubovEngine,
  burstein: bursteinEngine,
  lim: limEngine,
  keizer: keizerEngine,
};

/** What pairs the rounds of a system; null where it is only recorded. */
export const engineOf = (name: SystemName): PairingEngine | null => ENGINES[name] ?? null;
