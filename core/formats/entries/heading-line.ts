import { ENTRY_LIST_FIELDS, guessColumns, isMapped, type ColumnMap } from './column-map.ts';

/** A title, a date, the name of a form: headings stand no lower than this. */
const LOOKED_AT = 30;

/** Which line of a table names its columns, counted from 1; 1 where no line does. */
export function guessHeadingLine(table: readonly (readonly string[])[]): number {
  const known = table.slice(0, LOOKED_AT).map((row) => {
    const columns = guessColumns(row);
    return isMapped(columns) ? fieldsIn(columns) : 0;
  });
  const most = Math.max(0, ...known);
  return most === 0 ? 1 : known.indexOf(most) + 1;
}

const fieldsIn = (columns: ColumnMap): number =>
  ENTRY_LIST_FIELDS.filter((field) => columns[field] !== undefined).length;

/** Whether some line near the top heads a column of names. */
export const hasHeadings = (table: readonly (readonly string[])[]): boolean =>
  table.slice(0, LOOKED_AT).some((row) => isMapped(guessColumns(row)));
