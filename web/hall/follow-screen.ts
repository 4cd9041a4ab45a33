import { signal, type ReadonlySignal } from '@preact/signals';
import type { HallAnswer } from '@ronde/server/api/screens.ts';
import { AnswerProblem, ask } from '../api/ask.ts';
import { followLive, type LiveStatus } from '../live/live-stream.ts';
import { serverAhead } from '../live/server-ahead.ts';

/** What a screen knows; what it once showed stays, whatever happens to the connection. */
export interface FollowedScreen {
  readonly answer: ReadonlySignal<HallAnswer | null>;
  readonly link: ReadonlySignal<LiveStatus>;
  /** When the connection went, in milliseconds; null while it stands. */
  readonly lostAt: ReadonlySignal<number | null>;
  /** The desk knows no screen of this code. */
  readonly unknown: ReadonlySignal<boolean>;
  /** The event is not public, and this screen was not let in. */
  readonly prepared: ReadonlySignal<boolean>;
  /** The server's clock: a projector's own may be minutes off. */
  readonly now: () => number;
}

/** News in a burst is one question. */
const BURST = 30;
const AGAIN = 2_000;

/** Follows one screen for as long as the page is open, through restarts and changes from the desk. */
export function followScreen(code: string): FollowedScreen {
  const answer = signal<HallAnswer | null>(null);
  const link = signal<LiveStatus>('connecting');
  const lostAt = signal<number | null>(null);
  const unknown = signal(false);
  const prepared = signal(false);
  const clock = serverAhead();
  let followed: string | null = null;
  let stop = (): void => undefined;
  /** A question is under way; `again` when news came meanwhile. */
  let asking: 'no' | 'yes' | 'again' = 'no';
  let timer: ReturnType<typeof setTimeout> | null = null;

  const stand = (status: LiveStatus): void => {
    if (status === 'lost') lostAt.value ??= Date.now();
    else if (status === 'live') lostAt.value = null;
    link.value = status;
  };

  const load = async (): Promise<void> => {
    if (asking !== 'no') {
      asking = 'again';
      return;
    }
    asking = 'yes';
    const wait = await answered();
    const missed = isAgain();
    asking = 'no';
    if (missed) soon(BURST);
    else if (wait !== null) soon(wait);
  };
  const isAgain = (): boolean => asking === 'again';

  /** Null when all went well, or how long to wait for another try. */
  const answered = async (): Promise<number | null> => {
    try {
      const found = await ask<HallAnswer>(`/api/screens/${encodeURIComponent(code)}/view`);
      // Another program answers: its page may draw what this one does not know.
      if (answer.value !== null && answer.value.build !== found.build) window.location.reload();
      unknown.value = false;
      prepared.value = false;
      answer.value = found;
      follow(found.tournament);
      return null;
    } catch (error) {
      const missing = error instanceof AnswerProblem && error.status === 404;
      prepared.value = missing && error.problem.code === 'view.beingPrepared';
      unknown.value = missing && !prepared.value;
      if (!missing && followed === null) stand('lost');
      return AGAIN;
    }
  };

  function soon(milliseconds: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      void load();
    }, milliseconds);
  }

  function follow(tournament: string): void {
    if (followed === tournament) return;
    stop();
    followed = tournament;
    stop = followLive(tournament, {
      news: () => {
        soon(BURST);
      },
      reset: () => {
        soon(BURST);
      },
      serverTime: (at) => {
        clock.hear(Date.parse(at), Date.now());
      },
      status: (status) => {
        // Whatever was missed while nothing was heard.
        if (status === 'live' && link.value !== 'live') soon(BURST);
        stand(status);
      },
      // The link of this device was taken back; what hangs on a wall is for everybody all the same.
      ended: () => {
        followed = null;
        soon(AGAIN);
      },
    });
  }

  void load();
  return { answer, link, lostAt, unknown, prepared, now: () => Date.now() + clock.ahead() };
}
