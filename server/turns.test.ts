import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import type { ServerEnv } from './registry/route.ts';
import { inTurn, openTurns } from './turns.ts';

/** An event loop and a clock moved by hand. */
function loop() {
  const next: (() => void)[] = [];
  const time = { now: 0 };
  const turns = openTurns(
    () => time.now,
    (begin) => next.push(begin),
  );
  const turn = async (): Promise<void> => {
    for (const begin of next.splice(0)) begin();
    await Promise.resolve();
  };
  const begun: string[] = [];
  const ask = (name: string, milliseconds: number): void => {
    const begin = (): void => {
      begun.push(name);
      time.now += milliseconds;
    };
    const waits = turns.wait();
    if (waits === undefined) begin();
    else void waits.then(begin);
  };
  return { ask, turn, begun, turns };
}

describe('turns', () => {
  it('begins short requests together in one turn', () => {
    const { ask, begun } = loop();
    for (const name of ['a', 'b', 'c']) ask(name, 1);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('gives each of several long requests a turn of its own, in the order they came', async () => {
    const { ask, turn, begun } = loop();
    for (const name of ['a', 'b', 'c']) ask(name, 30);
    expect(begun).toEqual(['a']);
    await turn();
    expect(begun).toEqual(['a', 'b']);
    ask('d', 1);
    expect(begun).toEqual(['a', 'b']);
    await turn();
    await turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts afresh once nobody waits', async () => {
    const { ask, turn, begun } = loop();
    ask('a', 30);
    await turn();
    ask('b', 30);
    expect(begun).toEqual(['a', 'b']);
  });

  it('never lets the question whether the server is well wait', async () => {
    const { ask, turns } = loop();
    ask('a', 30);
    const app = new Hono<ServerEnv>();
    app.use(inTurn(turns, '/healthz'));
    app.get('/healthz', (context) => context.text('well'));
    expect(await (await app.request('/healthz')).text()).toBe('well');
  });

  it('answers every other question in its turn, not before', async () => {
    const { ask, turn, turns } = loop();
    ask('a', 30);
    const app = new Hono<ServerEnv>();
    app.use(inTurn(turns, '/healthz'));
    const begun: string[] = [];
    app.get('/other', (context) => {
      begun.push('other');
      return context.text('answered');
    });
    const answer = app.request('/other');
    await setImmediate();
    expect(begun).toEqual([]);
    await turn();
    expect(await (await answer).text()).toBe('answered');
  });
});
