import { computed, effect, signal, untracked } from '@preact/signals';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { Me, SessionAnswer } from '@ronde/server/api/session.ts';
import { ask, askAsDevice } from '../../api/ask.ts';
import { newKey } from '../../api/new-key.ts';
import {
  followLive,
  streamAsDevice,
  type LiveListener,
  type LiveStatus,
} from '../../live/live-stream.ts';
import { serverAhead } from '../../live/server-ahead.ts';
import { forgetAnswers, keepAnswer, keptAnswers, keptOutbox, openKept } from '../kept.ts';
import { memoryStore } from '../outbox/memory-store.ts';
import type { OutboxItem, PhoneCommand, Sent, Shown } from '../outbox/outbox-item.ts';
import { openOutbox, type Outbox } from '../outbox/outbox.ts';
import type { Items } from '../outbox/outbox-rules.ts';
import { sendItem } from '../outbox/send-item.ts';
import { beginAnswers, clearAnswers, heard, refresh, refreshWanted } from './answers.ts';

export type SignedIn =
  | { readonly kind: 'unknown' }
  /** `ended`: a link was good until now. */
  | { readonly kind: 'out'; readonly why: 'nobody' | 'ended' | 'thisComputer' }
  | { readonly kind: 'in'; readonly tournament: string };

export const signedIn = signal<SignedIn>({ kind: 'unknown' });
export const live = signal<LiveStatus>('connecting');
/** The last entry sent got no answer; a stream not heard is noticed much later. */
export const unanswered = signal(false);
export const items = signal<Items>([]);
/** False where the browser keeps nothing: entries then last while the page is open. */
export const keeps = signal(true);

const SESSION = '/api/session';
export const overviewPath = (tournament: string): string =>
  `/api/tournaments/${encodeURIComponent(tournament)}`;

export const tournament = computed(() =>
  signedIn.value.kind === 'in' ? signedIn.value.tournament : null,
);
export const overview = computed(() =>
  tournament.value === null
    ? null
    : (heard<OverviewAnswer>(overviewPath(tournament.value))?.value ?? null),
);
/** Said by the server, not for want of its answer. */
export const noRoundYet = computed(() => overview.value?.overview.current === null);
/** Who this phone is in the tournament. */
export const me = computed<Me | null>(() => overview.value?.me ?? null);

let outbox: Outbox | null = null;
let forget: () => Promise<void> = () => Promise.resolve();
let stopLive: (() => void) | null = null;

const clock = serverAhead();
/** The server’s time in milliseconds: a phone’s own may be minutes off. */
export const serverNow = (): number => Date.now() + clock.ahead();

/** Opens what is kept, finds out who we are, and follows the tournament. */
export async function beginPhone(): Promise<void> {
  askAsDevice();
  const database = await openKept();
  keeps.value = database !== null;
  forget = () => forgetAnswers(database);
  beginAnswers(await keptAnswers(database), (answer) => void keepAnswer(database, answer));
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('ronde-phone') : null;
  outbox = openOutbox({
    store: database === null ? memoryStore() : keptOutbox(database),
    send: sendAsMyself,
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    changed: (changed) => {
      items.value = changed;
      tabs?.postMessage(null);
    },
    settled: (_, sent) => {
      unanswered.value = sent.kind === 'unknown';
      if (sent.kind === 'done') void refreshWanted();
      if (sent.kind === 'signedOut') void identify();
    },
  });
  tabs?.addEventListener('message', () => void reread(database));
  await outbox.reload();
  window.addEventListener('online', wake);
  window.addEventListener('offline', () => (live.value = 'lost'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  // A link that ended before the stream was heard is told of by nobody: the overview is answered to somebody else.
  effect(() => {
    if (me.value !== null && me.value.via !== 'device') void untracked(identify);
  });
  await identify();
}

/** After a silence the server may take this phone for somebody else: entries go out in one name. */
let sure = false;

async function sendAsMyself(item: OutboxItem): Promise<Sent> {
  if (!sure) {
    const session = await ask<SessionAnswer>(SESSION).catch(() => null);
    if (session === null) return { kind: 'unknown' };
    if (deviceOf(session) !== item.tournament) return { kind: 'signedOut' };
    sure = true;
  }
  const sent = await sendItem(item);
  if (sent.kind === 'unknown') sure = false;
  return sent;
}

/** The tournament a device link is for; null for everybody else. */
const deviceOf = ({ me: who, grants }: SessionAnswer): string | null =>
  who.via === 'device' ? (grants[0]?.tournament ?? null) : null;

/** Another tab changed what is kept: it told us, we need not tell it back. */
async function reread(database: Awaited<ReturnType<typeof openKept>>): Promise<void> {
  if (database === null) return;
  const all = await database.getAll('outbox');
  items.value = all.sort((a, b) => a.order - b.order);
}

/** The network may be back: who we are comes first, then what waits. */
function wake(): void {
  if (signedIn.value.kind === 'out') return;
  void identify().then(refreshWanted);
}

/** Asks the server who this phone is; without an answer, it is who it was. */
export async function identify(): Promise<void> {
  const before = heard<SessionAnswer>(SESSION)?.value;
  const known = before === undefined ? null : deviceOf(before);
  if (signedIn.value.kind === 'unknown' && known !== null) enter(known);
  await refresh(SESSION);
  const session = heard<SessionAnswer>(SESSION)?.value;
  if (session === undefined) {
    setTimeout(() => {
      if (signedIn.value.kind === 'unknown') void identify();
    }, RETRY);
    return;
  }
  const found = deviceOf(session);
  if (found !== null) {
    enter(found);
    outbox?.signIn(found);
    return;
  }
  const ended = signedIn.value.kind === 'in';
  const desk = await ask<SessionAnswer>(SESSION, { asWhoeverElse: true }).catch(() => null);
  const here = desk?.me.via === 'localhost';
  leave(ended ? 'ended' : here ? 'thisComputer' : 'nobody');
}

const RETRY = 3_000;

function enter(where: string): void {
  if (tournament.value === where) return;
  signedIn.value = { kind: 'in', tournament: where };
  void refresh(overviewPath(where));
  outbox?.signIn(where);
  stopLive?.();
  const listener: LiveListener = {
    serverTime: (at) => {
      clock.hear(Date.parse(at), Date.now());
    },
    news: ({ facts = [] }) => {
      // Told to two phones or so: no need to wait for each other.
      if (facts.some(({ type }) => type === 'ownBoard')) void refreshWanted();
      else later();
    },
    reset: () => {
      later();
    },
    ended: () => void identify(),
    // Not everything is told: the pulse shows that something happened.
    position: (stands) => {
      if (stands > pulse) later();
      pulse = Math.max(pulse, stands);
    },
    status: (status) => {
      if (status === 'live' && live.value === 'lost') wake();
      live.value = status;
    },
  };
  stopLive = followLive(where, listener, streamAsDevice);
}

function leave(why: 'nobody' | 'ended' | 'thisComputer'): void {
  if (signedIn.value.kind === 'out') return;
  stopLive?.();
  stopLive = null;
  outbox?.signIn(null);
  signedIn.value = { kind: 'out', why };
}

/** The latest position the server spoke of. */
let pulse = 0;

/** A burst of news is one question, and a hall of phones does not ask in the same instant. */
const BURST = 60;
const SPREAD = 600;
let pending: ReturnType<typeof setTimeout> | null = null;

function later(): void {
  const spread = me.value?.role === 'player' ? Math.random() * SPREAD : 0;
  pending ??= setTimeout(() => {
    pending = null;
    const where = tournament.value;
    if (where !== null) void refresh(overviewPath(where));
    void refreshWanted();
  }, BURST + spread);
}

/** Opens a session by the 8 digits; throws what `ask` throws. */
export async function enterCode(code: string): Promise<void> {
  await ask('/api/session/code', { method: 'POST', body: { code } });
  sure = false;
  clearAnswers();
  await forget();
  signedIn.value = { kind: 'unknown' };
  await identify();
}

export async function signOut(): Promise<void> {
  await ask('/api/session/logout', { method: 'POST' });
  clearAnswers();
  await forget();
  stopLive?.();
  outbox?.signIn(null);
  signedIn.value = { kind: 'out', why: 'nobody' };
}

/** Keeps an entry and sends it; `seen` is the position of what the person looked at. */
export async function write(command: PhoneCommand, seen: number, shown: Shown): Promise<void> {
  const where = tournament.value;
  if (where === null || outbox === null) return;
  await outbox.type({
    key: newKey(),
    tournament: where,
    typedAt: new Date().toISOString(),
    seen,
    command,
    shown,
  });
}

export const insist = (key: string): Promise<void> => outbox?.insist(key) ?? Promise.resolve();
export const confirmEntry = (key: string): Promise<void> =>
  outbox?.confirm(key) ?? Promise.resolve();
export const tellArbiters = (key: string): Promise<void> =>
  outbox?.question(key) ?? Promise.resolve();
export const dismiss = (key: string): Promise<void> => outbox?.dismiss(key) ?? Promise.resolve();

/** Entries the person has to decide about. */
export const held = computed(() =>
  items.value.filter(({ state: { kind } }) => HELD.includes(kind)),
);
const HELD: readonly OutboxItem['state']['kind'][] = ['asks', 'conflict', 'refused'];

export const waiting = computed(() => items.value.filter(({ state }) => state.kind === 'waiting'));
