import { LEFT_OUT_HEADER } from '@ronde/server/api/exports.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answers = (headers: Record<string, string>) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('012 Open', { headers })));
};

it('[TRF16] a file comes with what its format has no place for', async () => {
  answers({ [LEFT_OUT_HEADER]: 'tieBreaks,nationalRatings,somethingNewer' });
  expect((await fetchFile('/file', 'open')).leftOut).toEqual(['tieBreaks', 'nationalRatings']);
  answers({});
  expect((await fetchFile('/file', 'open')).leftOut).toEqual([]);
});
