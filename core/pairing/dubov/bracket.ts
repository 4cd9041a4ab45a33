import { recompose, type Recomposition } from './recomposition.ts';
import type { PlayerState } from './player-state.ts';
import { firstSubgroups, type Subgroups } from './subgroups.ts';
import { firstTransposition, type Transposition } from './transposition.ts';
import { chooseUpfloaters, type ScoregroupTask } from './upfloaters.ts';

/** A bracket as it was paired; subgroups and pairs by place among its members. */
export interface PairedBracket {
  readonly task: ScoregroupTask;
  /** Places in the field. */
  readonly upfloaters: readonly number[];
  /** Places in the field of residents and upfloaters, in order of pairing number. */
  readonly places: readonly number[];
  readonly members: readonly PlayerState[];
  readonly composed: Subgroups;
  readonly recomposed: Recomposition;
  readonly transposition: Transposition;
}

/** Pairs a scoregroup with the upfloaters it needs (3.2). */
export function pairBracket(task: ScoregroupTask): PairedBracket {
  const { field, residents } = task;
  const upfloaters = chooseUpfloaters(task);
  const entries = [...residents, ...upfloaters]
    .flatMap((place) => {
      const player = field.players[place];
      return player ? [{ place, player }] : [];
    })
    .sort((a, b) => a.player.tpn - b.player.tpn);
  const places = entries.map(({ place }) => place);
  const members = entries.map(({ player }) => player);
  const composed = firstSubgroups(members);
  const recomposed = recompose(field.legal.subgraph(places), members, composed);
  const transposition = firstTransposition(recomposed, members);
  return { task, upfloaters, places, members, composed, recomposed, transposition };
}

/** The pairs of a bracket, the player of G1 first, as places in the field. */
export function pairsOf({ places, transposition }: PairedBracket): [number, number][] {
  const at = (member: number | undefined): number => places[member ?? -1] ?? -1;
  return transposition.s1.map((member, index) => [at(member), at(transposition.t2[index])]);
}
