import type { TeamMovement, TeamMovements } from './season-rules.ts';

/** What the place of a team in the final table brings, of all places the tied teams share. */
export interface PlacesOfRank {
  /** From 1. */
  readonly first: number;
  readonly last: number;
}

/** Where a place leads; null where the team stays, or where the event has no promotion. */
function movementOf(place: number, teams: number, rule: TeamMovements): TeamMovement | null {
  if (place <= rule.up) return 'up';
  if (place <= rule.up + rule.upPlayOff) return 'upPlayOff';
  const fromBelow = teams - place;
  if (fromBelow < rule.down) return 'down';
  return fromBelow < rule.down + rule.downPlayOff ? 'downPlayOff' : null;
}

/** Teams that nothing separates go only where every place they share leads. */
export function movementOfRank(
  { first, last }: PlacesOfRank,
  teams: number,
  rule: TeamMovements | null,
): TeamMovement | null {
  if (rule === null) return null;
  const best = movementOf(first, teams, rule);
  return best === movementOf(last, teams, rule) ? best : null;
}

/** The movement of every row of a table, by its ranks in order. */
export function movementsOf(
  ranks: readonly number[],
  rule: TeamMovements | null,
): readonly (TeamMovement | null)[] {
  return ranks.map((rank) => {
    const first = ranks.indexOf(rank) + 1;
    const last = ranks.lastIndexOf(rank) + 1;
    return movementOfRank({ first, last }, ranks.length, rule);
  });
}
