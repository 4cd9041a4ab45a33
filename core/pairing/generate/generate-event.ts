import type { Colour } from '../../rules/colour.ts';
import { tpn, type Tpn } from '../../rules/identity.ts';
import { BYES, type Bye } from '../../rules/outcome.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { AccelerationRefusal, VirtualPoints } from '../acceleration/virtual-points.ts';
import { accelerateMatches } from '../matches/accelerated-matches.ts';
import { firstRoundOf, matchesIn, matchPlace } from '../matches/match-rounds.ts';
import type { NoLegalPairing, RoundMaker, RoundPairing } from '../system.ts';
import { lateArrivals, requestedBye } from './attendance.ts';
import { randomResult } from './game-result.ts';
import { randomFrom, type Random } from '../../rules/random.ts';
import { generatorFaults, type GeneratorFault, type GeneratorSettings } from './settings.ts';

/** A whole event that never took place. */
export interface GeneratedEvent {
  readonly settings: GeneratorSettings;
  readonly initialColour: Colour;
  /** In order of pairing number, late entries by their true rank, with every round paired. */
  readonly players: readonly PlayerRecord[];
  /** The pairings in board order, round by round. */
  readonly rounds: readonly RoundPairing[];
  readonly lateEntries: readonly { readonly player: Tpn; readonly firstRound: number }[];
  readonly withdrawals: readonly { readonly player: Tpn; readonly afterRound: number }[];
}

export type GenerationFailure =
  | { readonly code: 'settings'; readonly faults: readonly GeneratorFault[] }
  | { readonly code: 'acceleration'; readonly refusal: AccelerationRefusal }
  /** The event could not go on: the rounds before stand. */
  | {
      readonly code: 'noLegalPairing';
      readonly round: number;
      readonly reason: NoLegalPairing;
      readonly event: GeneratedEvent;
    };

/** Plays a random tournament with any pairing system; the same settings give the same event. */
export function generateEvent(
  settings: GeneratorSettings,
  system: RoundMaker,
): Result<GeneratedEvent, GenerationFailure> {
  const faults = generatorFaults(settings);
  if (faults.length > 0) return failure({ code: 'settings', faults });
  const random = randomFrom(settings.seed);
  const entered = entries(random, settings);
  const numbers = entered.map((player) => player.tpn);
  const drawn: Colour = random.chance(0.5) ? 'white' : 'black';
  const { gamesPerMatch: games = 1 } = settings;
  const matches = matchesIn(settings.rounds, games);
  const arrivals = lateArrivals(random, numbers, matches, settings.rates.lateEntry);
  const firstRoundList = numbers.filter((number) => !arrivals.has(number));
  let event: GeneratedEvent = {
    settings,
    initialColour: settings.initialColour ?? drawn,
    players: entered,
    rounds: [],
    lateEntries: [...arrivals].map(([player, match]) => ({
      player,
      firstRound: firstRoundOf(match, games),
    })),
    withdrawals: [],
  };
  for (let round = 1; round <= settings.rounds; round += 1) {
    const field = { ...settings, players: event.players, firstRoundList };
    const virtual = accelerateMatches(settings.acceleration, field, games);
    if (!virtual.ok) return failure({ code: 'acceleration', refusal: virtual.error });
    const byes = byesOf(random, event, round);
    const paired = pairNext(event, round, system, byes, virtual.value);
    if (!paired.ok) return failure({ code: 'noLegalPairing', round, reason: paired.error, event });
    event = afterRound(random, event, paired.value, byes);
  }
  return success(event);
}

/** Everybody, late entries too, in order of rating. */
function entries(random: Random, { players, ratings }: GeneratorSettings): PlayerRecord[] {
  const strengths =
    ratings.kind === 'list'
      ? ratings.ratings.slice(0, players)
      : Array.from(
          { length: players },
          () => ratings.lowest + random.below(ratings.highest - ratings.lowest + 1),
        );
  return [...strengths]
    .sort((a, b) => b - a)
    .map((rating, index) => ({
      tpn: tpn(index + 1),
      name: `Player ${String(index + 1).padStart(4, '0')}`,
      rating,
      rounds: [],
    }));
}

const placeOf = ({ settings }: GeneratedEvent, round: number) =>
  matchPlace(round, settings.gamesPerMatch ?? 1);

/** Who is not to be paired in a round, and what the round brings each of them. */
function byesOf(random: Random, event: GeneratedEvent, round: number): Map<Tpn, Bye> {
  const byes = new Map<Tpn, Bye>();
  if (placeOf(event, round).game > 1) {
    // Byes apply only to matches, never to individual games (C.04.5 Preface).
    for (const { tpn: number, rounds } of event.players) {
      const bye = BYES.find((one) => one === rounds[round - 2]?.outcome);
      if (bye === undefined) continue;
      byes.set(number, bye === 'pairingAllocatedBye' ? 'halfPointBye' : bye);
    }
    return byes;
  }
  const notYetIn = new Set(
    event.lateEntries.filter(({ firstRound }) => firstRound > round).map(({ player }) => player),
  );
  const gone = new Set(event.withdrawals.map(({ player }) => player));
  for (const { tpn: number } of event.players) {
    const asked = requestedBye(random, event.settings.rates);
    if (notYetIn.has(number) || gone.has(number)) byes.set(number, 'zeroPointBye');
    else if (asked !== null) byes.set(number, asked);
  }
  return byes;
}

function pairNext(
  event: GeneratedEvent,
  round: number,
  system: RoundMaker,
  byes: ReadonlyMap<Tpn, Bye>,
  virtualPoints: VirtualPoints,
): Result<RoundPairing, NoLegalPairing> {
  const { rounds, scoring, edition, acceleration } = event.settings;
  return system.pairRound({
    round,
    rounds,
    players: event.players,
    absent: new Set(byes.keys()),
    absentWithPoints: new Set(
      [...byes].filter(([, bye]) => bye !== 'zeroPointBye').map(([player]) => player),
    ),
    scoring,
    edition,
    initialColour: event.initialColour,
    prohibited: [],
    ...(acceleration.method === 'none' ? {} : { virtualPoints }),
  });
}

function afterRound(
  random: Random,
  event: GeneratedEvent,
  pairing: RoundPairing,
  byes: ReadonlyMap<Tpn, Bye>,
): GeneratedEvent {
  const records = new Map<Tpn, RoundRecord>();
  for (const [number, outcome] of byes) {
    records.set(number, { opponent: null, colour: null, outcome });
  }
  if (pairing.bye !== null && !byes.has(pairing.bye)) {
    records.set(pairing.bye, { opponent: null, colour: null, outcome: 'pairingAllocatedBye' });
  }
  const ratings = new Map(event.players.map((player) => [player.tpn, player.rating]));
  for (const { white, black } of pairing.pairs) {
    const strengths = { white: ratings.get(white) ?? 0, black: ratings.get(black) ?? 0 };
    const played = randomResult(random, strengths, event.settings);
    // A round robin keeps the games of absent players on the table: they are lost by default.
    const [own, other] =
      byes.has(white) || byes.has(black)
        ? ([byDefault(byes.has(white)), byDefault(byes.has(black))] as const)
        : played;
    records.set(white, { opponent: black, colour: 'white', outcome: own });
    records.set(black, { opponent: white, colour: 'black', outcome: other });
  }
  const round = event.rounds.length + 1;
  const gone = new Set(event.withdrawals.map(({ player }) => player));
  const { game } = placeOf(event, round);
  const isOver = game === (event.settings.gamesPerMatch ?? 1);
  const leaving = (isOver ? event.players : [])
    .filter(() => random.chance(event.settings.rates.withdrawal))
    .filter(({ tpn: number }) => !gone.has(number) && hasArrived(event, number, round));
  return {
    ...event,
    players: event.players.map((player) => ({
      ...player,
      rounds: [...player.rounds, recordOf(records, player.tpn)],
    })),
    rounds: [...event.rounds, pairing],
    withdrawals: [
      ...event.withdrawals,
      ...leaving.map((player) => ({ player: player.tpn, afterRound: round })),
    ],
  };
}

const byDefault = (isAbsent: boolean) => (isAbsent ? 'forfeitLoss' : 'forfeitWin');

function hasArrived(event: GeneratedEvent, player: Tpn, round: number): boolean {
  return event.lateEntries.every((late) => late.player !== player || late.firstRound <= round);
}

function recordOf(records: ReadonlyMap<Tpn, RoundRecord>, player: Tpn): RoundRecord {
  const record = records.get(player);
  if (record === undefined) throw new Error(`the pairing system left out player ${player}`);
  return record;
}
