/** Where a place in the final table of a division leads, from the top down. */
export const TEAM_MOVEMENTS = ['up', 'upPlayOff', 'downPlayOff', 'down'] as const;
export type TeamMovement = (typeof TEAM_MOVEMENTS)[number];

/** How many teams go there: from the first place down, and from the last one up. */
export type TeamMovements = Readonly<Record<TeamMovement, number>>;

/** What an event shares with others of the same season. */
export interface SeasonRules {
  /** Its pools and divisions bear the same name, and are shown on one page; null for an event by itself. */
  readonly series: string | null;
  /** Who leaves the division at the end; null where nobody does. */
  readonly movements: TeamMovements | null;
  /** Its place in the series, 1 for the highest division; missing where it was not said. */
  readonly division?: number;
  /** After so many matches for a team nobody plays for one below it; missing where nobody is fixed. */
  readonly fixedAfter?: number;
}

export const NO_SEASON: SeasonRules = { series: null, movements: null };

/** The last part of the address of a series: its name in small letters, without accents. */
export function seriesWord(series: string): string {
  return series
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** A name that leaves no word for an address names no page. */
export const isSeriesName = (series: string): boolean => seriesWord(series) !== '';
