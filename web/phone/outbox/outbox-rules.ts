import type { ConfirmationStep, WarningLevel } from '@ronde/core/tournament/warning-ladder.ts';
import { resultOfAnother, sameThing, type OutboxItem, type Sent } from './outbox-item.ts';

/** In the order of typing. Every rule gives a new list and leaves the old one alone. */
export type Items = readonly OutboxItem[];

/** Written entries that stay in sight. */
export const REMEMBERED = 20;

export type Typed = Omit<OutboxItem, 'order' | 'tried' | 'state' | 'confirmations'>;

/**
 * A new entry. It takes the place of earlier ones on the same thing that are certainly not
 * written; one that may have reached the server stays before it.
 */
export function typed(items: Items, entry: Typed): Items {
  const order = (items.at(-1)?.order ?? 0) + 1;
  const blank = { order, confirmations: {}, tried: false, state: { kind: 'waiting' } } as const;
  const item: OutboxItem = { ...entry, ...blank };
  const same = items.filter((other) => sameThing(other, item));
  const seen = same.reduce(
    (latest, { state }) => (state.kind === 'written' ? Math.max(latest, state.position) : latest),
    item.seen,
  );
  const replaced = new Set(same.filter(isUnwritten).map(({ key }) => key));
  return [...items.filter(({ key }) => !replaced.has(key)), { ...item, seen }];
}

const isUnwritten = ({ state, tried }: OutboxItem): boolean =>
  state.kind !== 'written' && !(state.kind === 'waiting' && tried);

/** The next to send: one at a time, in order, for the tournament the phone is signed in to. */
export const nextToSend = (items: Items, tournament: string): OutboxItem | null =>
  items.find((item) => item.tournament === tournament && item.state.kind === 'waiting') ?? null;

/** Before a try leaves the phone. */
export const trying = (items: Items, key: string): Items =>
  changed(items, key, (item) => ({ ...item, tried: true }));

/** After a try. Only an entry that still waits can change: a late answer says nothing new. */
export function settled(items: Items, key: string, sent: Sent): Items {
  const item = items.find((one) => one.key === key);
  if (item?.state.kind !== 'waiting') return items;
  switch (sent.kind) {
    case 'unknown':
    case 'signedOut':
      return items;
    case 'done':
      return remembered(
        items.map((one) => {
          if (one.key === key) {
            return { ...one, state: { kind: 'written', position: sent.position } };
          }
          // Nobody else wrote on this thing before: what follows was typed in sight of it.
          const follows = one.order > item.order && sameThing(one, item);
          return follows ? { ...one, seen: Math.max(one.seen, sent.position) } : one;
        }),
      );
    case 'asks':
    case 'conflict':
    case 'refused': {
      const newer = items.some((one) => one.order > item.order && sameThing(one, item));
      if (newer) return without(items, key);
      return changed(items, key, (one) => ({ ...one, tried: false, state: sent }));
    }
  }
}

/** After a conflict: mine all the same, in sight of what the others wrote. */
export const insisted = (items: Items, key: string): Items =>
  changed(items, key, (item) => {
    if (item.state.kind !== 'conflict') return item;
    const seen = Math.max(item.seen, ...item.state.others.map(({ position }) => position));
    return { ...item, seen, state: { kind: 'waiting' } };
  });

/** The board has another result: mine is told to the arbiters, under the key nothing was written with. */
export const questioned = (items: Items, key: string): Items =>
  changed(items, key, (item) => {
    if (item.command.type !== 'enterResult' || resultOfAnother(item) === null) return item;
    const command = { ...item.command, type: 'questionResult' } as const;
    return { ...item, command, state: { kind: 'waiting' } };
  });

const STEPS: Readonly<Record<WarningLevel, ConfirmationStep>> = {
  2: 'acknowledged',
  3: 'confirmed',
  4: 'confirmedTwice',
};

/** What the server asked about is meant so. */
export const confirmed = (items: Items, key: string): Items =>
  changed(items, key, (item) => {
    if (item.state.kind !== 'asks') return item;
    const given = item.state.warnings.map(({ code, level }) => [code, STEPS[level]] as const);
    const confirmations = { ...item.confirmations, ...Object.fromEntries(given) };
    return { ...item, confirmations, state: { kind: 'waiting' } };
  });

/** The person lets go of an entry that is certainly not written. */
export const dismissed = (items: Items, key: string): Items =>
  items.filter((item) => item.key !== key || !isUnwritten(item));

export const mayBeDismissed = isUnwritten;

const changed = (items: Items, key: string, change: (item: OutboxItem) => OutboxItem): Items =>
  items.map((item) => (item.key === key ? change(item) : item));

const without = (items: Items, key: string): Items => items.filter((item) => item.key !== key);

function remembered(items: Items): Items {
  const written = items.filter(({ state }) => state.kind === 'written');
  const old = new Set(written.slice(0, -REMEMBERED).map(({ key }) => key));
  return items.filter(({ key }) => !old.has(key));
}
