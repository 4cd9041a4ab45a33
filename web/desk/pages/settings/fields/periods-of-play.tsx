import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import { periodsText } from './periods-text.ts';
import { PERIODS_WORDS } from './periods-words.ts';

/** How a rate of play of several periods was read (B.02 1). */
export function PeriodsOfPlay({ timeControl }: { readonly timeControl: string }): ReactNode {
  const words = useWords(PERIODS_WORDS);
  const text = periodsText(timeControl, words);
  return text === null ? null : <p role="status">{text}</p>;
}
