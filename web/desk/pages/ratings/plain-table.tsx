import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { TABLE_WORDS } from '../../parts/table-words.ts';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import classes from './ratings.module.css';

/** Rows of words, their headings first; wider than the page, it is scrolled by hand or by keys. */
export function PlainTable(props: {
  readonly caption: string;
  readonly label: string;
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  const saveCsv = useSaveCsv();
  const { csv } = useWords(TABLE_WORDS);
  const [head = [], ...rows] = props.rows;
  return (
    <>
      <Group justify="flex-end" className="no-print">
        <Button
          variant="default"
          aria-label={`${csv}: ${props.caption}`}
          onClick={() => {
            saveCsv(props.caption, props.rows, rows.length);
          }}
        >
          {csv}
        </Button>
      </Group>
      {/* Whoever has no mouse scrolls it with the arrows (WCAG 2.1.1). */}
      <div className={classes['scroll']} role="region" aria-label={props.label} tabIndex={0}>
        <table className={classes['table']}>
          <caption className="visually-hidden">{props.caption}</caption>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.slice(0, 2).join(' ')}>
                {cells.map((cell, index) => (
                  <td key={head[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
