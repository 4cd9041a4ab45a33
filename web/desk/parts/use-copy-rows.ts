import { notifications } from '@mantine/notifications';
import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import { useLanguage, useWords } from '../language.tsx';
import { tabSeparated } from './tab-separated.ts';
import { TABLE_WORDS } from './table-words.ts';

/** Copies a list, its heads first, so that a spreadsheet takes every cell as a cell. */
export function useCopyRows(): (rows: readonly (readonly CsvCell[])[]) => Promise<void> {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  return async (rows) => {
    await navigator.clipboard.writeText(tabSeparated(rows, language));
    notifications.show({ message: words.copied(rows.length - 1) });
  };
}
