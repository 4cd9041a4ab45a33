import { Alert, Button, Loader, Text, Title, UnstyledButton } from '@mantine/core';
import type { LogPage } from '@ronde/core/tournament/views/log.ts';
import type { StepsAnswer } from '@ronde/server/api/overview.ts';
import { IconArrowBackUp, IconArrowForwardUp, IconPrinter } from '../../icons.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';
import { formatDay } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { FilterBox } from '../../parts/filter-box.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { printPage, useOffered } from '../../parts/page-tools.ts';
import { sayProblem } from '../../say-problem.ts';
import { stepText } from '../../shell/step-text.ts';
import { useUndo } from '../../shell/use-undo.tsx';
import { HISTORY_WORDS } from './history-words.ts';
import classes from './history.module.css';
import { LogLineShown } from './log-line.tsx';
import { byDay, filteredLines, LOG_TOPICS, type LogFilter } from './log-lines.ts';
import { NoteForm } from './note-form.tsx';
import { RestorePoints } from './restore-points.tsx';

const PAGE = 100;

/** Who did what and when, newest first; the way back. */
export function HistoryPage(): ReactNode {
  const words = useWords(HISTORY_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const [filter, setFilter] = useState<LogFilter>({ text: '', topic: null });
  const log = useInfiniteQuery({
    queryKey: [...eventKey(id), 'log', language],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam === null ? '' : `&before=${pageParam}`;
      const path = `log?lang=${language}&limit=${PAGE}${before}`;
      return ask<LogPage>(viewPath(id, path), { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
  });
  const lines = (log.data?.pages.flatMap((page) => page.lines) ?? []).map((line) => ({
    ...line,
    by: writerText(line.by, language),
  }));
  const total = log.data?.pages[0]?.total ?? 0;
  const shown = filteredLines(lines, filter);
  return (
    <>
      <div className={classes['head']}>
        <Title order={1} size="h2">
          {words.heading}
        </Title>
        <Steps />
        <PrintAll
          whole={log.data !== undefined && !log.hasNextPage}
          onMore={async () => (await log.fetchNextPage()).hasNextPage}
        />
      </div>
      <p className="print-only">{words.count(lines.length, total)}</p>
      <div className={classes['columns']}>
        <section className={classes['log']} aria-label={words.heading}>
          <NoteForm />
          <Filter filter={filter} count={words.count(lines.length, total)} onChange={setFilter} />
          {log.error !== null && <Alert color="red">{words.failed}</Alert>}
          {log.isPending && <Loader />}
          {log.data !== undefined && shown.length === 0 && !log.hasNextPage && (
            <p className={classes['soft']}>{words.noMatch}</p>
          )}
          {byDay(shown, (at) => formatDay(at, language)).map(({ at, lines: ofDay }) => (
            <section key={at}>
              <h2 className={classes['day']}>{formatDay(at, language)}</h2>
              <ol className={classes['lines']}>
                {ofDay.map((line) => (
                  <LogLineShown key={line.position} line={line} />
                ))}
              </ol>
            </section>
          ))}
          {log.hasNextPage ? (
            <Older
              key={`${lines.length}-${shown.length}`}
              onSeen={() => {
                if (!log.isFetching) void log.fetchNextPage();
              }}
            />
          ) : (
            log.data !== undefined &&
            shown.length > 0 && <p className={classes['soft']}>{words.beginning}</p>
          )}
        </section>
        <RestorePoints />
      </div>
    </>
  );
}

/** Older entries come as they are scrolled to; paper wants all of them. */
function PrintAll(props: {
  readonly whole: boolean;
  readonly onMore: () => Promise<boolean>;
}): ReactNode {
  const words = useWords(HISTORY_WORDS);
  const [busy, setBusy] = useState(false);
  const print = async (): Promise<void> => {
    setBusy(true);
    let more = !props.whole;
    while (more) more = await props.onMore();
    setBusy(false);
    // The entries that came last must be in the page first.
    setTimeout(printPage);
  };
  useOffered('print', () => void print());
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => void print()}
    >
      {words.print}
    </Button>
  );
}

/** Undo and redo, each with the words of what it would do. */
function Steps(): ReactNode {
  const words = useWords(HISTORY_WORDS);
  const language = useLanguage();
  const act = useDo();
  const undo = useUndo();
  const may = useMay();
  const { data } = useView<StepsAnswer>(`steps?lang=${language}`);
  const { busy, run } = useOneAtATime();
  if (data === undefined || !may('undo')) return null;
  return (
    <div className={classes['steps']}>
      <Button
        variant="default"
        className={classes['step'] ?? ''}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        title={data.undo === null ? undefined : stepText(data.undo, language)}
        disabled={data.undo === null || busy}
        onClick={() => {
          run(undo);
        }}
      >
        <span className={classes['stepWords']}>
          {data.undo === null ? words.nothingToUndo : words.undo(data.undo.what)}
        </span>
      </Button>
      <Button
        variant="default"
        className={classes['step'] ?? ''}
        leftSection={<IconArrowForwardUp size={18} aria-hidden />}
        title={data.redo === null ? undefined : stepText(data.redo, language)}
        disabled={data.redo === null || busy}
        onClick={() => {
          run(() => act({ type: 'redo' }));
        }}
      >
        <span className={classes['stepWords']}>
          {data.redo === null ? words.nothingToRedo : words.redo(data.redo.what)}
        </span>
      </Button>
      {data.barred !== null && (
        <Text size="sm" role="note">
          {sayProblem(data.barred, language)}
        </Text>
      )}
    </div>
  );
}

function Filter(props: {
  readonly filter: LogFilter;
  readonly count: string;
  readonly onChange: (filter: LogFilter) => void;
}): ReactNode {
  const { filter, onChange } = props;
  const words = useWords(HISTORY_WORDS);
  return (
    <div className={classes['filter']}>
      <FilterBox
        label={words.filter}
        value={filter.text}
        onChange={(text) => {
          onChange({ ...filter, text });
        }}
      />
      <div className={classes['topics']} role="group" aria-label={words.topic}>
        {[null, ...LOG_TOPICS].map((topic) => (
          <UnstyledButton
            key={topic ?? ''}
            className={classes['topic']}
            aria-pressed={filter.topic === topic}
            onClick={() => {
              onChange({ ...filter, topic });
            }}
          >
            {topic === null ? words.all : words.topics[topic]}
          </UnstyledButton>
        ))}
      </div>
      <span className={classes['soft']} aria-live="polite">
        {props.count}
      </span>
    </div>
  );
}

/** Asks for older entries when it comes into view; made anew after each answer, so it asks again. */
function Older({ onSeen }: { readonly onSeen: () => void }): ReactNode {
  const words = useWords(HISTORY_WORDS);
  const place = useRef<HTMLParagraphElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) seen.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <p ref={place} className={`${classes['soft'] ?? ''} ${classes['older'] ?? ''}`}>
      {words.loading}
    </p>
  );
}
