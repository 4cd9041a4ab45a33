import { Loader, Title } from '@mantine/core';
import type { DueAnswer, OverviewAnswer } from '@ronde/server/api/overview.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatWeekday } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { PublicState } from '../../event/public-state.tsx';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { SHELL_WORDS } from '../../shell/shell-words.ts';
import { DueLine } from './due-line.tsx';
import classes from './now.module.css';
import { NOW_WORDS } from './now-words.ts';

/** The home of a tournament: what needs me now, each with its one button. */
export function NowPage(): ReactNode {
  const words = useWords(NOW_WORDS);
  const { data } = useView<DueAnswer>('due');
  const overview = useView<OverviewAnswer>('');
  if (data === undefined || overview.data === undefined) return <Loader />;
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.heading}
      </Title>
      {!overview.data.overview.published && <PublicState />}
      <ol className={classes['due']}>
        {data.due.map((item, index) => (
          <DueLine
            key={`${item.code}-${JSON.stringify(item.params)}`}
            item={item}
            first={index === 0}
          />
        ))}
      </ol>
      <Rounds overview={overview.data} />
    </>
  );
}

function Rounds({ overview }: { readonly overview: OverviewAnswer }): ReactNode {
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
        {overview.overview.rounds.map((line) => (
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
              <span className={classes['soft']}>
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
const doneOf = ({ results, boards }: OverviewAnswer['overview']['rounds'][number]): number =>
  boards === 0 ? 0 : (100 * (results ?? 0)) / boards;
