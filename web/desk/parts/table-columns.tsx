import { NativeSelect } from '@mantine/core';
import {
  ENTRY_LIST_FIELDS,
  type ColumnMap,
  type EntryListField,
} from '@ronde/core/formats/entries/column-map.ts';
import { columnLetters } from '@ronde/core/formats/entries/unused-columns.ts';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { samplesOf, withColumn } from './chosen-columns.ts';
import classes from './table-chooser.module.css';
import { TABLE_CHOOSER_WORDS } from './table-chooser-words.ts';

/** Which column was taken for what; a wrong guess is mended here. */
export function TableColumns(props: {
  readonly headings: readonly string[];
  readonly columns: ColumnMap;
  readonly onChange: (columns: ColumnMap) => void;
  readonly hint: string;
  /** What a column can hold; anything a table can have when missing. */
  readonly fields?: readonly EntryListField[];
  /** The first lines: some of each column stands under it. */
  readonly samples?: readonly (readonly string[])[];
  readonly opened?: boolean;
  /** Where the table begins, for tables that may begin anywhere. */
  readonly children?: ReactNode;
}): ReactNode {
  const { headings, columns, fields = ENTRY_LIST_FIELDS, samples = [] } = props;
  const words = useWords(TABLE_CHOOSER_WORDS);
  const called = (heading: string, column: number): string =>
    heading === '' ? columnLetters(column) : heading;
  return (
    <details open={props.opened}>
      <summary>{words.columns}</summary>
      <span className={classes['soft']}>{props.hint}</span>
      {props.children}
      <div className={classes['columns']}>
        {headings.map((heading, column) => {
          const field = fields.find((one) => columns[one] === column) ?? '';
          return (
            <NativeSelect
              key={column}
              data-unused={field === ''}
              className={classes['column'] ?? ''}
              label={called(heading, column)}
              aria-label={words.column(called(heading, column))}
              description={samplesOf(samples, column)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={field}
              data={[
                { value: '', label: words.unused },
                ...fields.map((value) => ({ value, label: words.fields[value] })),
              ]}
              onChange={(event) => {
                props.onChange(withColumn(columns, column, event.currentTarget.value));
              }}
            />
          );
        })}
      </div>
    </details>
  );
}
