import { Group } from '@mantine/core';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import { IconCopy } from '../../../icons.tsx';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../../language.tsx';
import { CsvTool, PrintTool, Tool } from '../../../parts/table-tools.tsx';
import { TABLE_WORDS } from '../../../parts/table-words.ts';
import { useCopyRows } from '../../../parts/use-copy-rows.ts';
import { useSaveCsv } from '../../../parts/use-save-csv.ts';
import { boardRows } from './board-rows.ts';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** What every list of the desk can do with the boards it shows: copy, CSV, print. */
export function BoardTools(props: {
  readonly view: RoundView;
  /** What the filter leaves. */
  readonly shown: readonly BoardView[];
}): ReactNode {
  const { view, shown } = props;
  const words = useWords(TABLE_WORDS);
  const { heading } = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const copyRows = useCopyRows();
  const saveCsv = useSaveCsv();
  return (
    <Group gap={4} wrap="nowrap">
      <Tool
        label={words.copy}
        icon={<IconCopy size={18} aria-hidden />}
        onClick={() => void copyRows(boardRows(shown, language, view.matches))}
      />
      <CsvTool
        save={() => {
          saveCsv(
            heading(view.round),
            boardRows(shown, language, view.matches),
            view.boards.length,
          );
        }}
      />
      <PrintTool />
    </Group>
  );
}
