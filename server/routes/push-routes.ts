import { z } from 'zod';
import { attempts, sourceOf, type AttemptLimits } from '../access/attempts.ts';
import { addressOf } from '../access/identify.ts';
import type { PushAnswer, PushEnd, PushWish } from '../api/push.ts';
import { exact } from '../commands/exact.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { declinedByStore } from '../problem-response.ts';
import { areBrowserKeys } from '../push/encrypt-notice.ts';
import { contactOf } from '../push/notices.ts';
import { publicPart, pushKey } from '../push/push-key.ts';
import { isPushAddress, type Reach } from '../push/push-service.ts';
import { declined, waitFirst } from '../registry/declined.ts';
import { answerOf, NO_CONTENT, route, type Route } from '../registry/route.ts';
import { EVERYBODY } from './everybody.ts';
import { language, ofTournament } from './tournament-of.ts';

const MOST = 3_000;
const SMALL = 4_000;
/** A hall of phones behind one address comes before round 1; a program that goes on has to wait. */
const WISHES: AttemptLimits = { free: 400, longest: 60, burst: 1_500, refill: 1 };

const endpoint = z.string().min(1).max(1_000);
const secret = z.string().regex(/^[\w-]{1,100}={0,2}$/);
const wish = exact<PushWish>()({
  endpoint,
  keys: z.strictObject({ p256dh: secret, auth: secret }),
  language,
  page: z.enum(['public', 'phone']),
});

/** Notices on phones when pairings are out, by the push services of their browsers. */
export function pushRoutes(house: House, reach: Reach): Route[] {
  const wishes = attempts(WISHES);
  const { subscriptions, keptSettings } = house.store;
  return [
    route({
      method: 'get',
      path: '/api/tournaments/:id/push',
      summary: 'The key to subscribe to notices with; null where the server has no https address',
      roles: EVERYBODY,
      params: ofTournament,
      answer: answerOf<PushAnswer>('PushAnswer'),
      handle: async ({ params: { id }, principal }) => {
        const opened = await house.ledgers.at(id);
        if (!opened.ok) return declinedByLedger(opened.error, principal);
        if (contactOf(house) === null || opened.value.state.closing.closed) return { key: null };
        const key = await pushKey(keptSettings);
        return key.ok ? { key: publicPart(key.value) } : declinedByStore(key.error, false);
      },
    }),
    route({
      method: 'post',
      path: '/api/tournaments/:id/push',
      summary: 'A browser asks to be told when pairings are out; its push service is on https',
      roles: EVERYBODY,
      params: ofTournament,
      body: wish,
      limit: SMALL,
      answer: NO_CONTENT,
      handle: async ({ params: { id }, body, principal, context }) => {
        const [source, now] = [sourceOf(addressOf(context, house)), house.elapsed()];
        const seconds = wishes.wait(source, now);
        if (seconds > 0) return waitFirst(seconds);
        wishes.failed(source, now);
        const opened = await house.ledgers.at(id);
        if (!opened.ok) return declinedByLedger(opened.error, principal);
        if (contactOf(house) === null || opened.value.state.closing.closed) {
          return declined(409, 'push.notOffered');
        }
        if (!isPushAddress(body.endpoint, reach) || !areBrowserKeys(body.keys)) {
          return declined(422, 'push.badAddress');
        }
        const kept = await subscriptions.count(id);
        if (!kept.ok) return declinedByStore(kept.error, false);
        if (kept.value >= MOST) return declined(409, 'push.notOffered');
        const opens = body.page === 'phone' ? '/p' : `/t/${encodeURIComponent(id)}/`;
        const { keys, endpoint: to } = body;
        const put = await subscriptions.put(id, {
          ...{ endpoint: to, p256dh: keys.p256dh, auth: keys.auth },
          ...{ language: body.language, opens },
        });
        return put.ok ? null : declinedByStore(put.error, false);
      },
    }),
    route({
      method: 'post',
      path: '/api/tournaments/:id/push/end',
      summary: 'A browser wants to be told no more; whoever knows its address is that browser',
      roles: EVERYBODY,
      params: ofTournament,
      body: exact<PushEnd>()({ endpoint }),
      limit: SMALL,
      answer: NO_CONTENT,
      handle: async ({ params: { id }, body }) => {
        const removed = await subscriptions.remove(id, body.endpoint);
        return removed.ok ? null : declinedByStore(removed.error, false);
      },
    }),
  ];
}
