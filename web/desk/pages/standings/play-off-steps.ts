import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { Points } from '@ronde/core/rules/points.ts';
import type { StandingsRowView } from '@ronde/core/tournament/views/standings.ts';

/** Players with the same points, among whom a play-off can be. */
export interface PointsGroup {
  readonly points: Points;
  readonly rows: readonly StandingsRowView[];
}

/** The groups a play-off may settle, from the top; nobody outside the standings is in one. */
export function pointsGroups(rows: readonly StandingsRowView[]): PointsGroup[] {
  const groups = new Map<Points, StandingsRowView[]>();
  for (const row of rows) {
    if (row.rank === null) continue;
    const group = groups.get(row.points);
    if (group === undefined) groups.set(row.points, [row]);
    else group.push(row);
  }
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([points, group]) => ({ points, rows: group }));
}

/** From places to steps: two on one place stay equal (LA 5.2 1.f); without one, one did not play. */
export function stepsOf(places: ReadonlyMap<PlayerId, number>): PlayerId[][] {
  const steps = new Map<number, PlayerId[]>();
  for (const [player, place] of places) steps.set(place, [...(steps.get(place) ?? []), player]);
  return [...steps].sort(([a], [b]) => a - b).map(([, players]) => players);
}

/** A value as it is typed: `12`, `7.5`, `7,5`; two decimals at most, null for anything else. */
export function valueTyped(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
