import type { ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import { columnsText } from '../chosen-columns.ts';

/** What is said of a table; what is left open is guessed. */
export interface TableAsked {
  readonly kind: RatingKind;
  readonly sheet?: number;
  readonly headingLine?: number;
  readonly columns: ColumnMap | null;
}

/** The same in an address: people count from 1. */
export function tableQuery(asked: TableAsked): Readonly<Record<string, string>> {
  const { kind, sheet, headingLine, columns } = asked;
  return {
    kind,
    ...(sheet === undefined ? {} : { sheet: String(sheet + 1) }),
    ...(headingLine === undefined ? {} : { headingLine: String(headingLine) }),
    ...(columns === null ? {} : { columns: columnsText(columns) }),
  };
}

/** Where a table of entries is sent to be looked at; null for a tournament that is not made yet. */
export function entriesPath(tournament: string | null, file: string, asked: TableAsked): string {
  const query = new URLSearchParams({ file, ...tableQuery(asked) });
  const of =
    tournament === null ? 'import/table' : `${encodeURIComponent(tournament)}/import-entries`;
  return `/api/tournaments/${of}?${query.toString()}`;
}
