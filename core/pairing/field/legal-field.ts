import type { Tpn } from '../../rules/identity.ts';
import type { ColourState } from '../colours/colour-preference.ts';
import { BitGraph } from '../matching/bit-graph.ts';
import { bitsOf } from '../matching/bits.ts';
import type { PairingRequest } from '../system.ts';

/** What the absolute rules of every Swiss ask about a player (C.04.1). */
export interface FieldPlayer {
  readonly tpn: Tpn;
  readonly met: ReadonlySet<Tpn>;
  readonly mayHaveBye: boolean;
}

/** Everybody to be paired, ranked, with what the absolute criteria allow. */
export interface LegalField<P extends FieldPlayer> {
  readonly players: readonly P[];
  /** The vertex that stands for the pairing-allocated bye; −1 when the field is even. */
  readonly bye: number;
  /** Who may meet whom, and who may have the bye. */
  readonly legal: BitGraph;
}

/** Why two players must not meet. */
export type Hindrance = 'rematch' | 'colour' | 'prohibited';

/** What keeps two players from meeting; null for nothing. */
export type HindranceOf<P> = (a: P, b: P) => Hindrance | null;

/** The field of players in the order they are given, with the pairs nothing hinders. */
export function legalField<P extends FieldPlayer>(
  players: readonly P[],
  hindranceOf: HindranceOf<P>,
): LegalField<P> {
  const count = players.length;
  const bye = count % 2 === 1 ? count : -1;
  const legal = new BitGraph(bye < 0 ? count : count + 1);
  players.forEach((player, place) => {
    for (let other = place + 1; other < count; other++) {
      const opponent = players[other];
      if (opponent && hindranceOf(player, opponent) === null) legal.add(place, other);
    }
    if (bye >= 0 && player.mayHaveBye) legal.add(place, bye);
  });
  return { players, bye, legal };
}

/** A rematch, the same absolute colour preference, or a pair that the event prohibits. */
export function absoluteHindrance(
  request: PairingRequest,
): HindranceOf<FieldPlayer & { readonly colours: Pick<ColourState, 'strength' | 'preference'> }> {
  const apart = prohibitedOpponents(request);
  return (a, b) => {
    if (a.met.has(b.tpn)) return 'rematch';
    const [mine, theirs] = [a.colours, b.colours];
    const bothAbsolute = mine.strength === 'absolute' && theirs.strength === 'absolute';
    if (bothAbsolute && mine.preference === theirs.preference) return 'colour';
    return apart.get(a.tpn)?.has(b.tpn) ? 'prohibited' : null;
  };
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

/** Leaves two players no opponent but each other. */
export function insistOn<P extends FieldPlayer>(
  { players, legal }: LegalField<P>,
  together: readonly [Tpn, Tpn],
): void {
  const [u, v] = together.map((tpn) => players.findIndex((player) => player.tpn === tpn));
  if (u === undefined || v === undefined || u < 0 || v < 0) return;
  legal.restrict(u, bitsOf(legal.size, [v]));
  legal.restrict(v, bitsOf(legal.size, [u]));
}
