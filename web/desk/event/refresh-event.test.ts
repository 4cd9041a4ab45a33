import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshEvent } from './refresh-event.ts';
import { eventKey } from './use-view.ts';

const KEY = [...eventKey('open'), 'rounds/1'];

/** A view whose answers come when they are let through; each says how often it was asked for. */
function view() {
  const client = new QueryClient();
  const waiting: (() => void)[] = [];
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => {
      asked += 1;
      const said = asked;
      return new Promise<number>((resolve) => {
        waiting.push(() => {
          resolve(said);
        });
      });
    },
  });
  const stop = observer.subscribe(() => undefined);
  const letThrough = async (): Promise<void> => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  return { client, letThrough, stop, shown: () => client.getQueryData(KEY) };
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
