import {
  WINDOW_HEADER,
  type NextFolderAnswer,
  type NextFolderRequest,
  type OpenAnswer,
  type OpenRequest,
  type PhonesAnswer,
  type PhonesRequest,
  type WindowAnswer,
} from '@ronde/server/api/window.ts';
import { OWN_PAGE } from '../api/ask.ts';

/** Stands behind the `#` of the address: no browser sends it anywhere by itself. */
const secret = window.location.hash.slice(1);

export const hasSecret = secret !== '';

/** Milliseconds for an answer of this very computer. */
const PATIENCE = 10_000;

async function reach(path: string, body?: object): Promise<Response> {
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      [WINDOW_HEADER]: secret,
      ...(body === undefined ? {} : { ...OWN_PAGE, 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}

const askFor = async <T>(path: string, body?: object): Promise<T> =>
  (await (await reach(path, body)).json()) as T;

export const look = (): Promise<WindowAnswer> => askFor('/api/window');

export const open = async (what: OpenRequest['what']): Promise<boolean> =>
  (await askFor<OpenAnswer>('/api/open', { what } satisfies OpenRequest)).opened;

export const letPhonesIn = (wanted: boolean): Promise<PhonesAnswer> =>
  askFor('/api/phones', { open: wanted } satisfies PhonesRequest);

export const chooseNextFolder = (folder: string): Promise<NextFolderAnswer> =>
  askFor('/api/next-folder', { folder } satisfies NextFolderRequest);

export const stop = async (): Promise<void> => {
  await reach('/api/stop', {});
};
