import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { answeredAt } from './answered-at.ts';
import { catchUp, catchUpWithStream, refreshEvent } from './refresh-event.ts';
import { eventKey } from './use-view.ts';

const KEY = [...eventKey('open'), 'rounds/1'];

/**
 * A view whose answers come when they are let through, and say where the log stood then; each is
 * how often it was asked for.
 */
function view() {
  const client = new QueryClient();
  const waiting: ((position: number) => void)[] = [];
  answeredAt(KEY, 0);
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => {
      asked += 1;
      const said = asked;
      return new Promise<number>((resolve) => {
        waiting.push((position) => {
          answeredAt(KEY, position);
          resolve(said);
        });
      });
    },
  });
  const stop = observer.subscribe(() => undefined);
  const letThrough = async (position = 0): Promise<void> => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.(position);
  };
  const shown = (): unknown => client.getQueryData(KEY);
  /** A view that stands on the screen as the log was at position 4. */
  const isShown = async (): Promise<void> => {
    await letThrough(4);
    await expect.poll(shown).toBe(1);
  };
  return { client, letThrough, stop, shown, isShown, asked: () => asked };
}

it('news that comes while a page is asked for the first time has it asked for again', async () => {
  const { client, letThrough, stop, shown } = view();
  const refreshed = refreshEvent(client, 'open');
  await letThrough();
  await letThrough();
  await refreshed;
  expect(shown()).toBe(2);
  stop();
});

it('a page that is shown is asked for once', async () => {
  const { client, letThrough, stop, shown } = view();
  await letThrough();
  await expect.poll(shown).toBe(1);
  const refreshed = refreshEvent(client, 'open');
  await letThrough();
  await refreshed;
  expect(shown()).toBe(2);
  stop();
});

it('a deed that is heard of in its answer and in the news is asked for once', async () => {
  const { client, letThrough, stop, isShown, asked } = view();
  await isShown();
  const own = catchUp(client, 'open', 5);
  const onItsWay = catchUp(client, 'open', 5);
  await letThrough(5);
  await Promise.all([own, onItsWay]);
  await catchUp(client, 'open', 5);
  expect(asked()).toBe(2);
  stop();
});

it('an answer of another server that is older than the deed is asked for again', async () => {
  const { client, letThrough, stop, shown, isShown } = view();
  await isShown();
  const own = catchUp(client, 'open', 5);
  const news = catchUp(client, 'open', 5);
  await letThrough(4);
  await letThrough(5);
  await Promise.all([own, news]);
  expect(shown()).toBe(3);
  stop();
});

it('a later deed is asked for at once, and answers the one before it', async () => {
  const { client, letThrough, stop, shown, isShown, asked } = view();
  await isShown();
  const one = catchUp(client, 'open', 5);
  const newsOfOne = catchUp(client, 'open', 5);
  const other = catchUp(client, 'open', 6);
  // The question of the first deed was taken back: nobody waits for its answer.
  await letThrough(5);
  await letThrough(6);
  await Promise.all([one, newsOfOne, other]);
  expect([shown(), asked()]).toEqual([3, 3]);
  stop();
});

it('a view that does not say where the log stood is asked for by every news', async () => {
  const { client, letThrough, stop, isShown, asked } = view();
  await isShown();
  const own = catchUp(client, 'open', 5);
  await letThrough(0);
  await own;
  const news = catchUp(client, 'open', 5);
  await letThrough(0);
  await news;
  expect(asked()).toBe(3);
  stop();
});

it.each([
  ['older than the first word of the stream is asked for again', 4, 2],
  ['as old as it is not', 5, 1],
])('a view on its way that is %s', async (_, position, times) => {
  const { client, letThrough, stop, shown, asked } = view();
  const caughtUp = catchUpWithStream(client, 'open', 5);
  await letThrough(position);
  if (times === 2) await letThrough(5);
  await caughtUp;
  expect([shown(), asked()]).toEqual([times, times]);
  stop();
});

it('a view that was shown before the stream said where the log stands catches up with it', async () => {
  const { client, letThrough, stop, shown, isShown } = view();
  await isShown();
  const caughtUp = catchUpWithStream(client, 'open', 5);
  await letThrough(5);
  await caughtUp;
  expect(shown()).toBe(2);
  stop();
});
