import type { LogPage } from '@ronde/core/tournament/views/log.ts';
import type { Warning } from '@ronde/core/tournament/warning-ladder.ts';
import { sayWarning } from '@ronde/core/tournament/words/say.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { ReactNode } from 'react';
import { formatInstant } from '../dates.ts';
import { useLanguage, useWords } from '../language.tsx';
import { COMMAND_WORDS } from './command-words.ts';
import { useView } from './use-view.ts';

/** What going back means: to which moment, after which entry, and what becomes of the later ones. */
export function RestoreText({ warning }: { readonly warning: Warning }): ReactNode {
  const words = useWords(COMMAND_WORDS);
  const language = useLanguage();
  const [position, entries] = [warning.params['position'], warning.params['entries']].map(Number);
  const path = `log?lang=${language}&before=${(position ?? 0) + 1}&limit=1`;
  const { data, isPending } = useView<LogPage>(path);
  const last = data?.lines.find((line) => line.position === position);
  if (isPending) return words.loading;
  // Without the log the number of the entry remains.
  if (last === undefined) return sayWarning(warning, language);
  return (
    <>
      {words.goesBack(formatInstant(last.at, language), last.words, writerName(last.by, language))}{' '}
      {words.setAside(entries ?? 0)}
    </>
  );
}
