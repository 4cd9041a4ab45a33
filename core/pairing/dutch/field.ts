import type { Tpn } from '../../rules/identity.ts';
import { BitGraph } from '../matching/bit-graph.ts';
import { bitsOf, emptyBits, fullBits, setBit, type Bits } from '../matching/bits.ts';
import type { PairingRequest } from '../system.ts';
import { playerStates, type PlayerState } from './player-state.ts';

/** Players of the same score, as a stretch of the field. */
export interface Scoregroup {
  readonly score: number;
  readonly from: number;
  readonly to: number;
}

/** Everybody to be paired, ranked, with the pairs the absolute criteria allow. */
export interface Field {
  readonly players: readonly PlayerState[];
  readonly groups: readonly Scoregroup[];
  /** The vertex that stands for the pairing-allocated bye; −1 when the field is even. */
  readonly bye: number;
  /** C.1 to C.3: who may meet whom, and who may have the bye. */
  readonly legal: BitGraph;
}

export function fieldOf(request: PairingRequest): Field {
  const players = playerStates(request);
  const bye = players.length % 2 === 1 ? players.length : -1;
  return {
    players,
    groups: scoregroups(players),
    bye,
    legal: legalGraph(players, bye, request.prohibited),
  };
}

function scoregroups(players: readonly PlayerState[]): Scoregroup[] {
  const groups: Scoregroup[] = [];
  for (let from = 0; from < players.length;) {
    const score = players[from]?.score ?? 0;
    let to = from + 1;
    while (to < players.length && players[to]?.score === score) to++;
    groups.push({ score, from, to });
    from = to;
  }
  return groups;
}

function legalGraph(
  players: readonly PlayerState[],
  bye: number,
  prohibited: PairingRequest['prohibited'],
): BitGraph {
  const count = players.length;
  const graph = new BitGraph(bye < 0 ? count : count + 1);
  const everybody = fullBits(count);
  const index = new Map<Tpn, number>(players.map((player, place) => [player.tpn, place]));
  const absolute = { white: emptyBits(count), black: emptyBits(count) };
  players.forEach((player, place) => {
    const colour = bindingColour(player);
    if (colour !== null) setBit(absolute[colour], place);
  });
  const apart = prohibitions(prohibited, index, count);
  players.forEach((player, place) => {
    const colour = bindingColour(player);
    const row = graph.row(place);
    const same = colour === null ? null : absolute[colour];
    for (let word = 0; word < everybody.length; word++) {
      row[word] = (everybody[word] ?? 0) & ~(same?.[word] ?? 0);
    }
    for (const group of apart.get(place) ?? []) {
      for (let word = 0; word < group.length; word++) {
        row[word] = (row[word] ?? 0) & ~(group[word] ?? 0);
      }
    }
  });
  players.forEach((player, place) => {
    const row = graph.row(place);
    row[place >> 5] = (row[place >> 5] ?? 0) & ~(1 << (place & 31));
    for (const opponent of player.met) {
      const other = index.get(opponent);
      if (other !== undefined) graph.remove(place, other);
    }
    if (bye >= 0 && player.mayHaveBye) graph.add(place, bye);
  });
  return graph;
}

/** The colour a player must not share with an opponent who needs it too (C.3). */
function bindingColour(player: PlayerState): 'white' | 'black' | null {
  const { strength, preference } = player.colours;
  return strength === 'absolute' && !player.topscorer ? preference : null;
}

/** For each player, the groups of which no two may meet. */
function prohibitions(
  prohibited: PairingRequest['prohibited'],
  index: ReadonlyMap<Tpn, number>,
  count: number,
): Map<number, Bits[]> {
  const apart = new Map<number, Bits[]>();
  for (const group of prohibited) {
    const places = group.flatMap((tpn) => index.get(tpn) ?? []);
    if (places.length < 2) continue;
    const bits = bitsOf(count, places);
    for (const place of places) apart.set(place, [...(apart.get(place) ?? []), bits]);
  }
  return apart;
}
