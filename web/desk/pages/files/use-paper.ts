import { notifications } from '@mantine/notifications';
import { PAPER_PROBLEMS } from '@ronde/core/documents/papers/paper-problems.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { paperPath, type AskedPaper, type PaperQuery } from '@ronde/server/api/papers.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { useState } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { sayProblem } from '../../say-problem.ts';
import { fetchFile, type FetchedFile } from './fetch-file.ts';
import { FILES_WORDS } from './files-words.ts';

/** So long the file of a preview stays for its page to read, in milliseconds. */
const PREVIEW_STAYS = 60_000;

/** A paper to look at or to keep, and whether it is being set; says why when there is none. */
export function usePaper(
  paper: AskedPaper,
  query: PaperQuery,
): {
  readonly busy: 'preview' | 'save' | null;
  readonly preview: () => Promise<void>;
  readonly save: () => Promise<void>;
} {
  const words = useWords(FILES_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const [busy, setBusy] = useState<'preview' | 'save' | null>(null);
  const said = (problem: Problem): string => {
    const sentences: Readonly<Record<string, string>> = PAPER_PROBLEMS[language];
    const sentence = sentences[problem.code];
    if (sentence === undefined) return sayProblem(problem, language);
    const { round } = problem.params;
    return fill(sentence, { round: typeof round === 'number' ? round : '' });
  };
  const fetched = async (how: 'preview' | 'save'): Promise<FetchedFile | null> => {
    setBusy(how);
    try {
      return await fetchFile(paperPath(id, paper, query), `${paper}.pdf`);
    } catch (error) {
      const message = error instanceof AnswerProblem ? said(error.problem) : words.unreachable;
      notifications.show({ title: words.failed, message, color: 'red', autoClose: 12_000 });
      return null;
    } finally {
      setBusy(null);
    }
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
    save: async () => {
      const file = await fetched('save');
      if (file !== null) saveFile(file.name, file.type, file.content);
    },
  };
}
