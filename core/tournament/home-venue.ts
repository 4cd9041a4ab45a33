import type { TeamId } from '../rules/identity.ts';
import type { Tournament } from './state.ts';

/** Where a team plays at home; null where nobody said. */
export function homeVenue(state: Tournament, team: TeamId): string | null {
  const venue = state.teams.get(team)?.venue?.trim() ?? '';
  return venue === '' ? null : venue;
}
