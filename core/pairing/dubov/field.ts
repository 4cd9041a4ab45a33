import type { Tpn } from '../../rules/identity.ts';
import { BitGraph } from '../matching/bit-graph.ts';
import type { PairingRequest } from '../system.ts';
import { playerStates, type PlayerState } from './player-state.ts';

/** Everybody to be paired, ranked, with what the absolute criteria allow. */
export interface Field {
  readonly players: readonly PlayerState[];
  /** The vertex that stands for the pairing-allocated bye; −1 when the field is even. */
  readonly bye: number;
  /** C1 to C3: who may meet whom, and who may have the bye. */
  readonly legal: BitGraph;
}

/** Why two players must not meet. */
export type Hindrance = 'rematch' | 'colour' | 'prohibited';

export function fieldOf(request: PairingRequest): Field {
  const players = playerStates(request);
  const count = players.length;
  const bye = count % 2 === 1 ? count : -1;
  const legal = new BitGraph(bye < 0 ? count : count + 1);
  const apart = prohibitedOpponents(request);
  players.forEach((player, place) => {
    for (let other = place + 1; other < count; other++) {
      const opponent = players[other];
      if (opponent && hindrance(player, opponent, apart) === null) legal.add(place, other);
    }
    if (bye >= 0 && player.mayHaveBye) legal.add(place, bye);
  });
  return { players, bye, legal };
}

/** C1, C3 and the pairs the event prohibits; null when two players may meet. */
export function hindrance(
  a: PlayerState,
  b: PlayerState,
  apart: ReadonlyMap<Tpn, ReadonlySet<Tpn>>,
): Hindrance | null {
  if (a.met.has(b.tpn)) return 'rematch';
  const [mine, theirs] = [a.colours, b.colours];
  const bothAbsolute = mine.strength === 'absolute' && theirs.strength === 'absolute';
  if (bothAbsolute && mine.preference === theirs.preference) return 'colour';
  return apart.get(a.tpn)?.has(b.tpn) ? 'prohibited' : null;
}

export function prohibitedOpponents({ prohibited }: PairingRequest): Map<Tpn, Set<Tpn>> {
  const apart = new Map<Tpn, Set<Tpn>>();
  for (const group of prohibited) {
    for (const one of group) {
      const others = apart.get(one) ?? new Set();
      for (const other of group) if (other !== one) others.add(other);
      apart.set(one, others);
    }
  }
  return apart;
}
