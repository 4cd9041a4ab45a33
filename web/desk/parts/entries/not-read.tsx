import { Alert, List } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { ENTRIES_WORDS } from '../../pages/players/entries-words.ts';
import type { TableFailure } from './use-table-look.ts';

/** As many lines as help. */
const MOST_LINES = 8;

/** Why a table was not read, line by line. */
export function NotRead({ failure }: { readonly failure: TableFailure }): ReactNode {
  const words = useWords(ENTRIES_WORDS);
  return (
    <Alert color="red" role="alert" title={words.notRead}>
      {failure.sentence}
      <List size="sm">
        {failure.lines.slice(0, MOST_LINES).map((line, index) => (
          <List.Item key={index}>{line}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
