import { notifications } from '@mantine/notifications';
import { exportPath, type ExportFormat, type ExportQuery } from '@ronde/server/api/exports.ts';
import { useState } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { sayProblem } from '../../say-problem.ts';
import { fetchFile } from './fetch-file.ts';
import { FILES_WORDS } from './files-words.ts';

export type SaveExport = (
  format: ExportFormat,
  query?: Omit<ExportQuery, 'lang'>,
) => Promise<boolean>;

/** Makes a file of the tournament on screen and keeps it; says why when there is none. */
export function useSaveExport(): SaveExport {
  const words = useWords(FILES_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  return async (format, query = {}) => {
    try {
      const path = exportPath(id, format, { lang: language, ...query });
      const file = await fetchFile(path, `${id}-${format}`);
      saveFile(file.name, file.type, file.content);
      if (file.leftOut.length > 0) {
        const { sayLeftOut } = await import('./left-out-message.ts');
        const message = sayLeftOut(file.leftOut, language);
        notifications.show({ title: words.leftOut, message, color: 'yellow', autoClose: 12_000 });
      }
      return true;
    } catch (error) {
      const message =
        error instanceof AnswerProblem
          ? (words.problems[error.problem.code] ?? sayProblem(error.problem, language))
          : words.unreachable;
      notifications.show({ title: words.failed, message, color: 'red', autoClose: 12_000 });
      return false;
    }
  };
}

/** One file, and whether it is being made. */
export function useExport(
  format: ExportFormat,
  query: Omit<ExportQuery, 'lang'>,
): { readonly busy: boolean; readonly save: () => Promise<boolean> } {
  const saveExport = useSaveExport();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<boolean> => {
    setBusy(true);
    const saved = await saveExport(format, query);
    setBusy(false);
    return saved;
  };
  return { busy, save };
}
