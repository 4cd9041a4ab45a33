import { NativeSelect } from '@mantine/core';
import type { ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import type { TablePreview } from '@ronde/exchange/player-lists/preview-table.ts';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import classes from './table-chooser.module.css';
import { TABLE_CHOOSER_WORDS } from './table-chooser-words.ts';
import { TableColumns } from './table-columns.tsx';

/** Where the names of a table stand; what is left out is guessed again. */
export interface TableWhere {
  readonly sheet: number;
  readonly headingLine?: number;
  readonly columns: ColumnMap | null;
}

/** As much of a line as tells which it is. */
const LONGEST_LINE = 60;

/** The sheet, the line of the headings and the columns of a table, with the first of its lines. */
export function TableChooser(props: {
  readonly table: TablePreview;
  readonly onChange: (where: TableWhere) => void;
}): ReactNode {
  const { table, onChange } = props;
  const { sheets, sheet, headingLine, headings, columns, top } = table;
  const words = useWords(TABLE_CHOOSER_WORDS);
  const lines = top.map((row, index) => ({
    value: String(index + 1),
    label: words.atLine(index + 1, textOf(row)),
  }));
  const known = headingLine <= lines.length;
  return (
    <TableColumns
      headings={headings}
      columns={columns}
      samples={table.rows}
      hint={words.hint}
      opened={needsLooking(table)}
      onChange={(chosen) => {
        onChange({ sheet, headingLine, columns: chosen });
      }}
    >
      <div className={classes['where']}>
        {sheets.length > 1 && (
          <NativeSelect
            label={words.sheet}
            value={String(sheet)}
            data={sheets.map((name, index) => ({ value: String(index), label: name }))}
            onChange={(event) => {
              onChange({ sheet: Number(event.currentTarget.value), columns: null });
            }}
          />
        )}
        <NativeSelect
          label={words.headingLine}
          value={String(headingLine)}
          data={[
            ...lines,
            ...(known
              ? []
              : [
                  {
                    value: String(headingLine),
                    label: words.atLine(headingLine, textOf(headings)),
                  },
                ]),
            { value: '0', label: words.noHeadings },
          ]}
          onChange={(event) => {
            onChange({ sheet, headingLine: Number(event.currentTarget.value), columns: null });
          }}
        />
      </div>
    </TableColumns>
  );
}

const textOf = (row: readonly string[]): string => {
  const text = row.filter((cell) => cell !== '').join(' · ');
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text;
};

/** A plain table whose every column is known needs nobody. */
function needsLooking({ sheets, headingLine, headings, columns }: TablePreview): boolean {
  const used = Object.values(columns).filter((column) => column < headings.length).length;
  return sheets.length > 1 || headingLine !== 1 || used < headings.length;
}
