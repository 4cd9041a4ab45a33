import type { Colour } from '../../../rules/colour.ts';
import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import { tpn, type Tpn } from '../../../rules/identity.ts';
import type { PlayerOutcome } from '../../../rules/outcome.ts';
import { randomFrom } from '../../../rules/random.ts';
import type { RoundRecord } from '../../../rules/record.ts';
import type { Result } from '../../../rules/result.ts';
import { SCORING_PRESETS, type ScoringSystem } from '../../../rules/scoring.ts';
import { accelerate, type Acceleration } from '../../acceleration/acceleration.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../../system.ts';
import { simulatedResult, type SimulatedResults } from './simulated-result.ts';

/** An event of invented players whose results follow from its seed. */
export interface Simulation extends SimulatedResults {
  readonly players: number;
  readonly rounds: number;
  readonly edition: SwissProperties;
  readonly seed: number;
  readonly scoring?: ScoringSystem;
  readonly initialColour?: Colour;
  /** The share of players who ask a round off. */
  readonly halfPointByes?: number;
  /** The share that never comes back, each round. */
  readonly withdrawals?: number;
  /** The share that comes after round 1. */
  readonly lateEntries?: number;
  readonly prohibited?: readonly (readonly Tpn[])[];
  readonly acceleration?: Acceleration;
  /** Rounds that are one match; byes and departures are those of matches. */
  readonly gamesPerMatch?: number;
}

const NOTHING: RoundRecord = { opponent: null, colour: null, outcome: 'zeroPointBye' };

export interface SimulatedRound {
  readonly request: PairingRequest;
  readonly answer: Result<RoundPairing, NoLegalPairing>;
}

type PairRound = (request: PairingRequest) => Result<RoundPairing, NoLegalPairing>;

/** Plays the event round by round; ends early when a round cannot be paired. */
export function* simulate(simulation: Simulation, pairRound: PairRound): Generator<SimulatedRound> {
  const { rounds, edition, seed } = simulation;
  const { next: chance } = randomFrom(seed);
  const records = Array.from({ length: simulation.players }, (): RoundRecord[] => []);
  const rating = (place: number): number => 2600 - (1400 * place) / simulation.players;
  const gone = new Set<number>();
  const arrival = records.map(() => {
    const { lateEntries } = simulation;
    return lateEntries !== undefined && chance() < lateEntries ? 2 + Math.floor(chance() * 3) : 1;
  });
  const games = simulation.gamesPerMatch ?? 1;
  let absent = new Map<number, PlayerOutcome>();
  for (let round = 1; round <= rounds; round++) {
    const isFirstGame = (round - 1) % games === 0;
    if (isFirstGame) absent = new Map();
    for (let place = 0; isFirstGame && place < simulation.players; place++) {
      if (round > 1 && chance() < (simulation.withdrawals ?? 0)) gone.add(place);
      if (gone.has(place) || round < (arrival[place] ?? 1)) absent.set(place, 'zeroPointBye');
      else if (chance() < (simulation.halfPointByes ?? 0)) absent.set(place, 'halfPointBye');
    }
    const players = records.map((record, place) => ({
      tpn: tpn(place + 1),
      name: `Player ${place + 1}`,
      rating: rating(place),
      rounds: [...record],
    }));
    const scoring = simulation.scoring ?? SCORING_PRESETS['1-½-0'];
    const firstRoundList = players.map((player) => player.tpn).filter((p) => arrival[p - 1] === 1);
    const field = { players, firstRoundList, rounds, scoring, edition };
    const virtual = simulation.acceleration && accelerate(simulation.acceleration, field);
    const request: PairingRequest = {
      round,
      rounds,
      edition,
      scoring,
      initialColour: simulation.initialColour ?? 'white',
      prohibited: simulation.prohibited ?? [],
      absent: new Set([...absent.keys()].map((place) => tpn(place + 1))),
      players,
      ...(virtual?.ok && { virtualPoints: virtual.value }),
    };
    const answer = pairRound(request);
    yield { request, answer };
    if (!answer.ok) return;
    for (const [place, outcome] of absent) {
      records[place]?.push({ opponent: null, colour: null, outcome });
    }
    const { pairs, bye } = answer.value;
    if (bye !== null) {
      const outcome = isFirstGame ? 'pairingAllocatedBye' : 'halfPointBye';
      records[bye - 1]?.push({ opponent: null, colour: null, outcome });
    }
    for (const { white, black } of pairs) {
      const [forWhite, forBlack] = simulatedResult(
        rating(white - 1) - rating(black - 1),
        simulation,
        chance,
      );
      records[white - 1]?.push({ opponent: black, colour: 'white', outcome: forWhite });
      records[black - 1]?.push({ opponent: white, colour: 'black', outcome: forBlack });
    }
    // Who is out of a cup, or not yet in it, has nothing in the round.
    for (const record of records) {
      if (record.length < round) record.push(NOTHING);
    }
  }
}
