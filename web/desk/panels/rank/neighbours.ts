import type { Separation } from '@ronde/core/standings/ranking/ranked-standings.ts';
import type { StandingsRowView } from '@ronde/core/tournament/views/standings.ts';

/** A neighbour in the table, and what stands between. */
export interface Neighbour {
  readonly other: StandingsRowView;
  readonly side: 'above' | 'below';
  /** Null for a shared rank. */
  readonly by: Separation | null;
}

/** Those just above and below a player, with what separated them. */
export function neighbours(rows: readonly StandingsRowView[], player: string): Neighbour[] {
  const ranked = rows.filter(({ rank }) => rank !== null);
  const place = ranked.findIndex(({ id }) => id === player);
  const own = ranked[place];
  if (own === undefined) return [];
  const above = ranked[place - 1];
  const below = ranked[place + 1];
  return [
    ...(above === undefined
      ? []
      : [{ other: above, side: 'above' as const, by: between(above, own) }]),
    ...(below === undefined
      ? []
      : [{ other: below, side: 'below' as const, by: between(own, below) }]),
  ];
}

/** A row says what put it below the one before; an equal rank says that nothing did. */
function between(upper: StandingsRowView, lower: StandingsRowView): Separation | null {
  return upper.rank === lower.rank ? null : lower.separatedBy;
}
