import { refuse, type Refused } from './judgement.ts';
import { isOfTwoSides } from '../pairing/systems.ts';
import { sidesOf } from './sides.ts';
import type { Tournament } from './state.ts';

/** Livre de l'Arbitre 3.1: what is said of Scheveningen. */
export const TWO_SIDES = 'LA 3.1';

/** Why a match of two sides has no table: everybody is on one of them, or there are not two teams; null where it has one. */
export function emptySide(state: Tournament): Refused | null {
  const { settings, teams } = state;
  const sides = sidesOf(state);
  if (settings.kind === 'team' && isOfTwoSides(settings.system)) {
    if (sides === null) return refuse('notTwoTeams', TWO_SIDES, { teams: teams.size });
    const empty = [...teams.values()].find(({ roster }) => roster.length === 0);
    return empty ? refuse('badTeam', TWO_SIDES, { team: empty.name, field: 'roster' }) : null;
  }
  if (sides === null || state.players.size === 0) return null;
  if (sides.a.length > 0 && sides.b.length > 0) return null;
  const { by, first } = state.settings.sides;
  return refuse('sideEmpty', TWO_SIDES, { side: sides.a.length === 0 ? 'A' : 'B', by, first });
}
