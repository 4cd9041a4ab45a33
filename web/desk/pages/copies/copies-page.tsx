import { Alert, Button, Loader, SegmentedControl, Text, Title } from '@mantine/core';
import type { TournamentsAnswer } from '@ronde/server/api/listing.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { formatInstant } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { sayFailure } from '../lists/say-failure.ts';
import type { BackupsAnswer } from '@ronde/server/api/backups.ts';
import { CopyLine } from './copy-line.tsx';
import { copiesShown, type Which } from './copies-shown.ts';
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
  const { data, error } = useQuery({
    queryKey: COPIES_KEY,
    queryFn: ({ signal }) => ask<BackupsAnswer>('/api/backups', { signal }),
    refetchOnWindowFocus: 'always',
  });
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
          <Copies copies={data.copies} tournament={id} />
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
  readonly copies: BackupsAnswer['copies'];
  readonly tournament: string;
}): ReactNode {
  const words = useWords(COPIES_WORDS);
  const [which, setWhich] = useState<Which>('own');
  const [most, setMost] = useState(A_GLANCE);
  const { data, isPending } = useQuery({
    queryKey: ['tournaments'],
    queryFn: ({ signal }) => ask<TournamentsAnswer>('/api/tournaments', { signal }),
  });
  const names = new Map(data?.tournaments.map(({ id, summary }) => [id, summary?.name ?? id]));
  const shown = copiesShown(props.copies, which, props.tournament);
  const more = Math.min(A_GLANCE, shown.length - most);
  return (
    <>
      <SegmentedControl
        aria-label={words.which}
        value={which}
        data={[
          { value: 'own', label: words.own },
          { value: 'all', label: words.all },
        ]}
        onChange={setWhich}
      />
      {isPending ? (
        <Loader mt="sm" />
      ) : shown.length === 0 ? (
        <div className={classes['empty']}>
          <Text fw={600}>{words.empty[which]}</Text>
          <Text>{words.emptyHint}</Text>
        </div>
      ) : (
        <ul className={lines['list']}>
          {shown.slice(0, most).map((copy) => (
            <CopyLine
              key={copy.copy}
              copy={copy}
              name={
                copy.tournament === null ? null : (names.get(copy.tournament) ?? copy.tournament)
              }
            />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button
          mt="sm"
          variant="default"
          onClick={() => {
            setMost(most + A_GLANCE);
          }}
        >
          {words.more(more)}
        </Button>
      )}
    </>
  );
}
