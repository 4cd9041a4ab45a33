import { csvOfRows } from '@ronde/core/documents/lists/plain-list.ts';
import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { EventContext } from '../event/event-context.tsx';
import { eventKey } from '../event/use-view.ts';
import { useLanguage, useWords } from '../language.tsx';
import { csvName } from './csv-name.ts';
import { saveFile } from './save-file.ts';
import { TABLE_WORDS } from './table-words.ts';

/**
 * Saves a list, its heads first, under the event's name and its own, as the papers write it in this
 * language; a part of `whole` rows says so in its name.
 */
export function useSaveCsv(): (
  list: string,
  rows: readonly (readonly CsvCell[])[],
  whole: number,
) => void {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const event = use(EventContext);
  const { data } = useQuery<OverviewAnswer>({
    queryKey: [...eventKey(event?.id ?? ''), ''],
    queryFn: skipToken,
  });
  return (list, rows, whole) => {
    const listed = rows.length - 1;
    const part = listed === whole ? undefined : words.count(listed, whole);
    saveFile(csvName(data?.overview.name, list, part), 'text/csv', csvOfRows(rows, language));
  };
}
