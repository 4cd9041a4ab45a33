import type { Points } from '../../../rules/points.ts';
import type { Participant } from './participant.ts';

/** A (pairing) bracket: residents of one scoregroup, and players moved down to it (A.3, 2026: 1.3). */
export interface Bracket {
  /** Ranked (A.2, 2026: 1.2). */
  readonly movedDown: readonly Participant[];
  /** Ranked; of several scores only in the collapsed last bracket (A.9, 2017). */
  readonly residents: readonly Participant[];
  /** Whether a scoregroup follows; the last bracket assigns the bye (A.9, 2026: 1.9.1). */
  readonly isLast: boolean;
}

export function ranked(players: readonly Participant[]): Participant[] {
  return [...players].sort((a, b) => b.score - a.score || a.tpn - b.tpn);
}

export function playersOf(bracket: Bracket): readonly Participant[] {
  return [...bracket.movedDown, ...bracket.residents];
}

/** Scoregroups in descending order (A.3, 2026: 1.3.1); every one has a player. */
export function scoregroups(players: readonly Participant[]): Participant[][] {
  const groups = new Map<Points, Participant[]>();
  for (const player of ranked(players)) {
    const group = groups.get(player.score);
    if (group) group.push(player);
    else groups.set(player.score, [player]);
  }
  return [...groups.values()];
}
