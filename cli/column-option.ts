import { ENTRY_LIST_FIELDS, type EntryListField } from '@ronde/core/formats/entries/column-map.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** Columns of a table as people count them, from 1: `name=2`. */
export function columnsOf(
  cli: Cli,
  values: readonly string[],
): Partial<Record<EntryListField, number>> {
  const columns: Partial<Record<EntryListField, number>> = {};
  for (const value of values) {
    const [written, number] = value.split('=');
    const field = ENTRY_LIST_FIELDS.find((known) => known === written);
    const column = Number(number);
    if (field === undefined || !Number.isInteger(column) || column < 1) {
      const fields = ENTRY_LIST_FIELDS.join(', ');
      throw new CliFailure(EXIT.badRequest, fill(cli.words.notAColumn, { value, fields }));
    }
    columns[field] = column - 1;
  }
  return columns;
}
