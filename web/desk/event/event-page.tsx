import type { LiveEntry } from '@ronde/server/api/live.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { ask, AnswerProblem } from '../../api/ask.ts';
import { followLive, type LiveStatus } from '../../live/live-stream.ts';
import { serverAhead } from '../../live/server-ahead.ts';
import { EventShell } from '../shell/event-shell.tsx';
import { Failure } from '../shell/failure.tsx';
import { Loading } from '../shell/loading.tsx';
import { answeredAt } from './answered-at.ts';
import { BeingPrepared } from './being-prepared.tsx';
import { catchUp, catchUpWithStream, refreshEvent } from './refresh-event.ts';
import { EventContext, type EventOnScreen, type RecentResult } from './event-context.tsx';
import { UnsentProvider } from './unsent-provider.tsx';
import { CommandProvider } from './use-command.tsx';
import { eventKey, viewPath } from './use-view.ts';

/** How long a row shows that somebody else wrote in it. */
const FLASH = 4_000;

/** How often a visitor's page asks whether the event is public by now. */
const LOOK_AGAIN = 10_000;

/** News in a burst (a round published, twenty desks at once) is one refetch. */
const BURST = 60;

/** Whoever goes from one tournament straight to another takes nothing of the first along. */
export function EventPage(): ReactNode {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return <EventOf key={id} id={id} />;
}

/** A tournament on screen: its overview, its live stream, and the page inside. */
function EventOf({ id }: { readonly id: string }): ReactNode {
  const client = useQueryClient();
  const [live, setLive] = useState<{ status: LiveStatus; heardAt: number | null }>({
    status: 'connecting',
    heardAt: null,
  });

  const [recent, setRecent] = useState<readonly RecentResult[]>([]);
  const [ahead, setAhead] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    /** How far the log is by the news of this burst; infinitely, where all is asked for again. */
    let heard = 0;
    const stale = (position = Infinity): void => {
      heard = Math.max(heard, position);
      timer ??= setTimeout(() => {
        timer = null;
        void (heard === Infinity ? refreshEvent(client, id) : catchUp(client, id, heard));
        heard = 0;
      }, BURST);
    };
    const clock = serverAhead();
    let isFirstWord = true;
    const stop = followLive(id, {
      position: (stands) => {
        if (isFirstWord) void catchUpWithStream(client, id, stands);
        isFirstWord = false;
      },
      serverTime: (at) => {
        clock.hear(Date.parse(at), Date.now());
        // Whole seconds: what the way of a message adds is no reason to draw the page again.
        setAhead(Math.round(clock.ahead() / 1_000) * 1_000);
      },
      news: (entry) => {
        stale(entry.position);
        const came = resultsIn(entry);
        if (came.length === 0) return;
        setRecent((before) => [...came, ...before.filter((old) => !came.some(sameBoard(old)))]);
        setTimeout(() => {
          setRecent((before) =>
            before.map((one) => (one.at === entry.at ? { ...one, fresh: false } : one)),
          );
        }, FLASH);
      },
      reset: () => {
        stale();
      },
      ended: () => {
        stale();
      },
      status: (status, heardAt) => {
        setLive((before) => {
          if (before.status === 'lost' && status === 'live') stale();
          return { status, heardAt };
        });
      },
    });
    return () => {
      if (timer !== null) clearTimeout(timer);
      stop();
      // From here on nobody tells what changes: whoever comes back asks again.
      void client.invalidateQueries({ queryKey: eventKey(id), refetchType: 'none' });
    };
  }, [client, id]);

  const overview = useQuery({
    queryKey: [...eventKey(id), ''],
    queryFn: async ({ queryKey, signal }) => {
      const answer = await ask<OverviewAnswer>(viewPath(id, ''), { signal });
      answeredAt(queryKey, answer.position);
      return answer;
    },
    refetchInterval: ({ state }) => (isBeingPrepared(state.error) ? LOOK_AGAIN : false),
  });

  const seen = overview.data?.position ?? 0;
  const onScreen = useMemo<EventOnScreen>(
    () => ({
      ...{ id, seen, live: live.status, heardAt: live.heardAt, recent },
      serverNow: () => Date.now() + ahead,
    }),
    [id, seen, live, recent, ahead],
  );
  if (isBeingPrepared(overview.error)) return <BeingPrepared />;
  if (overview.data === undefined) {
    if (overview.error instanceof AnswerProblem)
      return <Failure problem={overview.error.problem} />;
    return <Loading />;
  }
  return (
    <EventContext value={onScreen}>
      <CommandProvider>
        <UnsentProvider>
          <EventShell overview={overview.data} />
        </UnsentProvider>
      </CommandProvider>
    </EventContext>
  );
}

/** Withheld from visitors, of whom this is one. */
const isBeingPrepared = (error: Error | null): boolean =>
  error instanceof AnswerProblem && error.problem.code === 'view.beingPrepared';

const sameBoard =
  (one: RecentResult) =>
  ({ round, board }: RecentResult): boolean =>
    one.round === round && one.board === board;

/** Staff hear the facts themselves, with who wrote them. */
function resultsIn({ at, by = '', events = [] }: LiveEntry): RecentResult[] {
  return events.flatMap((event) =>
    event.type === 'resultEntered' || event.type === 'resultCorrected'
      ? [{ round: event.round, board: event.board, outcome: event.outcome, by, at, fresh: true }]
      : [],
  );
}
