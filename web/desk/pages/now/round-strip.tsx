import { Title } from '@mantine/core';
import type { RoundLine } from '@ronde/core/tournament/views/overview.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatWeekday } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { SHELL_WORDS } from '../../shell/shell-words.ts';
import classes from './now.module.css';
import { NOW_WORDS } from './now-words.ts';

/** All rounds of the event, played and to come. */
export function RoundStrip({ rounds }: { readonly rounds: readonly RoundLine[] }): ReactNode {
  const words = useWords(NOW_WORDS);
  const { stages } = useWords(SHELL_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  return (
    <section className={classes['rounds']}>
      <Title order={2} size="h4" mb="xs">
        {words.rounds}
      </Title>
      <ol className={classes['strip']}>
        {rounds.map((line) => (
          <li key={line.round} data-stage={line.stage}>
            <Link to={`/event/${encodeURIComponent(id)}/rounds/${line.round}`}>
              <span className={classes['cardHead']}>
                <span className={classes['roundNumber']}>
                  <span className="visually-hidden">{words.round} </span>
                  {line.round}
                </span>
                <span className={classes['stage']}>{stages[line.stage]}</span>
              </span>
              <span className={classes['bar']} aria-hidden>
                <span style={{ width: `${doneOf(line)}%` }} />
              </span>
              <span className={classes['cardFoot']}>
                {line.boards > 0 && (
                  <span>
                    {line.results ?? 0}/{line.boards}
                  </span>
                )}
                {line.date !== null && (
                  <span>
                    {formatWeekday(line.date, language)} {line.time ?? ''}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Of a hundred. */
const doneOf = ({ results, boards }: RoundLine): number =>
  boards === 0 ? 0 : (100 * (results ?? 0)) / boards;
