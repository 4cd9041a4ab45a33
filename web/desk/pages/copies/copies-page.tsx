import { Alert, Button, Loader, SegmentedControl, Text, Title } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { formatInstant } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { sayFailure } from '../lists/say-failure.ts';
import type { BackupsAnswer } from '@ronde/server/api/backups.ts';
import { CopyLine } from './copy-line.tsx';
import type { Which } from './copies-shown.ts';
import { COPIES_WORDS } from './copies-words.ts';
import classes from './copies.module.css';
import { COPIES_KEY, useTakeCopy } from './use-take-copy.ts';

/** As many as a glance takes in; the older ones on demand. */
const A_GLANCE = 30;

/** The copies of this server: made, checked, and brought back as new tournaments. */
export function CopiesPage(): ReactNode {
  const words = useWords(COPIES_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const [which, setWhich] = useState<Which>('own');
  const copies = useInfiniteQuery({
    queryKey: [...COPIES_KEY, which, id],
    queryFn: ({ signal, pageParam }) =>
      ask<BackupsAnswer>(`/api/backups?${pageOfCopies(which, id, pageParam)}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  const { error } = copies;
  const [data] = copies.data?.pages ?? [];
  return (
    <div className={lines['page']}>
      <Title order={1} size="h2" mb="xs">
        {words.heading}
      </Title>
      <p className={classes['about']}>{words.about}</p>
      {data !== undefined ? (
        <>
          <Take tournament={id} lastAt={data.lastAt} />
          {data.lastProblem !== null && (
            <Alert color="red" role="alert" mb="sm" title={words.lastFailed}>
              {sayFailure(
                new AnswerProblem(500, { code: data.lastProblem, params: {} }),
                language,
                words,
              )}
            </Alert>
          )}
          <Copies
            pages={copies.data?.pages ?? []}
            which={which}
            loading={copies.isFetchingNextPage}
            onWhich={setWhich}
            onMore={() => void copies.fetchNextPage()}
          />
        </>
      ) : error === null ? (
        <Loader />
      ) : (
        <Alert color="red">{sayFailure(error, language, words)}</Alert>
      )}
    </div>
  );
}

function Take(props: { readonly tournament: string; readonly lastAt: string | null }): ReactNode {
  const { tournament, lastAt } = props;
  const words = useWords(COPIES_WORDS);
  const language = useLanguage();
  const { busy, take } = useTakeCopy(tournament);
  return (
    <div className={classes['head']}>
      <Button loading={busy === 'own'} disabled={busy === 'all'} onClick={() => void take('own')}>
        {words.now}
      </Button>
      <Button
        variant="default"
        loading={busy === 'all'}
        disabled={busy === 'own'}
        onClick={() => void take('all')}
      >
        {words.everything}
      </Button>
      {lastAt !== null && (
        <span className={classes['last']}>{words.last(formatInstant(lastAt, language))}</span>
      )}
    </div>
  );
}

function Copies(props: {
  readonly pages: readonly BackupsAnswer[];
  readonly which: Which;
  readonly loading: boolean;
  readonly onWhich: (which: Which) => void;
  readonly onMore: () => void;
}): ReactNode {
  const words = useWords(COPIES_WORDS);
  const { which } = props;
  const shown = props.pages.flatMap(({ copies, names }) =>
    copies.map((copy) => ({ copy, name: nameOf(copy, names) })),
  );
  const more = Math.min(A_GLANCE, (props.pages.at(-1)?.total ?? 0) - shown.length);
  return (
    <>
      <SegmentedControl
        aria-label={words.which}
        value={which}
        data={[
          { value: 'own', label: words.own },
          { value: 'all', label: words.all },
        ]}
        onChange={props.onWhich}
      />
      {shown.length === 0 ? (
        <div className={classes['empty']}>
          <Text fw={600}>{words.empty[which]}</Text>
          <Text>{words.emptyHint}</Text>
        </div>
      ) : (
        <ul className={lines['list']}>
          {shown.map(({ copy, name }) => (
            <CopyLine key={copy.copy} copy={copy} name={name} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button mt="sm" variant="default" loading={props.loading} onClick={props.onMore}>
          {words.more(more)}
        </Button>
      )}
    </>
  );
}

const nameOf = (
  { tournament }: BackupsAnswer['copies'][number],
  names: BackupsAnswer['names'],
): string | null => (tournament === null ? null : (names[tournament] ?? tournament));

function pageOfCopies(which: Which, tournament: string, from: number): string {
  const page = { from: String(from), size: String(A_GLANCE) };
  return new URLSearchParams(which === 'own' ? { ...page, tournament } : page).toString();
}
