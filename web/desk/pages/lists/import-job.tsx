import { Button, List, Progress } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { sayProblem as sayFileProblem } from '@ronde/core/documents/problems/say-problem.ts';
import type { Problem as FileProblem } from '@ronde/core/rules/problem.ts';
import type { ListJob } from '@ronde/server/api/lists.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { formatMonth } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { isRunning, percentOf } from './job-progress.ts';
import { LISTS_WORDS } from './lists-words.ts';
import classes from './lists.module.css';
import { sayFailure } from './say-failure.ts';
import { formatCount } from '../../../words/counts.ts';
import { sourceName } from './source-name.ts';

/** Often enough for a bar to move, seldom enough for a loaded computer. */
const LOOK_EVERY = 700;

/** As many lines as help. */
const MOST_LINES = 8;

const pathOf = (id: string): string => `/api/lists/jobs/${encodeURIComponent(id)}`;

/** One import: how far it is, how to stop it, and what became of it. */
export function ImportJob({ job: known }: { readonly job: ListJob }): ReactNode {
  const words = useWords(LISTS_WORDS);
  const language = useLanguage();
  const client = useQueryClient();
  const [stopping, setStopping] = useState(false);
  const watched = isRunning(known);
  const { data } = useQuery({
    queryKey: ['list-job', known.id],
    queryFn: ({ signal }) => ask<ListJob>(pathOf(known.id), { signal }),
    enabled: watched,
    refetchInterval: LOOK_EVERY,
    staleTime: 0,
  });
  const job = watched ? (data ?? known) : known;
  const over = !isRunning(job);
  useEffect(() => {
    if (watched && over) void client.invalidateQueries({ queryKey: ['lists'] });
  }, [client, over, watched]);

  const list = `${sourceName(job.source)} · ${formatMonth(job.month, language)}`;
  const stop = async (): Promise<void> => {
    setStopping(true);
    try {
      await ask<null>(pathOf(job.id), { method: 'DELETE' });
    } catch (error) {
      notifications.show({ message: sayFailure(error, language, words), color: 'red' });
      setStopping(false);
    }
  };
  return (
    <div
      className={classes['job']}
      data-phase={job.phase}
      role="group"
      aria-label={words.job(list)}
    >
      <div className={classes['jobHead']}>
        <strong>{words.job(list)}</strong>
        <span role="status">{words.phases[job.phase]}</span>
        <span className={classes['figure']}>{words.read(formatCount(job.players, language))}</span>
        {!over && (
          <Button
            variant="default"
            loading={stopping}
            aria-label={words.cancelOf(list)}
            onClick={() => void stop()}
          >
            {words.cancel}
          </Button>
        )}
      </div>
      {!over && (
        <Progress.Root size="lg">
          <Progress.Section value={percentOf(job)} aria-label={words.job(list)} animated />
        </Progress.Root>
      )}
      {job.resumedAt > 0 && (
        <span className={classes['soft']}>
          {words.resumed(formatCount(job.resumedAt, language))}
        </span>
      )}
      {job.problem !== null && (
        <span>{sayFailure(new AnswerProblem(422, job.problem), language, words)}</span>
      )}
      <Oddities
        problems={job.problem === null ? job.problems : told(job)}
        failed={job.problem !== null}
      />
      {job.phase === 'cancelled' && <span className={classes['soft']}>{words.resume}</span>}
    </div>
  );
}

/** What a refusal tells of the file. */
function told({ problem }: ListJob): readonly FileProblem[] {
  const given = problem?.params['problems'];
  return Array.isArray(given) ? (given as readonly FileProblem[]) : [];
}

function Oddities(props: {
  readonly problems: readonly FileProblem[];
  readonly failed: boolean;
}): ReactNode {
  const { problems, failed } = props;
  const words = useWords(LISTS_WORDS);
  const language = useLanguage();
  if (problems.length === 0) return null;
  const lines = (
    <List size="sm">
      {problems.slice(0, MOST_LINES).map((one, index) => (
        <List.Item key={index}>{sayFileProblem(one, language)}</List.Item>
      ))}
    </List>
  );
  if (failed) return lines;
  return (
    <details>
      <summary>{words.oddities(problems.length)}</summary>
      {lines}
    </details>
  );
}
