import { alphabetical } from '../rules/alphabetical.ts';
import type { ApartBy } from './apart-rule.ts';
import type { Player } from './player.ts';
import type { ProhibitedGroup } from './round.ts';
import type { Tournament } from './state.ts';

/** Where the two regulations of the French federation forbid it (LA lines 961 and 8981). */
export const NO_PROTECTION = 'LA 5.1 art. 2';

/** Homologated by the French federation, unless the regulations say that nothing is rated. */
export const isHomologated = ({ settings }: Tournament): boolean =>
  settings.federation === 'FRA' && settings.regulations.rated !== false;

/** Those of the event who have it in common, two or more, in the order they were entered. */
export function apartGroups({ players }: Tournament, by: ApartBy): readonly (readonly Player[])[] {
  const groups = new Map<string, Player[]>();
  for (const player of players.values()) {
    const key = sharedName(player, by);
    if (key === '') continue;
    groups.set(key, [...(groups.get(key) ?? []), player]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

function sharedName({ name, club, federation }: Player, by: ApartBy): string {
  switch (by) {
    case 'club':
      return alphabetical(club ?? '');
    case 'federation':
      return alphabetical(federation ?? '');
    case 'family':
      return name.includes(',') ? alphabetical(name.split(',', 1)[0] ?? '') : '';
  }
}

/** Everybody who is kept apart: the groups made by hand, and those that the rules make of the field. */
export function everyApartGroup(state: Tournament): readonly ProhibitedGroup[] {
  const byRule = state.apartRules.flatMap(({ by, toRound }) =>
    apartGroups(state, by).map((group): ProhibitedGroup => ({
      players: group.map(({ id }) => id),
      fromRound: 1,
      toRound: toRound ?? state.settings.rounds,
    })),
  );
  return [...state.prohibited, ...byRule];
}
