import { hasHeadings } from '@ronde/core/formats/entries/heading-line.ts';
import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { TableSheet } from './read-table.ts';

/**
 * The sheet somebody asks for, by its name or its number from 1; the first one with names where
 * nobody asks. Null for a sheet that is not there.
 */
export function chosenSheet(
  sheets: readonly TableSheet[],
  asked: string | undefined,
): TableSheet | null {
  if (asked === undefined) return sheets.find(({ rows }) => hasHeadings(rows)) ?? sheets[0] ?? null;
  const named = sheets.find(({ name }) => name === asked);
  const wanted = foldedName(asked);
  return (
    named ??
    sheets.find(({ name }) => name !== '' && foldedName(name) === wanted) ??
    (/^\d{1,3}$/.test(asked) ? sheets[Number(asked) - 1] : undefined) ??
    null
  );
}
