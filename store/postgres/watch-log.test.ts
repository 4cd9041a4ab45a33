import { success } from '@ronde/core/rules/result.ts';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Connections } from './connections.ts';
import { watchLog } from './watch-log.ts';

it('a tournament made with entries is told once, though its commit announces it twice', async () => {
  const connections = {
    use: () => Promise.resolve(success([])),
  } as unknown as Connections;
  const listening = {
    begin: () => undefined,
    end: () => undefined,
    close: () => Promise.resolve(),
  };
  const opened = await watchLog(connections, listening);
  if (!opened.ok) throw new Error('not opened');
  const { watch, part } = opened.value;
  const calls: (readonly [string, number])[] = [];
  watch.add((...call) => calls.push(call));
  part.heard('0 blitz');
  part.heard('2 blitz');
  part.heard('0 empty');
  await setImmediate();
  expect(calls).toEqual([
    ['blitz', 2],
    ['empty', 0],
  ]);
});
