import { SWISS_EDITIONS } from '../../../rules/editions/swiss.ts';
import { tpn, type Tpn } from '../../../rules/identity.ts';
import { randomFrom } from '../../../rules/random.ts';
import type { Simulation } from './simulated-event.ts';
import { RESULT_RULES, type ResultRule } from './simulated-result.ts';

/** An event made to be hard to pair, in plain values: it can be written down and played again. */
export interface HardShape {
  readonly seed: number;
  readonly players: number;
  readonly rounds: number;
  readonly edition: string;
  readonly results: ResultRule;
  readonly exceptions: number;
  readonly forfeits: number;
  readonly halfPointByes: number;
  readonly lateEntries: number;
  /** Players belong to so many clubs and do not meet their own; none when 0. */
  readonly clubs: number;
  readonly accelerated: boolean;
}

/** Draws a shape; the same seed gives the same one. */
export function hardShape(seed: number, least: number, most: number): HardShape {
  const random = randomFrom(seed);
  const players = least + random.below(most - least + 1);
  const rounds = 3 + random.below(7);
  const edition = random.pick(SWISS_EDITIONS);
  return {
    seed,
    players,
    rounds,
    edition: edition.id,
    results: random.pick(RESULT_RULES),
    exceptions: random.pick([0, 0.02, 0.05, 0.1, 0.2, 0.5]),
    forfeits: random.pick([0, 0, 0.3]),
    halfPointByes: random.pick([0, 0, 0, 0.05, 0.2]),
    lateEntries: random.pick([0, 0, 0, 0.1, 0.3]),
    clubs: random.pick([0, 0, 0, 2, 4, 10]),
    accelerated: random.chance(0.2) && rounds >= edition.properties.bakuRounds.atLeast,
  };
}

export function simulationOf(shape: HardShape): Simulation {
  const edition = SWISS_EDITIONS.find(({ id }) => id === shape.edition);
  if (!edition) throw new Error(`no edition is called ${shape.edition}`);
  return {
    ...shape,
    edition: edition.properties,
    prohibited: clubsOf(shape),
    acceleration: { method: shape.accelerated ? 'baku' : 'none' },
  };
}

/** Each player in turn belongs to the next club. */
function clubsOf({ players, clubs }: HardShape): Tpn[][] {
  return Array.from({ length: clubs }, (_, club) =>
    Array.from({ length: players }, (__, place) => tpn(place + 1)).filter(
      (_tpn, place) => place % clubs === club,
    ),
  );
}
