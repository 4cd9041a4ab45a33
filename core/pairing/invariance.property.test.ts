import { describe, expect, inject, it } from 'vitest';
import { SWISS_EDITIONS, type SwissProperties } from '../rules/editions/swiss.ts';
import { tpn, type Tpn } from '../rules/identity.ts';
import { randomFrom } from '../rules/random.ts';
import { pairRound } from './dutch/dutch.ts';
import { playerStates } from './dutch/player-state.ts';
import { simulate, type SimulatedRound, type Simulation } from './dutch/testing/simulated-event.ts';
import { engineOf } from './engines.ts';
import type { PairingRequest, RoundMaker, RoundPairing } from './system.ts';
import { SYSTEM_NAMES } from './systems.ts';

/** Systems that pair by results: a table pairs its numbers. */
const BY_RESULTS = SYSTEM_NAMES.flatMap((name) => {
  const engine = engineOf(name);
  return engine?.schedule === null ? [{ name, engine }] : [];
});

const EVENTS: readonly Omit<Simulation, 'edition'>[] = [8, 13, 20, 27].map((players, index) => ({
  players,
  rounds: 6,
  seed: 100 + index,
  forfeits: 0.1,
  halfPointByes: 0.05,
  withdrawals: 0.02,
  prohibited: [[tpn(1), tpn(2), tpn(5)]],
}));

/** Two sizes under each edition; the long run has every size under every edition. */
const eventsUnder = (edition: SwissProperties): Simulation[] => {
  const turn = SWISS_EDITIONS.findIndex(({ properties }) => properties === edition);
  return EVENTS.filter(
    (_, index) => inject('sizes').combinations === 'all' || index % 2 === turn % 2,
  ).map((event) => ({ ...event, edition }));
};

const played = new Map<string, readonly SimulatedRound[]>();

/** The rounds of these events by a system, played once for all that is asked of them. */
function roundsOf(
  name: string,
  engine: RoundMaker,
  edition: SwissProperties,
): readonly SimulatedRound[] {
  const key = `${name} ${SWISS_EDITIONS.findIndex(({ properties }) => properties === edition)}`;
  const rounds =
    played.get(key) ??
    eventsUnder(edition).flatMap((event) => [
      ...simulate(event, (asked) => engine.pairRound(asked)),
    ]);
  played.set(key, rounds);
  return rounds;
}

/** The same round with other numbers, in the same order and as odd or even as before. */
function renumbered(request: PairingRequest, numberOf: (old: Tpn) => Tpn): PairingRequest {
  return {
    ...request,
    players: request.players.map((player) => ({
      ...player,
      tpn: numberOf(player.tpn),
      rounds: player.rounds.map((round) => ({
        ...round,
        opponent: round.opponent === null ? null : numberOf(round.opponent),
      })),
    })),
    absent: new Set([...request.absent].map(numberOf)),
    prohibited: request.prohibited.map((group) => group.map(numberOf)),
  };
}

const pairingOf = ({ pairs, bye }: RoundPairing, numberOf: (old: Tpn) => Tpn): RoundPairing => ({
  pairs: pairs.map(({ white, black }) => ({ white: numberOf(white), black: numberOf(black) })),
  bye: bye === null ? null : numberOf(bye),
});

describe.each(BY_RESULTS)('a round by $name', ({ name, engine }) => {
  it.each(SWISS_EDITIONS)('[C.04.2 2] is the same under other names ($id)', ({ properties }) => {
    const random = randomFrom(100);
    for (const { request, answer } of roundsOf(name, engine, properties)) {
      const players = request.players.map((player) => ({
        ...player,
        name: String(random.below(1_000_000)),
      }));
      expect(engine.pairRound({ ...request, players })).toEqual(answer);
    }
  });

  it.each(SWISS_EDITIONS)(
    '[C.04.2 2.3] looks at the order of numbers, not at the gaps between them ($id)',
    ({ properties }) => {
      const numberOf = (old: Tpn): Tpn => tpn(3 * old);
      for (const { request, answer } of roundsOf(name, engine, properties)) {
        const again = engine.pairRound(renumbered(request, numberOf));
        expect(again.ok).toBe(answer.ok);
        if (!again.ok || !answer.ok) continue;
        expect(again.value).toEqual(pairingOf(answer.value, numberOf));
      }
    },
  );
});

describe('what the criteria of C.04.3 ask about a player', () => {
  it.each(SWISS_EDITIONS)(
    'depends on the order of rounds in colours and floats alone ($id)',
    ({ properties }) => {
      for (const event of EVENTS) {
        const random = randomFrom(event.seed);
        for (const { request } of simulate({ ...event, edition: properties }, pairRound)) {
          const order = random.shuffled(Array.from({ length: request.round - 1 }, (_, at) => at));
          const players = request.players.map((player) => ({
            ...player,
            rounds: order.flatMap((at) => player.rounds[at] ?? []),
          }));
          expect(playerStates({ ...request, players }).map(orderless)).toEqual(
            playerStates(request).map(orderless),
          );
        }
      }
    },
  );
});

type State = ReturnType<typeof playerStates>[number];

/** Without the sequence of colours and the floats of the last two rounds. */
const orderless = ({ colours, lastFloat: _last, floatTwoRoundsAgo: _before, ...state }: State) => ({
  ...state,
  met: [...state.met].sort((a, b) => a - b),
  difference: colours.difference,
});
