import type { Language } from '@ronde/core/rules/language.ts';
import type { StepPreview } from '@ronde/core/tournament/views/log.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import { formatInstant } from '../dates.ts';
import { SHELL_WORDS } from './shell-words.ts';

/** What undo or redo is about, by whom and when, in the reader's words and hour: the server does not know the latter. */
export const stepText = (
  { what, by, at }: Pick<StepPreview, 'what' | 'by' | 'at'>,
  language: Language,
): string =>
  SHELL_WORDS[language].undoWhat(what, writerName(by, language), formatInstant(at, language));
