import type { Language } from '@ronde/core/rules/language.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useEffect, type ReactNode } from 'react';
import { cssString } from '../../look/css-string.ts';
import { formatInstant } from '../dates.ts';
import { useLanguage, useWords } from '../language.tsx';
import { printsPanel } from '../parts/print-panel.ts';
import { usePrinting } from '../parts/use-printing.ts';
import classes from './shell.module.css';
import { SHELL_WORDS } from './shell-words.ts';

const SCHEME = 'data-mantine-color-scheme';

/** What every sheet says on top: the event, how its round stands, and when it was printed. */
export function PrintHead({ overview }: { readonly overview: OverviewAnswer }): ReactNode {
  const words = useWords(SHELL_WORDS);
  const language = useLanguage();
  const printing = usePrinting();
  const { name, rounds, current } = overview.overview;
  const line = rounds.find(({ round }) => round === current);
  const stands =
    line === undefined
      ? words.notStarted
      : `${words.roundOf(line.round, rounds.length)}, ${words.stages[line.stage]}`;
  useRunningHead(name, language, words.printedAt);
  return (
    <div className={`print-only ${classes['printHead'] ?? ''}`}>
      <b>{name}</b>
      <span>{stands}</span>
      {printing && (
        <span>{words.printedAt(formatInstant(new Date().toISOString(), language))}</span>
      )}
    </div>
  );
}

/** The same in the margin of every further sheet (look/print.css); paper is light in either theme. */
function useRunningHead(
  event: string,
  language: Language,
  printedAt: (time: string) => string,
): void {
  useEffect(() => {
    const root = document.documentElement;
    let scheme: string | null = null;
    const before = (): void => {
      const heading = printsPanel() ? 'aside h2' : 'main h1';
      const page = document.querySelector(heading)?.textContent ?? '';
      const title = page === '' ? event : `${event} · ${page}`;
      root.style.setProperty('--print-title', cssString(title));
      const at = printedAt(formatInstant(new Date().toISOString(), language));
      root.style.setProperty('--print-time', cssString(at));
      scheme = root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const after = (): void => {
      if (scheme !== null) root.setAttribute(SCHEME, scheme);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [event, language, printedAt]);
}
