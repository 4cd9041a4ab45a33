import type { TeamId } from '../../rules/identity.ts';
import { arrangementOf, isOnOtherDay, isOpenMatch } from '../arranged-matches.ts';
import { publishedRounds, type Tournament } from '../state.ts';

/** How many matches each team has postponed in the rounds up to one, and not played yet. */
export function matchesLess(state: Tournament, upTo: number): ReadonlyMap<TeamId, number> {
  const found = new Map<TeamId, number>();
  for (const round of publishedRounds(state).slice(0, upTo)) {
    for (const { table, first, second } of round.matches) {
      if (!isOnOtherDay(arrangementOf(round, table)) || !isOpenMatch(round, table)) continue;
      for (const team of [first, second]) found.set(team, (found.get(team) ?? 0) + 1);
    }
  }
  return found;
}
