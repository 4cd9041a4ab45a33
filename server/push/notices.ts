import { createHash } from 'node:crypto';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Entry } from '@ronde/core/tournament/log.ts';
import { isVisible } from '@ronde/core/tournament/views/visible.ts';
import type { Subscription } from '@ronde/store/subscriptions/subscriptions.ts';
import type { Notice } from '../api/push.ts';
import type { House } from '../house.ts';
import type { Standing } from '../ledgers/standing.ts';
import { liveEntry } from '../live/live-entry.ts';
import { encryptNotice } from './encrypt-notice.ts';
import { NOTICE_WORDS } from './notice-words.ts';
import { authorisation, pushKey, type PushKey } from './push-key.ts';
import { sendTo, type Reach } from './push-service.ts';

type NoticeHouse = Pick<House, 'store' | 'ledgers' | 'policy' | 'clock' | 'logger'>;

export interface Notices {
  /** Once everything under way is sent or given up. */
  settled(): Promise<void>;
  close(): void;
}

/** Messages on their way at once. */
const AT_ONCE = 12;
/** Milliseconds a push service has to answer, and all of them together. */
const PATIENCE = 10_000;
const ALL_PATIENCE = 180_000;
/** Seconds a push service keeps it for a phone that is off: then the games have begun. */
const KEPT = 3_600;
/** A round that was published longer ago is no news. */
const OLD = 600_000;

/** The subscription is no more (RFC 8030 7.3). */
const GONE: readonly (number | null)[] = [404, 410];

/**
 * How push services reach those who answer for this house, by https; null where the house has no such
 * address: browsers let only pages on https be told.
 */
export function contactOf({ policy }: Pick<House, 'policy'>): string | null {
  const known = [policy.publicUrl, ...policy.addresses()];
  return known.find((address) => address?.startsWith('https:')) ?? null;
}

/** Tells those who asked for it, in the background, when the pairings of a round are out. */
export function openNotices(house: NoticeHouse, reach: Reach): Notices {
  const { store, ledgers, clock, logger } = house;
  let line: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();

  const later = (work: () => Promise<void>): void => {
    line = line.then(work).catch((error: unknown) => {
      logger.fault(error);
    });
  };

  const tell = async ({ id, state }: Standing, round: number, position: number): Promise<void> => {
    const contact = contactOf(house);
    const waiting = await store.subscriptions.list(id);
    if (contact === null || !waiting.ok || waiting.value.length === 0) return;
    const claimed = await store.subscriptions.claim(id, position);
    const key = await pushKey(store.keptSettings);
    if (!claimed.ok || !claimed.value || !key.ok) return;
    const until = AbortSignal.any([closing.signal, AbortSignal.timeout(ALL_PATIENCE)]);
    const from = { key: key.value, contact, now: clock() };
    const left = [...waiting.value];
    const counts = { told: 0, gone: 0, lost: 0 };
    const sendOn = async (): Promise<void> => {
      for (let one = left.pop(); one !== undefined && !until.aborted; one = left.pop()) {
        const notice = noticeOf(id, state.settings.name, round, one);
        const status = await sendTo(one.endpoint, sendingOf(notice, one, from, until), reach);
        if (GONE.includes(status)) {
          counts.gone += 1;
          await store.subscriptions.remove(id, one.endpoint);
        } else if (status !== null && status < 300) counts.told += 1;
        else counts.lost += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
    logger.log('info', 'notices', { round, ...counts });
    // There is no further round to tell of.
    if (round >= state.settings.rounds) await store.subscriptions.clear(id);
  };

  const unwatch = ledgers.watch((standing, entries) => {
    const { id, state } = standing;
    for (const entry of entries ?? []) {
      if (entry.events.some(({ type }) => type === 'tournamentClosed')) {
        later(async () => void (await store.subscriptions.clear(id)));
      }
      const round = roundPublished(standing, entry);
      const recent = clock().getTime() - Date.parse(entry.at) < OLD;
      if (round !== null && recent && isVisible(state)) {
        later(() => tell(standing, round, entry.position));
      }
    }
  });

  return {
    settled: async () => {
      let seen: unknown = null;
      while (seen !== line) {
        seen = line;
        await line;
      }
    },
    close: () => {
      unwatch();
      closing.abort();
    },
  };
}

/** The first round an entry made public, as visitors are told of it; null for any other entry. */
function roundPublished({ state }: Standing, entry: Entry): number | null {
  const facts = liveEntry(state, entry, 'public')?.facts ?? [];
  const rounds = facts.flatMap((fact) =>
    fact.type === 'roundPublished' && fact.pairings !== null ? [fact.round] : [],
  );
  return rounds.length === 0 ? null : Math.min(...rounds);
}

function noticeOf(id: string, event: string, round: number, to: Subscription): Notice {
  const words = NOTICE_WORDS[to.language === 'fr' ? 'fr' : 'en'];
  const { opens, language } = to;
  return { title: event, body: fill(words.out, { round }), opens, tag: id, language };
}

function sendingOf(
  notice: Notice,
  to: Subscription,
  { key, contact, now }: { readonly key: PushKey; readonly contact: string; readonly now: Date },
  until: AbortSignal,
): Parameters<typeof sendTo>[1] {
  return {
    body: encryptNotice(JSON.stringify(notice), to),
    headers: {
      authorization: authorisation(key, to.endpoint, contact, now),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(KEPT),
      urgency: 'high',
      // An earlier notice that was not delivered yet gives way (RFC 8030 5.4).
      topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
    },
    signal: AbortSignal.any([until, AbortSignal.timeout(PATIENCE)]),
  };
}
