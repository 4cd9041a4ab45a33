import { sayProblem as sayFileProblem } from '@ronde/core/documents/problems/say-problem.ts';
import type { Problem as FileProblem } from '@ronde/core/rules/problem.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { TablePreview } from '@ronde/exchange/player-lists/preview-table.ts';
import { useRef, useState } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { FILE_FAULTS } from '../../pages/lists/file-faults-words.ts';
import { postFile } from '../../pages/lists/post-file.ts';
import { sayFailure } from '../../pages/lists/say-failure.ts';
import { ENTRIES_WORDS } from '../../pages/players/entries-words.ts';
import type { TableWhere } from '../table-chooser.tsx';
import { entriesPath } from './table-asked.ts';

export interface TableFailure {
  readonly sentence: string;
  readonly lines: readonly string[];
}

export interface TableLook<Preview> {
  readonly busy: boolean;
  /** The table as it is read now; also where its players could not be. */
  readonly table: TablePreview | null;
  readonly read: Preview | null;
  readonly failure: TableFailure | null;
  readonly look: (file: File, kind: RatingKind, where: TableWhere | null) => void;
  readonly forget: () => void;
}

/** Sends a table to be looked at beside the lists; nothing is entered by it. */
export function useTableLook<Preview extends { readonly table: TablePreview }>(
  tournament: string | null,
): TableLook<Preview> {
  const words = useWords(ENTRIES_WORDS);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [table, setTable] = useState<TablePreview | null>(null);
  const [read, setRead] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<TableFailure | null>(null);
  const asked = useRef(0);

  const send = async (
    file: File,
    kind: RatingKind,
    where: TableWhere | null,
    own: number,
  ): Promise<void> => {
    try {
      const path = entriesPath(tournament, file.name, { kind, columns: null, ...where });
      const preview = await postFile<Preview>(path, file);
      // The answer to an earlier wish says nothing of the present one.
      if (own !== asked.current) return;
      setTable(preview.table);
      setRead(preview);
    } catch (error) {
      if (own !== asked.current) return;
      const sentence = sayFailure(error, language, {
        problems: { ...words.refusals, 'import.unreadable': whyUnread(error) },
        unreachable: words.unreachable,
      });
      const { problems = [], table: seen = null } = toldOf(error);
      setTable(seen);
      setRead(null);
      setFailure({ sentence, lines: problems.map((one) => sayFileProblem(one, language)) });
    }
    setBusy(false);
  };
  /** The file as a whole; what its lines say follows. */
  const whyUnread = (error: unknown): string => {
    const { fault } = error instanceof AnswerProblem ? error.problem.params : {};
    const faults: Readonly<Record<string, string>> = FILE_FAULTS[language];
    return (typeof fault === 'string' ? faults[fault] : undefined) ?? words.refusals.unreadable;
  };
  return {
    busy,
    table,
    read,
    failure,
    look: (file, kind, where) => {
      asked.current += 1;
      setFailure(null);
      setBusy(true);
      void send(file, kind, where, asked.current);
    },
    forget: () => {
      asked.current += 1;
      setBusy(false);
      setTable(null);
      setRead(null);
      setFailure(null);
    },
  };
}

/** What a refusal tells of the table. */
function toldOf(error: unknown): {
  readonly problems?: readonly FileProblem[];
  readonly table?: TablePreview;
} {
  return error instanceof AnswerProblem && error.problem.code === 'import.unreadable'
    ? error.problem.params
    : {};
}
