import { IconDownload, IconFileTypeCsv, IconPrinter } from '../icons.tsx';
import { useWords } from '../language.tsx';
import { mayHave } from '../page-readers.ts';
import { FILES_WORDS, GROUPS } from '../pages/files/files-words.ts';
import { useSaveExport } from '../pages/files/use-export.ts';
import { pageTool, printPage } from '../parts/page-tools.ts';
import type { Deed, Surroundings } from './deed.ts';
import { PALETTE_WORDS } from './palette-words.ts';

/** What can be made of the page on screen: paper, and its list as a file. */
export function usePaperDeeds(): Deed[] {
  const words = useWords(PALETTE_WORDS);
  const csv = pageTool('csv');
  return [
    { id: 'print', label: words.print, icon: IconPrinter, run: pageTool('print') ?? printPage },
    ...(csv === null
      ? []
      : [
          {
            id: 'csv-page',
            label: words.csv,
            also: words.csvAlso,
            icon: IconFileTypeCsv,
            run: csv,
          },
        ]),
  ];
}

/** The files of the Papers page that need no further question. */
export function useFileDeeds({ answer }: Surroundings): Deed[] {
  const words = useWords(PALETTE_WORDS);
  const { formats } = useWords(FILES_WORDS);
  const save = useSaveExport();
  return Object.values(GROUPS)
    .flat()
    .filter((format) => format !== 'chess-results')
    .filter((format) => mayHave(answer.me.role, format))
    .map((format) => ({
      id: `file-${format}`,
      label: words.file(formats[format].name),
      about: formats[format].about,
      also: `${words.fileAlso} ${format} ${formats[format].about}`,
      icon: IconDownload,
      run: () => void save(format),
    }));
}
