import { refuse, type Refused } from './judgement.ts';
import { sidesOf } from './sides.ts';
import type { Tournament } from './state.ts';

/** Livre de l'Arbitre 3.1: what is said of Scheveningen. */
export const TWO_SIDES = 'LA 3.1';

/** Why a match of two sides has no table: everybody is on one of them; null where it has one. */
export function emptySide(state: Tournament): Refused | null {
  const sides = sidesOf(state);
  if (sides === null || state.players.size === 0) return null;
  if (sides.a.length > 0 && sides.b.length > 0) return null;
  const { by, first } = state.settings.sides;
  return refuse('sideEmpty', TWO_SIDES, { side: sides.a.length === 0 ? 'A' : 'B', by, first });
}
