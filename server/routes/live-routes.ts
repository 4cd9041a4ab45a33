import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'zod';
import { AS_DEVICE } from '../api/session.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { LIVE_HEADERS, nodeSink, streamSink } from '../live/live-sink.ts';
import { declined } from '../registry/declined.ts';
import { eventStream, route, type Route, type ServerEnv } from '../registry/route.ts';
import { EVERYBODY } from './everybody.ts';
import { wholeInQuery } from './tournament-of.ts';

const query = z.object({
  tournament: filledLine,
  after: wholeInQuery.optional(),
  as: z.literal(AS_DEVICE).optional(),
});

/** Streams one process carries; whoever comes later is asked to come back. */
const MOST_STREAMS = 20_000;

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
      if (house.hub.size >= MOST_STREAMS) return declined(503, 'server.busy');
      const opened = await house.ledgers.at(asked.tournament);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const after = lastSeen(context.req.header('last-event-id'), asked.after);
      for (const [name, value] of Object.entries(LIVE_HEADERS)) context.header(name, value);
      const outgoing = (context.env as Partial<ServerEnv['Bindings']> | undefined)?.outgoing;
      if (outgoing !== undefined) {
        const { headers } = context.body(null);
        const packs = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
        house.hub.join(opened.value, principal, after, nodeSink(outgoing, headers, packs));
        return RESPONSE_ALREADY_SENT;
      }
      const { sink, stream } = streamSink();
      house.hub.join(opened.value, principal, after, sink);
      return context.body(stream);
    },
  }),
];

/** What the browser remembers by itself comes before what the address says. */
function lastSeen(header: string | undefined, after: number | undefined): number | null {
  if (header !== undefined && /^\d{1,9}$/.test(header)) return Number(header);
  return after ?? null;
}
