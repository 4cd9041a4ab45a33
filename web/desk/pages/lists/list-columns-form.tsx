import { Alert, List } from '@mantine/core';
import { sayProblem as sayFileProblem } from '@ronde/core/documents/problems/say-problem.ts';
import type { EntryRow } from '@ronde/core/formats/entries/read-entries.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { TableColumns } from '../../parts/table-columns.tsx';
import { TABLE_CHOOSER_WORDS } from '../../parts/table-chooser-words.ts';
import { firstPlayers, LIST_FIELDS, READ_FIELDS, readText, unfitColumns } from './list-columns.ts';
import { LIST_COLUMNS_WORDS } from './list-columns-words.ts';
import classes from './lists.module.css';
import type { ListLook } from './use-list-preview.ts';

/** What the columns of a table hold: guessed, shown with the first lines, mended by hand. */
export function ListColumnsForm(props: {
  readonly look: ListLook;
  readonly kind: RatingKind | null;
}): ReactNode {
  const { busy, table, failure, choose } = props.look;
  const words = useWords(LIST_COLUMNS_WORDS);
  const language = useLanguage();
  if (failure !== null) {
    return (
      <Alert className={classes['columns'] ?? ''} color="yellow" title={words.notShown}>
        {failure}
      </Alert>
    );
  }
  if (table === null) {
    return busy ? (
      <p className={classes['soft']} role="status">
        {words.looking}
      </p>
    ) : null;
  }
  const { preview, columns } = table;
  const unfit = unfitColumns(columns);
  const { entries, problems } = firstPlayers(preview, columns, props.kind);
  return (
    <div className={classes['columns']}>
      <TableColumns
        headings={preview.headings}
        columns={columns}
        fields={LIST_FIELDS}
        samples={preview.rows}
        hint={words.hint}
        opened
        onChange={choose}
      />
      {unfit !== null && (
        <p className={classes['unfit']} role="alert">
          {words[unfit]}
        </p>
      )}
      {unfit !== 'noName' && <FirstPlayers entries={entries} />}
      {unfit === null && problems.length > 0 && (
        <List size="sm" className={classes['odd'] ?? ''}>
          {problems.map((one, index) => (
            <List.Item key={index}>{sayFileProblem(one, language)}</List.Item>
          ))}
        </List>
      )}
    </div>
  );
}

function FirstPlayers({ entries }: { readonly entries: readonly EntryRow[] }): ReactNode {
  const words = useWords(LIST_COLUMNS_WORDS);
  const { fields } = useWords(TABLE_CHOOSER_WORDS);
  if (entries.length === 0) return <p className={classes['soft']}>{words.nobody}</p>;
  const shown = READ_FIELDS.filter((field) =>
    entries.some(({ player }) => readText(player, field, words.sexes) !== ''),
  );
  return (
    <div
      className={classes['first']}
      // Wider than a phone: it scrolls, by the keyboard too.
      tabIndex={0}
      role="region"
      aria-label={words.read}
    >
      <table>
        <caption>{words.read}</caption>
        <thead>
          <tr>
            {shown.map((field) => (
              <th key={field} scope="col">
                {fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ line, player }) => (
            <tr key={line}>
              {shown.map((field) => (
                <td key={field}>{readText(player, field, words.sexes)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
