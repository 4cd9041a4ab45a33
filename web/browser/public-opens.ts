import type { ByHttp } from './by-http.ts';
import { beginRound, inventedEvent } from './invented-event.ts';
import { opened, type Opened } from './opened.ts';

const settings = { roundDates: ['2026-07-10', null, null], roundTimes: ['14:00', null, null] };

export interface PublicOpens extends Opened {
  readonly eventOf: (players: number) => ByHttp;
  /** The address of a public page: `round-1.html` of the open of so many. */
  readonly pageOf: (players: number, path: string) => string;
}

/** Opens of so many players in round 1, each with its public pages, in a hall in Paris. */
export function publicOpens(sizes: readonly number[]): PublicOpens {
  const events = new Map<number, ByHttp>();
  const open = opened(
    async ({ address }) => {
      for (const players of sizes) {
        const wish = { name: `Open of ${players}`, players, rounds: 3, settings };
        const event = await inventedEvent(address, wish);
        await beginRound(event, 1);
        events.set(players, event);
      }
    },
    { TZ: 'Europe/Paris' },
  );
  const eventOf = (players: number): ByHttp => {
    const event = events.get(players);
    if (event === undefined) throw new Error(`no open of ${players}`);
    return event;
  };
  return {
    ...open,
    eventOf,
    pageOf: (players, path) => `${open.server.address}/t/${eventOf(players).tournament}/${path}`,
  };
}
