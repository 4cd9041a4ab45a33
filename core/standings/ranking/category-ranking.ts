import type { IsoDate, Tpn } from '../../rules/identity.ts';
import { ageCategories, type AgeSystem } from './age-categories.ts';
import { unmetCriterion, type Criteria } from './criteria.ts';
import { sameName, type PlayerProfile } from '../../rules/profile.ts';
import type { RankedRow } from './ranked-row.ts';

export type Profiles = ReadonlyMap<Tpn, PlayerProfile>;

/** A line of a category's ranking. */
export interface CategoryRow {
  /** Place within the category; shared like the rank it comes from. */
  readonly place: number;
  readonly row: RankedRow;
}

/** The standings of those who meet the criteria; whoever has no rank has no place either. */
export function rankingOfCategory(
  rows: readonly RankedRow[],
  profiles: Profiles,
  criteria: Criteria,
  firstDay: IsoDate,
): CategoryRow[] {
  return placed(
    rows.filter(({ tpn }) => unmetCriterion(criteria, profiles.get(tpn) ?? {}, firstDay) === null),
  );
}

export type Grouping = 'club' | 'league' | 'federation' | 'sex' | 'title' | AgeSystem;

/** One ranking for each club, league, federation, sex, title or age category with ranked players. */
export function rankingsBy(
  rows: readonly RankedRow[],
  profiles: Profiles,
  grouping: Grouping,
  firstDay: IsoDate,
): ReadonlyMap<string, readonly CategoryRow[]> {
  const groups = new Map<string, RankedRow[]>();
  for (const row of rows.filter(({ rank }) => rank !== null)) {
    for (const name of groupsOf(profiles.get(row.tpn) ?? {}, grouping, firstDay)) {
      groups.set(name, [...(groups.get(name) ?? []), row]);
    }
  }
  const named = mergedNames(groups);
  return new Map(named.map(([name, members]) => [name, placed(members)]));
}

function groupsOf(profile: PlayerProfile, grouping: Grouping, firstDay: IsoDate): string[] {
  if (typeof grouping === 'object') {
    return ageCategories(grouping, profile.birth, firstDay).map(({ code }) => code);
  }
  const name = profile[grouping]?.trim();
  return name ? [name] : [];
}

/** Spellings of one name come together under the first of them in the alphabet. */
export function mergedNames<T>(
  groups: ReadonlyMap<string, readonly T[]>,
): (readonly [string, readonly T[]])[] {
  const merged = new Map<string, readonly [string, readonly T[]]>();
  for (const [name, members] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [shown, others] = merged.get(sameName(name)) ?? [name, []];
    merged.set(sameName(name), [shown, [...others, ...members]]);
  }
  return [...merged.values()];
}

function placed(rows: readonly RankedRow[]): CategoryRow[] {
  const ranked = rows
    .flatMap((row) => (row.rank === null ? [] : [{ row, rank: row.rank }]))
    .sort((a, b) => a.rank - b.rank || a.row.tpn - b.row.tpn);
  return ranked.map(({ row, rank }) => ({
    place: 1 + ranked.filter((other) => other.rank < rank).length,
    row,
  }));
}
