import { Alert, Loader, Text, Title } from '@mantine/core';
import type { KeptList, ListsAnswer } from '@ronde/server/api/lists.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { formatInstant, formatMonth } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { CheckRatings } from './check-ratings.tsx';
import { ImportList } from './import-list.tsx';
import { LISTS_WORDS } from './lists-words.ts';
import classes from './lists.module.css';
import { sayFailure } from './say-failure.ts';
import { formatCount } from '../../../words/counts.ts';
import { sourceName } from './source-name.ts';

export const LISTS_KEY = ['lists', 'kept'] as const;

function useLists(tournament: string): UseQueryResult<ListsAnswer> {
  return useQuery({
    queryKey: [...LISTS_KEY, tournament],
    queryFn: ({ signal }) =>
      ask<ListsAnswer>(`/api/lists?tournament=${encodeURIComponent(tournament)}`, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** The rating lists kept here, how a new one comes in, and this tournament beside one of them. */
export function ListsPage(): ReactNode {
  const words = useWords(LISTS_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const lists = useLists(id);
  const overview = useView<OverviewAnswer>('');
  const chief = overview.data?.me.role === 'chief';
  return (
    <div className={classes['page']}>
      <Title order={1} size="h2" mb="xs">
        {words.heading}
      </Title>
      <p className={classes['about']}>{words.about}</p>
      {lists.data === undefined ? (
        lists.error === null ? (
          <Loader />
        ) : (
          <Alert color="red">{sayFailure(lists.error, language, words)}</Alert>
        )
      ) : (
        <>
          <Kept lists={lists.data.lists} />
          {chief ? (
            <ImportList jobs={lists.data.jobs} limit={lists.data.limit} />
          ) : (
            <Text c="dimmed" mb="lg">
              {words.onlyChief}
            </Text>
          )}
          <CheckRatings lists={lists.data.lists} />
        </>
      )}
    </div>
  );
}

function Kept({ lists }: { readonly lists: readonly KeptList[] }): ReactNode {
  const words = useWords(LISTS_WORDS);
  const language = useLanguage();
  const newest = new Map<string, string>();
  for (const { source, month } of lists) {
    if (month > (newest.get(source) ?? '')) newest.set(source, month);
  }
  return (
    <section className={classes['group']}>
      <h2>{words.kept}</h2>
      {lists.length === 0 ? (
        <div className={classes['empty']}>
          <Text fw={600}>{words.none}</Text>
          <Text>{words.noneHint}</Text>
        </div>
      ) : (
        <ul className={lines['list']}>
          {lists.map(({ source, month, players, importedAt, problems }) => (
            <li key={`${source} ${month}`}>
              <span className={classes['name']}>
                {sourceName(source)} · {formatMonth(month, language)}
                {newest.get(source) === month && (
                  <span className={classes['tag']}>{words.newest}</span>
                )}
              </span>
              <span className={classes['figure']}>
                {words.players(players, formatCount(players, language))}
              </span>
              {problems > 0 && <span className={classes['odd']}>{words.skipped(problems)}</span>}
              <span className={classes['soft']}>
                {words.imported(formatInstant(importedAt, language))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
