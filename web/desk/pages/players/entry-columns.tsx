import { NativeSelect } from '@mantine/core';
import {
  ENTRY_LIST_FIELDS,
  type ColumnMap,
  type EntryListField,
} from '@ronde/core/formats/entries/column-map.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { samplesOf, withColumn } from './entry-choices.ts';
import classes from './entries.module.css';
import { ENTRIES_WORDS } from './entries-words.ts';

/** Which column was taken for what; a wrong guess is mended here. */
export function EntryColumns(props: {
  readonly headings: readonly string[];
  readonly columns: ColumnMap;
  readonly onChange: (columns: ColumnMap) => void;
  readonly hint: string;
  /** What a column can hold; anything a table can have when missing. */
  readonly fields?: readonly EntryListField[];
  /** The first lines: some of each column stands under it. */
  readonly samples?: readonly (readonly string[])[];
  readonly opened?: boolean;
}): ReactNode {
  const { headings, columns, fields = ENTRY_LIST_FIELDS, samples = [] } = props;
  const words = useWords(ENTRIES_WORDS);
  return (
    <details open={props.opened}>
      <summary>{words.columns}</summary>
      <span className={classes['soft']}>{props.hint}</span>
      <div className={classes['columns']}>
        {headings.map((heading, column) => (
          <NativeSelect
            key={column}
            label={heading === '' ? String(column + 1) : heading}
            aria-label={words.column(heading === '' ? String(column + 1) : heading)}
            description={samplesOf(samples, column)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={fields.find((field) => columns[field] === column) ?? ''}
            data={[
              { value: '', label: words.unused },
              ...fields.map((value) => ({ value, label: words.fields[value] })),
            ]}
            onChange={(event) => {
              props.onChange(withColumn(columns, column, event.currentTarget.value));
            }}
          />
        ))}
      </div>
    </details>
  );
}
