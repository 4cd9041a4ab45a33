import type { Command } from '@ronde/core/tournament/command.ts';
import type { Confirmations, Warning } from '@ronde/core/tournament/warning-ladder.ts';
import { commandPath, type CommandAnswer } from '@ronde/server/api/commands.ts';
import type { NewDeviceAnswer, NewDeviceRequest } from '@ronde/server/api/devices.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { AS_A_DEVICE, OWN_PAGE } from '../api/ask.ts';

/** Somebody who works on a tournament without a page: a helper, or the test that looks it up. */
export interface ByHttp {
  readonly tournament: string;
  /** Does it, and confirms what is asked. */
  do(command: Command): Promise<CommandAnswer>;
  view<T>(path: string): Promise<T>;
  /** The last position of the log. */
  position(): Promise<number>;
}

/** @param cookie of a device's session; without one, the arbiter at this computer */
export function byHttp(address: string, tournament: string, cookie?: string): ByHttp {
  const session = cookie === undefined ? {} : { cookie, ...AS_A_DEVICE };
  const view = <T>(path: string): Promise<T> => {
    const place = `${address}/api/tournaments/${encodeURIComponent(tournament)}`;
    return answered<T>(fetch(path === '' ? place : `${place}/${path}`, { headers: session }));
  };
  const position = async (): Promise<number> => (await view<OverviewAnswer>('')).position;
  /** As of the last deed; whoever has written on the same thing since is looked up and agreed with. */
  let seen: number | null = null;
  return {
    tournament,
    view,
    position,
    do: async ({ type, ...command }) => {
      let confirmations: Confirmations = {};
      for (;;) {
        seen ??= await position();
        const answer = await fetch(`${address}${commandPath(tournament, type)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...OWN_PAGE, ...session },
          body: JSON.stringify({ seen, key: crypto.randomUUID(), confirmations, command }),
        });
        if (answer.status === 409 && (await isConflict(answer.clone()))) {
          seen = null;
          continue;
        }
        if (answer.status !== 428) {
          const done = await answered<CommandAnswer>(Promise.resolve(answer));
          seen = done.position;
          return done;
        }
        const { params } = (await answer.json()) as { params: { warnings: readonly Warning[] } };
        confirmations = confirmedAll(params.warnings);
      }
    },
  };
}

const isConflict = async (answer: Response): Promise<boolean> =>
  ((await answer.json()) as Problem).code === 'conflict';

const confirmedAll = (warnings: readonly Warning[]): Confirmations =>
  Object.fromEntries(warnings.map(({ code }) => [code, 'confirmedTwice' as const]));

/** Makes a device link as the people page does, and opens its session. */
export async function deviceSession(
  address: string,
  tournament: string,
  wish: NewDeviceRequest,
): Promise<{ readonly link: NewDeviceAnswer; readonly cookie: string }> {
  const link = await deviceLink(address, tournament, wish);
  const answer = await post(`${address}/api/session/code`, { code: link.code });
  if (!answer.ok) throw new Error(await answer.text());
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { link, cookie: cookie.join('; ') };
}

export const deviceLink = (
  address: string,
  tournament: string,
  wish: NewDeviceRequest,
): Promise<NewDeviceAnswer> =>
  answered(post(`${address}/api/tournaments/${encodeURIComponent(tournament)}/devices`, wish));

/** The link is taken back: whoever came by it is shown out. */
export async function revoke(address: string, tournament: string, device: string): Promise<void> {
  const place = `${address}/api/tournaments/${encodeURIComponent(tournament)}/devices/${device}`;
  const answer = await fetch(place, { method: 'DELETE', headers: OWN_PAGE });
  if (!answer.ok) throw new Error(await answer.text());
}

export const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...OWN_PAGE },
    body: JSON.stringify(body),
  });

export async function answered<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
