import { tpn, type Tpn } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import { randomFrom, type Random } from '../../rules/random.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';

export interface RandomEventShape {
  readonly players: number;
  readonly rounds: number;
  /** The share of rounds that end in a forfeit, a bye or an open game. */
  readonly incidents: number;
}

const RESULTS: readonly (readonly [PlayerOutcome, PlayerOutcome])[] = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
  ['shortWin', 'shortLoss'],
];

const FORFEITS: readonly (readonly [PlayerOutcome, PlayerOutcome])[] = [
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitWin'],
  ['forfeitLoss', 'forfeitLoss'],
  ['notEntered', 'notEntered'],
];

const BYES: readonly PlayerOutcome[] = ['halfPointBye', 'zeroPointBye', 'fullPointBye'];

/** An event that never took place: pairs drawn by lot, so opponents may come back (C.07 4.4). */
export function randomEvent(seed: number, shape: RandomEventShape): PlayerRecord[] {
  const random = randomFrom(seed);
  const numbers = Array.from({ length: shape.players }, (_, index) => tpn(index + 1));
  const lines = new Map<Tpn, RoundRecord[]>(numbers.map((number) => [number, []]));
  for (let round = 1; round <= shape.rounds; round += 1) {
    for (const [number, record] of pairedRound(random, numbers, shape.incidents)) {
      lines.get(number)?.push(record);
    }
  }
  return numbers.map((number) => ({
    tpn: number,
    name: `Player ${number}`,
    rating: 1400 + random.below(1200),
    rounds: lines.get(number) ?? [],
  }));
}

function pairedRound(
  random: Random,
  numbers: readonly Tpn[],
  incidents: number,
): Map<Tpn, RoundRecord> {
  const records = new Map<Tpn, RoundRecord>();
  const waiting: Tpn[] = [];
  for (const number of random.shuffled(numbers)) {
    if (random.chance(incidents)) {
      records.set(number, { opponent: null, colour: null, outcome: random.pick(BYES) });
    } else waiting.push(number);
  }
  while (waiting.length > 1) {
    const [white, black] = waiting.splice(0, 2);
    if (white === undefined || black === undefined) break;
    const [own, other] = random.pick(random.chance(incidents) ? FORFEITS : RESULTS);
    records.set(white, { opponent: black, colour: 'white', outcome: own });
    records.set(black, { opponent: white, colour: 'black', outcome: other });
  }
  const [left] = waiting;
  if (left !== undefined) {
    records.set(left, { opponent: null, colour: null, outcome: 'pairingAllocatedBye' });
  }
  return records;
}
