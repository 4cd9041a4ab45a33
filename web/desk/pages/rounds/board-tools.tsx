import { Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { writeCsv } from '@ronde/core/formats/csv/write-csv.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { CsvTool, PrintTool, Tool } from '../../parts/table-tools.tsx';
import { TABLE_WORDS } from '../../parts/table-words.ts';
import { boardRows } from './board-rows.ts';

/** What every list of the desk can do: copy, CSV, print. */
export function BoardTools({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const copy = async (): Promise<void> => {
    const rows = boardRows(view, language).map((cells) => cells.join('\t'));
    await navigator.clipboard.writeText(rows.join('\n'));
    notifications.show({ message: words.copied(view.boards.length) });
  };
  return (
    <Group gap={4}>
      <Tool
        label={words.copy}
        icon={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy()}
      />
      <CsvTool
        save={() => {
          saveFile(`round-${view.round}.csv`, 'text/csv', writeCsv(boardRows(view, language)));
        }}
      />
      <PrintTool />
    </Group>
  );
}
