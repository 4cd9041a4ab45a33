import { dubovEngine } from '@ronde/core/pairing/dubov/dubov.ts';
import { dutchEngine } from '@ronde/core/pairing/dutch/dutch.ts';
import {
  hardShape,
  simulationOf,
  type HardShape,
} from '@ronde/core/pairing/dutch/testing/hard-shape.ts';
import { simulate } from '@ronde/core/pairing/dutch/testing/simulated-event.ts';
import type { PairingRequest, RoundMaker } from '@ronde/core/pairing/system.ts';

/** A round that took long: everything needed to pair it again. */
export interface SlowRound {
  readonly system: 'dutch' | 'dubov';
  readonly shape: HardShape;
  readonly round: number;
}

export interface MeasuredRound extends SlowRound {
  /** Processor time, so that other work on the machine counts less. */
  readonly milliseconds: number;
}

export const SYSTEMS: Readonly<Record<SlowRound['system'], RoundMaker>> = {
  dutch: dutchEngine,
  dubov: dubovEngine,
};

/** The milliseconds a round of so many players may take. */
export const limitFor = (players: number): number => (players <= 300 ? 500 : 3_000);

/** How many slow rounds are kept. */
const KEPT = 10;

/** The ten that took most of what they may take, each event once. */
export function slowestOf(rounds: readonly MeasuredRound[]): MeasuredRound[] {
  const share = ({ milliseconds, shape }: MeasuredRound): number =>
    milliseconds / limitFor(shape.players);
  const kept: MeasuredRound[] = [];
  const known = new Set<string>();
  for (const measured of [...rounds].sort((a, b) => share(b) - share(a))) {
    const key = `${measured.system} ${JSON.stringify(measured.shape)}`;
    if (known.has(key)) continue;
    known.add(key);
    if (kept.push(measured) === KEPT) break;
  }
  return kept;
}

/** Draws shapes, small and large in turn, and measures every round of theirs. */
export function searchSlowRounds(
  seed: number,
  events: number,
  progress: (done: number) => void,
): MeasuredRound[] {
  let slowest: MeasuredRound[] = [];
  for (let index = 0; index < events; index++) {
    const isLarge = index % 8 === 7;
    const shape = isLarge ? hardShape(seed + index, 600, 1_000) : hardShape(seed + index, 60, 300);
    const system = index % 5 === 4 ? 'dubov' : 'dutch';
    slowest = slowestOf([...slowest, ...measuredRounds(system, shape)]);
    progress(index + 1);
  }
  return slowest;
}

/** The processor time of each round of an event. */
function measuredRounds(system: SlowRound['system'], shape: HardShape): MeasuredRound[] {
  const measured: MeasuredRound[] = [];
  for (const { request } of simulate(simulationOf(shape), (r) => SYSTEMS[system].pairRound(r))) {
    const milliseconds = Math.min(...[1, 2].map(() => processorTime(system, request)));
    measured.push({ system, shape, round: request.round, milliseconds });
  }
  return measured;
}

/** The request of a slow round: the rounds before are paired again. */
export function requestOf({ system, shape, round }: SlowRound): PairingRequest {
  for (const { request } of simulate(simulationOf(shape), (r) => SYSTEMS[system].pairRound(r))) {
    if (request.round === round) return request;
  }
  throw new Error(`the event of seed ${shape.seed} ends before round ${round}`);
}

export function processorTime(system: SlowRound['system'], request: PairingRequest): number {
  const before = process.cpuUsage();
  SYSTEMS[system].pairRound(request);
  const { user, system: kernel } = process.cpuUsage(before);
  return (user + kernel) / 1_000;
}
