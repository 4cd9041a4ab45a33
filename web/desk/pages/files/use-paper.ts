import { paperPath, type AskedPaper, type PaperQuery } from '@ronde/server/api/papers.ts';
import { useState } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { fetchFile, type FetchedFile } from './fetch-file.ts';
import { printFile } from './print-file.ts';
import { usePaperAttempt } from './use-paper-attempt.ts';

/** So long the file of a preview stays for its page to read, in milliseconds. */
const PREVIEW_STAYS = 60_000;

/** What is done with a paper. */
type PaperUse = 'preview' | 'print' | 'save';

/** A paper to look at, to print or to keep, and whether it is being set; says why when there is none. */
export function usePaper(
  paper: AskedPaper,
  query: PaperQuery,
): {
  readonly busy: PaperUse | null;
  readonly preview: () => Promise<void>;
  /** The print dialog at once. */
  readonly print: () => Promise<void>;
  readonly save: () => Promise<void>;
} {
  const { id } = useEvent();
  const attempt = usePaperAttempt();
  const [busy, setBusy] = useState<PaperUse | null>(null);
  const fetched = async (how: PaperUse): Promise<FetchedFile | null> => {
    setBusy(how);
    const file = await attempt(() => fetchFile(paperPath(id, paper, query), `${paper}.pdf`));
    setBusy(null);
    return file;
  };
  return {
    busy,
    preview: async () => {
      // Opened by the click itself: later, browsers take it for an unwanted page.
      const page = window.open('', '_blank');
      const file = await fetched('preview');
      if (file === null || page === null) {
        page?.close();
        return;
      }
      const url = URL.createObjectURL(file.content);
      page.location.href = url;
      window.setTimeout(() => {
        URL.revokeObjectURL(url);
      }, PREVIEW_STAYS);
    },
    print: async () => {
      const file = await fetched('print');
      if (file === null) return;
      const opened = await printFile(file.content);
      if (!opened) saveFile(file.name, file.type, file.content);
    },
    save: async () => {
      const file = await fetched('save');
      if (file !== null) saveFile(file.name, file.type, file.content);
    },
  };
}
