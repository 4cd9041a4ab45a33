import { afterEach, expect, it, vi } from 'vitest';
import { othersInWords } from './others-in-words.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for the log up to the last entry of the others, and says each', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const lines = [3, 5].map((position) => ({ position, words: `entry ${position}` }));
    return Promise.resolve(Response.json({ lines }));
  });
  const at = '2026-03-07T14:00:00Z';
  const others = [3, 5].map((position) => ({ position, at, by: 'chief' }));
  const said = await othersInWords('open', others, 'en');
  expect(asked).toEqual([expect.stringContaining('before=6&')]);
  expect(said.map((line) => line.split(' · ').at(-1))).toEqual(['entry 3', 'entry 5']);
});
