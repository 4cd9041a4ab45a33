import type { Tpn } from '../../rules/identity.ts';
import type { CrosstableCell, CrosstableLine } from './crosstable.ts';

/** A game of a player against one opponent, and its round. */
export interface CrosstableGame {
  readonly round: number;
  readonly cell: CrosstableCell;
}

/** A player's games by opponent, in order of rounds: a line of the Berger grid. */
export function gamesByOpponent({ rounds }: CrosstableLine): Map<Tpn, CrosstableGame[]> {
  const games = new Map<Tpn, CrosstableGame[]>();
  for (const [index, cell] of rounds.entries()) {
    const opponent = cell?.opponent ?? null;
    if (cell === null || opponent === null) continue;
    games.set(opponent, [...(games.get(opponent) ?? []), { round: index + 1, cell }]);
  }
  return games;
}
