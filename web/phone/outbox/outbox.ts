import type { OutboxItem, Sent } from './outbox-item.ts';
import {
  confirmed,
  dismissed,
  insisted,
  nextToSend,
  questioned,
  settled,
  trying,
  typed,
  type Items,
  type Typed,
} from './outbox-rules.ts';

/** Where entries are kept; a change is read, made and written as one, whoever else has it open. */
export interface OutboxStore {
  change(rule: (items: Items) => Items): Promise<Items>;
}

export interface OutboxPorts {
  readonly store: OutboxStore;
  /** Never throws: what is not known is `unknown`. */
  readonly send: (item: OutboxItem) => Promise<Sent>;
  /** Calls back after some time; gives a way to call it off. */
  readonly later: (milliseconds: number, then: () => void) => () => void;
  readonly changed: (items: Items) => void;
  readonly settled?: (item: OutboxItem, sent: Sent) => void;
}

/** Entries of a phone on their way to the server: none lost, none twice. */
export interface Outbox {
  /** Resolves once the entry is kept; sending begins by itself. */
  type(entry: Typed): Promise<void>;
  insist(key: string): Promise<void>;
  confirm(key: string): Promise<void>;
  /** Tells the arbiters of a result the board does not have. */
  question(key: string): Promise<void>;
  dismiss(key: string): Promise<void>;
  /** The tournament the phone is signed in to; entries of others wait. Null: signed out. */
  signIn(tournament: string | null): void;
  /** Tries now: the network may be back. Resolves when nothing can go on. */
  flush(): Promise<void>;
  /** Reads again what is kept. */
  reload(): Promise<void>;
  close(): void;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 20_000;

export function openOutbox({ store, send, later, changed, settled: told }: OutboxPorts): Outbox {
  let tournament: string | null = null;
  let running: Promise<void> | null = null;
  let wait = FIRST_WAIT;
  let callOff: (() => void) | null = null;
  let closed = false;

  const change = async (rule: (items: Items) => Items): Promise<Items> => {
    const items = await store.change(rule);
    changed(items);
    return items;
  };
  /** Null when there is nothing to send. */
  const claim = async (): Promise<OutboxItem | null> => {
    const where = tournament;
    if (where === null || closed) return null;
    let chosen: OutboxItem | null = null;
    await change((items) => {
      chosen = nextToSend(items, where);
      return chosen === null ? items : trying(items, chosen.key);
    });
    return chosen;
  };
  const run = async (): Promise<void> => {
    for (let item = await claim(); item !== null; item = await claim()) {
      const sent = await send(item);
      const { key } = item;
      await change((items) => settled(items, key, sent));
      told?.(item, sent);
      if (sent.kind === 'signedOut') {
        tournament = null;
        return;
      }
      if (sent.kind === 'unknown') {
        again();
        return;
      }
      wait = FIRST_WAIT;
    }
  };
  const again = (): void => {
    callOff?.();
    if (closed) return;
    callOff = later(wait, () => void flush());
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const flush = (): Promise<void> => {
    callOff?.();
    callOff = null;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
  /** What was changed while the last entries were on their way is sent after them. */
  const afterwards = (): void => {
    void (running ?? Promise.resolve()).then(flush);
  };
  const changeAndSend = async (rule: (items: Items) => Items): Promise<void> => {
    await change(rule);
    afterwards();
  };

  return {
    type: (entry) => changeAndSend((items) => typed(items, entry)),
    insist: (key) => changeAndSend((items) => insisted(items, key)),
    confirm: (key) => changeAndSend((items) => confirmed(items, key)),
    question: (key) => changeAndSend((items) => questioned(items, key)),
    dismiss: (key) => changeAndSend((items) => dismissed(items, key)),
    signIn: (where) => {
      tournament = where;
      if (where !== null) void flush();
    },
    flush,
    reload: async () => {
      await change((items) => items);
    },
    close: () => {
      closed = true;
      callOff?.();
    },
  };
}
