import { NativeSelect } from '@mantine/core';
import { ENTRY_FIELDS, type ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import type { EntriesPreview } from '@ronde/server/api/imports.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { withColumn } from './entry-choices.ts';
import classes from './entries.module.css';
import { ENTRIES_WORDS } from './entries-words.ts';

/** Which column was taken for what; a wrong guess is mended here. */
export function EntryColumns(props: {
  readonly preview: EntriesPreview;
  readonly onChange: (columns: ColumnMap) => void;
}): ReactNode {
  const { headings, columns } = props.preview;
  const words = useWords(ENTRIES_WORDS);
  return (
    <details>
      <summary>{words.columns}</summary>
      <span className={classes['soft']}>{words.columnsHint}</span>
      <div className={classes['columns']}>
        {headings.map((heading, column) => (
          <NativeSelect
            key={column}
            label={heading === '' ? String(column + 1) : heading}
            aria-label={words.column(heading === '' ? String(column + 1) : heading)}
            value={ENTRY_FIELDS.find((field) => columns[field] === column) ?? ''}
            data={[
              { value: '', label: words.unused },
              ...ENTRY_FIELDS.map((value) => ({ value, label: words.fields[value] })),
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
