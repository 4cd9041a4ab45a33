import { Title } from '@mantine/core';
import type { LogPage } from '@ronde/core/tournament/views/log.ts';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatTime } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { COCKPIT_WORDS } from './cockpit-words.ts';
import classes from './now.module.css';

const LINES = 7;

/** A score stays on one line: `1–0`, `½–½`. */
const SCORE = /([\d½+−]+–[\d½+−]+)/;

const unbrokenScores = (text: string): ReactNode =>
  text.split(SCORE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={classes['score']}>
        {part}
      </span>
    ),
  );

/** The last lines of the history. */
export function LastNews(): ReactNode {
  const words = useWords(COCKPIT_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const { data } = useView<LogPage>(`log?lang=${language}&limit=${LINES}`);
  return (
    <section className={classes['panel']}>
      <div className={classes['panelHead']}>
        <Title order={2} size="h4">
          {words.news}
        </Title>
        <Link to={`/event/${encodeURIComponent(id)}/history`}>{words.history}</Link>
      </div>
      <ol className={classes['news']}>
        {(data?.lines ?? []).map(({ position, at, by, words: said, undone }) => {
          const Said = undone ? 's' : 'span';
          return (
            <li key={position}>
              <time dateTime={at}>{formatTime(at, language)}</time>
              <span>
                <Said className={classes['said']}>{unbrokenScores(said)}</Said>{' '}
                <span className={classes['soft']}>{writerText(by, language)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
