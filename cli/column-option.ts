import type { Command } from 'commander';
import { ENTRY_LIST_FIELDS, type EntryListField } from '@ronde/core/formats/entries/column-map.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { TableChoice } from '@ronde/exchange/imports/read-entry-table.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** How a table is read, as options of a command. */
export interface TableOptions {
  readonly sheet?: string;
  readonly headingLine?: string;
  readonly columns: readonly string[];
}

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** `--columns`, or `--column` again and again: which column of a table holds what. */
export const withColumnOption = (command: Command, cli: Cli): Command =>
  command.option('--column, --columns <field=n>', cli.words.option_column, collect, []);

/** The choices the desk offers on the screen. */
export const withTableOptions = (command: Command, cli: Cli): Command =>
  withColumnOption(
    command
      .option('--sheet <sheet>', cli.words.option_sheet)
      .option('--heading-line <n>', cli.words.option_headingLine),
    cli,
  );

export function tableChoiceOf(
  cli: Cli,
  { sheet, headingLine, columns }: TableOptions,
): TableChoice {
  if (headingLine !== undefined && !/^\d{1,4}$/.test(headingLine)) {
    const sentence = fill(cli.words.notALine, { value: headingLine });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  return {
    sheet,
    headingLine: headingLine === undefined ? undefined : Number(headingLine),
    columns: columnsOf(cli, columns),
  };
}

/** Columns of a table as people count them, from 1 or A: `name=2,club=D`; 0 is none. */
export function columnsOf(
  cli: Cli,
  values: readonly string[],
): Partial<Record<EntryListField, number | null>> {
  const columns: Partial<Record<EntryListField, number | null>> = {};
  for (const value of values.flatMap((one) => one.split(','))) {
    const [written, place = ''] = value.trim().split('=');
    const field = ENTRY_LIST_FIELDS.find((known) => known === written);
    const column = numberOf(place);
    if (field === undefined || column === null) {
      const fields = ENTRY_LIST_FIELDS.join(', ');
      throw new CliFailure(EXIT.badRequest, fill(cli.words.notAColumn, { value, fields }));
    }
    columns[field] = column === 0 ? null : column - 1;
  }
  return columns;
}

/** `2`, or `B` as spreadsheets have it. */
function numberOf(place: string): number | null {
  if (/^\d{1,3}$/.test(place)) return Number(place);
  if (!/^[a-z]{1,2}$/i.test(place)) return null;
  return Array.from(place.toUpperCase()).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
}
