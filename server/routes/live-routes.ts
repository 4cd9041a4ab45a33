import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'zod';
import { connectionOf } from '../access/identify.ts';
import { busy } from '../answers/answers.ts';
import { AS_DEVICE } from '../api/session.ts';
import { filledLine } from '../commands/words.ts';
import { holderOf } from '../connections/holder-of.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { CROWDED } from '../live/live-hub.ts';
import { LIVE_HEADERS, nodeSink, streamSink } from '../live/live-sink.ts';
import { eventStream, route, type Route, type ServerEnv } from '../registry/route.ts';
import { EVERYBODY } from './everybody.ts';
import { wholeInQuery } from './tournament-of.ts';

const query = z.object({
  tournament: filledLine,
  after: wholeInQuery.optional(),
  as: z.literal(AS_DEVICE).optional(),
});

/** Windows of one player's phone, or of one wall. */
const STREAMS_PER_DEVICE = 30;

export const liveRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/live',
    summary: 'What happens in a tournament, as it happens (server-sent events)',
    roles: EVERYBODY,
    query,
    tournamentInQuery: 'tournament',
    answer: eventStream('LiveEvents'),
    handle: async ({ query: asked, principal, context }) => {
      const opened = await house.ledgers.at(asked.tournament);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const holder = holderOf(context, house, principal);
      const most = principal.device === null ? house.streamsPerAddress : STREAMS_PER_DEVICE;
      let dismiss = (): void => undefined;
      const giveWay = (): void => {
        dismiss();
      };
      const place = house.connections.listeners.enter(holder, 'stream', giveWay, most);
      if (place === null) return busy();
      const after = lastSeen(context.req.header('last-event-id'), asked.after);
      for (const [name, value] of Object.entries(LIVE_HEADERS)) context.header(name, value);
      const outgoing = (context.env as Partial<ServerEnv['Bindings']> | undefined)?.outgoing;
      const packs = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
      const { sink, stream } =
        outgoing === undefined
          ? streamSink()
          : { sink: nodeSink(outgoing, context.body(null).headers, packs), stream: null };
      dismiss = () => {
        sink.write(CROWDED);
        sink.end();
      };
      sink.onClose(() => {
        place.free();
      });
      house.connections.streams(connectionOf(context), dismiss);
      house.hub.join(opened.value, principal, after, sink);
      return stream === null ? RESPONSE_ALREADY_SENT : context.body(stream);
    },
  }),
];

/** What the browser remembers by itself comes before what the address says. */
function lastSeen(header: string | undefined, after: number | undefined): number | null {
  if (header !== undefined && /^\d{1,9}$/.test(header)) return Number(header);
  return after ?? null;
}
