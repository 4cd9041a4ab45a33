import { csvOfRows } from '@ronde/core/documents/lists/plain-list.ts';
import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { EventContext } from '../event/event-context.tsx';
import { eventKey } from '../event/use-view.ts';
import { useLanguage } from '../language.tsx';
import { csvName } from './csv-name.ts';
import { saveFile } from './save-file.ts';

/** Saves a list under the event's name and its own, as the papers write it in this language. */
export function useSaveCsv(): (list: string, rows: readonly (readonly CsvCell[])[]) => void {
  const language = useLanguage();
  const event = use(EventContext);
  const { data } = useQuery<OverviewAnswer>({
    queryKey: [...eventKey(event?.id ?? ''), ''],
    queryFn: skipToken,
  });
  return (list, rows) => {
    saveFile(csvName(data?.overview.name, list), 'text/csv', csvOfRows(rows, language));
  };
}
