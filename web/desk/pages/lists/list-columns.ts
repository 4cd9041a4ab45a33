import {
  ENTRY_LIST_FIELDS,
  isMapped,
  type ColumnMap,
  type EntryListField,
} from '@ronde/core/formats/entries/column-map.ts';
import { readEntries, type EntryReading } from '@ronde/core/formats/entries/read-entries.ts';
import type { ListedPlayer } from '@ronde/core/formats/player-list/listed-player.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { ListPreview } from '@ronde/server/api/lists.ts';

const NOT_OF_LISTS: ReadonlySet<EntryListField> = new Set([
  ...(['email', 'phone', 'comment'] as const),
  ...(['captain', 'captainPhone', 'captainEmail', 'teamClub'] as const),
]);

/** What a list keeps of a player: how to reach people is not for a list of ratings. */
export const LIST_FIELDS: readonly EntryListField[] = ENTRY_LIST_FIELDS.filter(
  (field) => !NOT_OF_LISTS.has(field),
);

/** The columns chosen the last times, each under the headings of its table; the newest first. */
export type KeptColumns = readonly { readonly headings: string; readonly columns: ColumnMap }[];

const MOST_KEPT = 20;

const nameOf = (headings: readonly string[]): string => JSON.stringify(headings);

/** As chosen for a table with the same headings; the guess otherwise. */
export function columnsFor(
  kept: KeptColumns,
  { headings, columns }: Pick<ListPreview, 'headings' | 'columns'>,
): ColumnMap {
  const name = nameOf(headings);
  const chosen = kept.find((one) => one.headings === name)?.columns ?? columns;
  return Object.fromEntries(
    LIST_FIELDS.flatMap((field) => {
      const column = chosen[field];
      return typeof column === 'number' && column < headings.length ? [[field, column]] : [];
    }),
  );
}

export const withColumnsKept = (
  kept: KeptColumns,
  headings: readonly string[],
  columns: ColumnMap,
): KeptColumns => {
  const name = nameOf(headings);
  const others = kept.filter((one) => one.headings !== name);
  return [{ headings: name, columns }, ...others].slice(0, MOST_KEPT);
};

export type Unfit = 'noName' | 'noRating';

const RATINGS = ['rating', 'standard', 'rapid', 'blitz', 'national', 'estimate'] as const;

/** Why nothing would be found by these columns; null when something is. */
export function unfitColumns(columns: ColumnMap): Unfit | null {
  if (!isMapped(columns)) return 'noName';
  return RATINGS.some((field) => columns[field] !== undefined) ? null : 'noRating';
}

/** The first lines as they will be read; a column without a meaning says so itself. */
export function firstPlayers(
  { headings, rows }: Pick<ListPreview, 'headings' | 'rows'>,
  columns: ColumnMap,
  kind: RatingKind | null,
): Pick<EntryReading, 'entries' | 'problems'> {
  const { entries, problems } = readEntries([headings, ...rows], {
    // A field that is not chosen is not guessed either.
    columns: Object.fromEntries(ENTRY_LIST_FIELDS.map((field) => [field, columns[field] ?? null])),
    kind: kind ?? 'standard',
    headingLine: 1,
  });
  return { entries, problems: problems.filter(({ severity }) => severity !== 'note') };
}

/** The ratings beside the name: they are what the list is for, and a phone shows little more. */
export const READ_FIELDS = [
  'name',
  'standard',
  'rapid',
  'blitz',
  'fideId',
  'nationalId',
  'federation',
  'sex',
  'birth',
  'title',
  'club',
  'league',
  'licence',
] as const satisfies readonly EntryListField[];
export type ReadField = (typeof READ_FIELDS)[number];

/** What was read of a player, as it is shown; sex in the words given. */
export function readText(
  player: ListedPlayer,
  field: ReadField,
  sexes: { readonly m: string; readonly w: string },
): string {
  if (field === 'sex') return player.sex === null ? '' : sexes[player.sex];
  const value = player[field];
  return typeof value === 'object' && value !== null ? String(value.rating) : (value ?? '');
}
