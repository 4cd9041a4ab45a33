import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import type { Page } from 'playwright-core';
import type { RunningServer } from './harness.ts';

/** Who makes the first account. */
export const ADA = { login: 'ada', name: 'Ada Arbiter', password: 'a long password' } as const;

/** What a hosted server printed for whoever makes its first account. */
export const firstToken = (server: RunningServer): string =>
  /good once: (\S+)/.exec(server.said())?.[1] ?? '';

/** Written by the page itself, with whatever cookies its browser has. */
export const written = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([where, sent]) => {
      const answer = await fetch(where, {
        method: 'POST',
        headers: { 'x-ronde': '1', 'content-type': 'application/json' },
        body: sent,
      });
      return answer.status === 204 ? null : ((await answer.json()) as unknown);
    },
    [path, JSON.stringify(body)] as const,
  ) as Promise<T>;

/** The first account of a hosted server, with a tournament that is not public; its id. */
export async function hostedTournament(page: Page, server: RunningServer): Promise<string> {
  await page.goto(`${server.address}/healthz`);
  await written(page, '/api/session/first-account', { token: firstToken(server), ...ADA });
  const settings = { name: 'Hosted', firstDay: '2026-03-07', rounds: 2 };
  const { id } = await written<CreateAnswer>(page, '/api/tournaments', {
    key: crypto.randomUUID(),
    command: { settings },
  });
  return id;
}
