import { sayStep } from '@ronde/core/administration/money/say-step.ts';
import type { MoneyStep } from '@ronde/core/administration/money/working.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import classes from './administration.module.css';

/** A calculation, line by line, with its article. */
export function WorkingLines(props: { readonly working: readonly MoneyStep[] }): ReactNode {
  const words = useWords(ADMINISTRATION_WORDS);
  const language = useLanguage();
  const [first] = props.working;
  return (
    <details className={classes['working']}>
      <summary>{words.working}</summary>
      <ol>
        {props.working.map((step) => (
          <li key={sayStep(step, language)}>{sayStep(step, language)}</li>
        ))}
      </ol>
      {first !== undefined && <p>{first.article}</p>}
    </details>
  );
}
