import { bergerEngine, bergerReversedEngine } from './berger/berger.ts';
import { bursteinEngine } from './burstein/burstein.ts';
import { doubleSwissEngine } from './double-swiss/double-swiss.ts';
import { dubovEngine } from './dubov/dubov.ts';
import { dutchEngine } from './dutch/dutch.ts';
import { knockoutEngine } from './knockout/knockout.ts';
import { limEngine } from './lim/lim.ts';
import type { PairingEngine } from './engine.ts';
import { keizerEngine } from './keizer/keizer.ts';
import type { SystemName } from './systems.ts';
import { scheveningenEngine } from './scheveningen/sides-engine.ts';
import { molterEngine } from './team-tables/molter-engine.ts';
import { teamSwissEngine } from './team-swiss/team-swiss.ts';

const ENGINES: Readonly<Partial<Record<SystemName, PairingEngine>>> = {
  dutch: dutchEngine,
  berger: bergerEngine,
  'berger-reversed': bergerReversedEngine,
  dubov: dubovEngine,
  burstein: bursteinEngine,
  lim: limEngine,
  keizer: keizerEngine,
  doubleSwiss: doubleSwissEngine,
  knockout: knockoutEngine,
  scheveningen: scheveningenEngine,
  teamSwiss: teamSwissEngine,
  molter: molterEngine,
};

/** What pairs the rounds of a system; null where it is only recorded. */
export const engineOf = (name: SystemName): PairingEngine | null => ENGINES[name] ?? null;
