import { playedFloat, unplayedFloat, wasPlayed, type Float } from '../../pairing/floats.ts';
import { isByTable } from '../../pairing/systems.ts';
import type { PairingRequest } from '../../pairing/system.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId, Tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { pairingPointsOfRound } from '../../rules/scoring.ts';
import { numberedBySeats } from '../lettered-teams.ts';
import { playersByNumber } from '../numbers.ts';
import { pairingRequest } from '../pairing-request.ts';
import type { Tournament } from '../state.ts';

/** What the rounds before a given one left a player with. */
export interface PlayerPast {
  /** As pairing counts it: adjourned games as draws, virtual points apart. */
  readonly score: Points;
  /** With the virtual points of the round to come. */
  readonly pairingScore: Points;
  /** The colour had in each round; null where no game was played. */
  readonly colours: readonly (Colour | null)[];
  /** The float of each round (C.04.3 A.4, 2026: 1.4). */
  readonly floats: readonly Float[];
  readonly opponents: readonly (PlayerId | null)[];
}

/** The past of every player who has a number, before a round is paired. */
export function pastsBefore(state: Tournament, round: number): ReadonlyMap<PlayerId, PlayerPast> {
  // The initial colour plays no part in what is past.
  const asked = pairingRequest(state, round, 'white');
  const plain = { ...state, settings: { ...state.settings, acceleration: NOT_ACCELERATED } };
  const request = asked.ok ? asked : pairingRequest(plain, round, 'white');
  return request.ok ? pastsIn(state, request.value) : new Map();
}

const NOT_ACCELERATED = { method: 'none' } as const;

function pastsIn(state: Tournament, request: PairingRequest): Map<PlayerId, PlayerPast> {
  const sums = new Map<Tpn, number[]>();
  for (const player of request.players) {
    const before = [0];
    for (const record of player.rounds) {
      before.push((before.at(-1) ?? 0) + pairingPointsOfRound(record, request.scoring));
    }
    sums.set(player.tpn, before);
  }
  const scoreBefore = (player: Tpn, index: number): number =>
    (sums.get(player)?.[index] ?? 0) + (request.virtualPoints?.(player, index + 1) ?? 0);
  const lines = new Map(request.players.map((player) => [player.tpn, player.rounds]));
  // A table pairs nobody by score, so nobody floats.
  const byTable = isByTable(state.settings.system);
  const pasts = new Map<PlayerId, PlayerPast>();
  const players = playersByNumber(numberedBySeats(state, request.round));
  for (const [own, id] of players) {
    const rounds = lines.get(own) ?? [];
    pasts.set(id, {
      score: pointsFromTenths(sums.get(own)?.at(-1) ?? 0),
      pairingScore: pointsFromTenths(scoreBefore(own, request.round - 1)),
      colours: rounds.map(({ colour, outcome }) => (isPlayed(outcome) ? colour : null)),
      floats: rounds.map((record, place) => {
        if (byTable) return null;
        return wasPlayed(record) && record.opponent !== null
          ? playedFloat(scoreBefore(own, place), scoreBefore(record.opponent, place))
          : unplayedFloat(record, request);
      }),
      opponents: rounds.map(({ opponent }) =>
        opponent === null ? null : (players.get(opponent) ?? null),
      ),
    });
  }
  return pasts;
}
