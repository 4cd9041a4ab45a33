import type { ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import type { ListPreview } from '@ronde/server/api/lists.ts';
import { useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import { firstPart, isTable } from './first-part.ts';
import { columnsFor, withColumnsKept, type KeptColumns } from './list-columns.ts';
import { LIST_COLUMNS_WORDS } from './list-columns-words.ts';
import { LISTS_WORDS } from './lists-words.ts';
import { postFile } from './post-file.ts';
import { sayFailure } from './say-failure.ts';

/** The beginning of the table chosen, and what its columns are taken for. */
export interface LookedAt {
  readonly preview: ListPreview;
  readonly columns: ColumnMap;
}

export interface ListLook {
  readonly busy: boolean;
  readonly table: LookedAt | null;
  /** Why the table could not be looked at. */
  readonly failure: string | null;
  readonly look: (file: File | null) => void;
  readonly choose: (columns: ColumnMap) => void;
  /** The choice is the first one for the next table with these headings. */
  readonly remember: () => void;
}

/** Looks at a table when it is chosen; any other list is sent as it is. */
export function useListPreview(): ListLook {
  const words = useWords(LISTS_WORDS);
  const { tooLarge } = useWords(LIST_COLUMNS_WORDS);
  const language = useLanguage();
  const [kept, keep] = useRemembered<KeptColumns>('listColumns', []);
  const [busy, setBusy] = useState(false);
  const [table, setTable] = useState<LookedAt | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef(0);

  const read = async (file: File): Promise<void> => {
    const own = asked.current;
    setBusy(true);
    try {
      const query = new URLSearchParams({ file: file.name });
      const path = `/api/lists/preview?${query.toString()}`;
      const preview = await postFile<ListPreview>(path, await firstPart(file));
      // The answer to an earlier file says nothing of the present one.
      if (own !== asked.current) return;
      setTable({ preview, columns: columnsFor(kept, preview) });
    } catch (error) {
      if (own !== asked.current) return;
      const problems = {
        ...words.problems,
        'list.tooLarge': tooLarge,
        'server.tooLarge': tooLarge,
      };
      setFailure(sayFailure(error, language, { problems, unreachable: words.unreachable }));
    }
    setBusy(false);
  };
  return {
    busy,
    table,
    failure,
    look: (file) => {
      asked.current += 1;
      setBusy(false);
      setTable(null);
      setFailure(null);
      if (file !== null && isTable(file.name)) void read(file);
    },
    choose: (columns) => {
      if (table !== null) setTable({ ...table, columns });
    },
    remember: () => {
      if (table !== null) keep(withColumnsKept(kept, table.preview.headings, table.columns));
    },
  };
}
