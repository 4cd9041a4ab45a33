import type { LogLine } from '@ronde/core/tournament/views/log.ts';
import type { ReactNode } from 'react';
import { formatTime } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { HISTORY_WORDS } from './history-words.ts';
import classes from './history.module.css';

/** One entry in words; struck through once it was taken back. */
export function LogLineShown({ line }: { readonly line: LogLine }): ReactNode {
  const words = useWords(HISTORY_WORDS);
  const language = useLanguage();
  const Words = line.undone ? 's' : 'span';
  return (
    <li className={classes['line']} data-undone={line.undone}>
      <time dateTime={line.at} className={classes['soft']}>
        {formatTime(line.at, language)}
      </time>
      <span className={classes['by']}>{line.by}</span>
      <div className={classes['words']}>
        <Words>{line.words}</Words>
        {line.undone && (
          <>
            <span aria-hidden className={classes['undone']}>
              {words.undone}
            </span>
            <span className="visually-hidden">{words.undoneSpoken}</span>
          </>
        )}
        {line.accepted.map((warning) => (
          <div key={warning.code} className={classes['accepted']}>
            {words.accepted(warning.article)}
          </div>
        ))}
        {line.facts.length > 3 && (
          <details>
            <summary>{words.details}</summary>
            <ul>
              {line.facts.map((fact, index) => (
                <li key={index}>{fact.words}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
