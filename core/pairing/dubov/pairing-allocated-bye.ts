import { hasBit } from '../matching/bits.ts';
import type { MaximumMatching } from '../matching/maximum-matching.ts';
import type { Field } from './field.ts';
import type { PlayerState } from './player-state.ts';

/** The bye of a round, with those who came before but could not have it. */
export interface ByeAssignment {
  readonly place: number;
  readonly passedOver: readonly {
    readonly place: number;
    readonly because: 'barred' | 'completion';
  }[];
}

/** Assigns the pairing-allocated bye (3.1), given a pairing of everybody; null for an even field. */
export function assignBye(field: Field, everybody: MaximumMatching): ByeAssignment | null {
  const { players, bye } = field;
  if (bye < 0) return null;
  const possible = everybody.partnersOf(bye);
  const passedOver: { place: number; because: 'barred' | 'completion' }[] = [];
  for (const { place, player } of inByeOrder(players)) {
    if (hasBit(possible, place)) return { place, passedOver };
    passedOver.push({ place, because: player.mayHaveBye ? 'completion' : 'barred' });
  }
  throw new Error('a complete pairing gives nobody the bye');
}

/** Lowest score, most games, largest number first (3.1.3 to 3.1.5). */
function inByeOrder(
  players: readonly PlayerState[],
): { readonly place: number; readonly player: PlayerState }[] {
  return players
    .map((player, place) => ({ player, place }))
    .sort(
      ({ player: a }, { player: b }) => a.score - b.score || b.games - a.games || b.tpn - a.tpn,
    );
}
