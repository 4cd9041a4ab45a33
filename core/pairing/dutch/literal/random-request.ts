import { opposite, type Colour } from '../../../rules/colour.ts';
import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import { tpn, type Tpn } from '../../../rules/identity.ts';
import { points, type Points } from '../../../rules/points.ts';
import type { PlayerRecord, RoundRecord } from '../../../rules/record.ts';
import { scoring, SCORING_PRESETS, type ScoringSystem } from '../../../rules/scoring.ts';
import { randomFrom, type Random } from '../../../rules/random.ts';
import type { PairingRequest } from '../../system.ts';
import { absoluteCriteria } from './field.ts';
import { participants, type Participant } from './participant.ts';
import { randomGame, type GameRates } from './random-game.ts';

/** The largest field of a random request: what the literal reading pairs in milliseconds. */
export const MOST_RANDOM_PLAYERS = 12;

const SCORINGS: readonly ScoringSystem[] = [
  SCORING_PRESETS['1-½-0'],
  SCORING_PRESETS['1-½-0'],
  SCORING_PRESETS['1-½-0'],
  SCORING_PRESETS['3-1-0'],
  SCORING_PRESETS['2-1-0'],
  scoring({ win: 1, draw: 0.5, loss: 0 }, { pairingAllocatedBye: points(0.5) }),
  scoring({ win: 1, draw: 0.5, loss: 0 }, { pairingAllocatedBye: points(0) }),
  scoring({ win: 3, draw: 2, loss: 1 }),
  scoring({ win: 3, draw: 1, loss: 0 }, { forfeitWin: points(2), halfPointBye: points(0) }),
];

interface Rates extends GameRates {
  /** A round asked off, with a half point, nothing or a full point. */
  readonly bye: number;
  readonly withdrawal: number;
  readonly lateEntry: number;
}

/** A field nobody leaves, an ordinary one, and one in which nothing goes to plan. */
const RATES: readonly Rates[] = [
  { bye: 0, withdrawal: 0, lateEntry: 0, draw: 0.3, forfeit: 0, unusual: 0 },
  { bye: 0.06, withdrawal: 0.01, lateEntry: 0.05, draw: 0.3, forfeit: 0.05, unusual: 0.02 },
  { bye: 0.06, withdrawal: 0.01, lateEntry: 0.05, draw: 0.8, forfeit: 0.05, unusual: 0.02 },
  { bye: 0.2, withdrawal: 0.05, lateEntry: 0.25, draw: 0.4, forfeit: 0.2, unusual: 0.1 },
];

interface Simulation {
  readonly random: Random;
  readonly rates: Rates;
  readonly rounds: number;
  readonly scoring: ScoringSystem;
  readonly edition: SwissProperties;
  readonly initialColour: Colour;
  /** Round of arrival for each player: 1, or later for a late entry. */
  readonly arrivals: ReadonlyMap<Tpn, number>;
  readonly virtualPoints?: (player: Tpn, round: number) => Points;
}

/**
 * A small field somewhere in its event, the same for the same seed. Rounds before were paired at
 * random within the absolute criteria; half of the requests are for a last round, and some have no
 * legal pairing. For comparing two implementations: nothing in it is a correct Dutch pairing.
 */
export function randomRequest(seed: number, edition: SwissProperties): PairingRequest {
  const random = randomFrom(seed);
  const { size, round } = randomStage(random);
  const rounds = random.chance(0.5) ? round : round + 1 + random.below(4);
  const rates = random.pick(RATES);
  const numbers = Array.from({ length: size }, (_, index) => tpn(index + 1));
  const virtualPoints = random.chance(0.2) ? randomVirtualPoints(random, size, rounds) : null;
  const simulation: Simulation = {
    random,
    rates,
    rounds,
    scoring: random.pick(SCORINGS),
    edition,
    initialColour: random.chance(0.5) ? 'white' : 'black',
    arrivals: new Map(
      numbers.map((number) => [
        number,
        random.chance(rates.lateEntry) ? 2 + random.below(round) : 1,
      ]),
    ),
    ...(virtualPoints ? { virtualPoints } : {}),
  };
  let players: PlayerRecord[] = numbers.map((number) => ({
    tpn: number,
    name: `Player ${number}`,
    rating: 2400 - 20 * number,
    rounds: [],
  }));
  const gone = new Set<Tpn>();
  for (let played = 1; played < round; played += 1) {
    players = playRound(simulation, players, played, gone);
  }
  return requestFor(simulation, players, round, {
    absent: absentees(simulation, players, round, gone),
    prohibited: random.chance(0.25) ? randomGroups(random, numbers) : [],
  });
}

/** Mostly a round that can be paired, sometimes one of an event with more rounds than opponents. */
function randomStage(random: Random): { size: number; round: number } {
  if (random.chance(0.1)) {
    const size = 2 + random.below(MOST_RANDOM_PLAYERS - 1);
    return { size, round: 1 + random.below(size + 1) };
  }
  const size = 5 + random.below(MOST_RANDOM_PLAYERS - 4);
  return { size, round: 1 + random.below(Math.ceil(0.65 * size)) };
}

function requestFor(
  simulation: Simulation,
  players: readonly PlayerRecord[],
  round: number,
  rest: Pick<PairingRequest, 'absent' | 'prohibited'>,
): PairingRequest {
  const { rounds, scoring: points, edition, initialColour, virtualPoints } = simulation;
  return {
    round,
    rounds,
    players,
    scoring: points,
    edition,
    initialColour,
    ...(virtualPoints ? { virtualPoints } : {}),
    ...rest,
  };
}

function absentees(
  { random, rates, arrivals }: Simulation,
  players: readonly PlayerRecord[],
  round: number,
  gone: Set<Tpn>,
): Set<Tpn> {
  const absent = new Set<Tpn>();
  for (const { tpn: number } of players) {
    if (random.chance(rates.withdrawal)) gone.add(number);
    const hasArrived = (arrivals.get(number) ?? 1) <= round;
    if (!hasArrived || gone.has(number) || random.chance(rates.bye)) absent.add(number);
  }
  return absent;
}

function playRound(
  simulation: Simulation,
  players: readonly PlayerRecord[],
  round: number,
  gone: Set<Tpn>,
): PlayerRecord[] {
  const { random, rates, arrivals } = simulation;
  const absent = absentees(simulation, players, round, gone);
  const records = new Map<Tpn, RoundRecord>();
  for (const number of absent) {
    const asked = !gone.has(number) && (arrivals.get(number) ?? 1) <= round;
    const outcome = asked
      ? random.pick(['halfPointBye', 'halfPointBye', 'zeroPointBye', 'fullPointBye'] as const)
      : 'zeroPointBye';
    records.set(number, { opponent: null, colour: null, outcome });
  }
  const field = participants(requestFor(simulation, players, round, { absent, prohibited: [] }));
  const { pairs, unpaired } = pairAtRandom(random, field);
  for (const [one, other] of pairs) {
    const colour = randomColour(random, one, other);
    const [own, opposing] = randomGame(random, rates);
    records.set(one.tpn, { opponent: other.tpn, colour, outcome: own });
    records.set(other.tpn, { opponent: one.tpn, colour: opposite(colour), outcome: opposing });
  }
  const bye = unpaired.find((player) => player.mayHaveBye);
  for (const player of unpaired) {
    const outcome = player === bye ? 'pairingAllocatedBye' : 'zeroPointBye';
    records.set(player.tpn, { opponent: null, colour: null, outcome });
  }
  return players.map((player) => {
    const record = records.get(player.tpn);
    if (record === undefined) throw new Error(`player ${player.tpn} was left out of the round`);
    return { ...player, rounds: [...player.rounds, record] };
  });
}

/** Neighbours in score more often than not, never against the absolute criteria. */
function pairAtRandom(random: Random, field: readonly Participant[]) {
  const mayMeet = absoluteCriteria([]);
  const waiting = field
    .map((player) => ({ player, key: player.score + 15 * random.next() }))
    .sort((a, b) => b.key - a.key)
    .map(({ player }) => player);
  const pairs: (readonly [Participant, Participant])[] = [];
  const unpaired: Participant[] = [];
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const first = one;
    const index = waiting.findIndex((other) => mayMeet(first, other));
    const [other] = index < 0 ? [] : waiting.splice(index, 1);
    if (other === undefined) unpaired.push(first);
    else pairs.push([first, other]);
  }
  return { pairs, unpaired };
}

/** An absolute preference is respected; any other only as often as not. */
function randomColour(random: Random, one: Participant, other: Participant): Colour {
  if (one.preference?.strength === 'absolute') return one.preference.colour;
  if (other.preference?.strength === 'absolute') return opposite(other.preference.colour);
  return random.chance(0.5) ? 'white' : 'black';
}

/** Baku's shape or no shape at all. */
function randomVirtualPoints(
  random: Random,
  size: number,
  rounds: number,
): (player: Tpn, round: number) => Points {
  const inGroup = 1 + random.below(size);
  const whole = random.below(rounds + 1);
  const half = whole + random.below(3);
  return (player, round) => points(player > inGroup || round > half ? 0 : round > whole ? 0.5 : 1);
}

function randomGroups(random: Random, numbers: readonly Tpn[]): (readonly Tpn[])[] {
  return Array.from({ length: 1 + random.below(3) }, () =>
    random.shuffled(numbers).slice(0, 2 + random.below(3)),
  );
}
