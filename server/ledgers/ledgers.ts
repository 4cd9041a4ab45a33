import { setImmediate } from 'node:timers/promises';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { erases, erasureBy } from '@ronde/core/tournament/erasure/erased-entries.ts';
import type { Entry } from '@ronde/core/tournament/log.ts';
import { keptSummary } from '@ronde/core/tournament/views/kept-summary.ts';
import type { EventLog, NewEntry } from '@ronde/store/event-log.ts';
import { unknownTournament } from '@ronde/store/store-error.ts';
import { openLog, readPiece, type LedgerFailure } from './open-log.ts';
import { standingOf, type Standing } from './standing.ts';

/**
 * Told of every entry, whichever process wrote it, in order and once. Null: the log was read anew,
 * and what was known of it before may not hold.
 */
export type LedgerListener = (standing: Standing, entries: readonly Entry[] | null) => void;

export type Appended =
  | { readonly kind: 'written'; readonly standing: Standing; readonly entry: Entry }
  | { readonly kind: 'repeated'; readonly standing: Standing; readonly entry: Entry }
  /** Another process wrote first: the standing is new, decide again. */
  | { readonly kind: 'moved'; readonly standing: Standing };

/** Every tournament as its log stands, kept in memory and in step with the store. */
export interface Ledgers {
  /** The tournament as it stands now. */
  at(id: string): Promise<Result<Standing, LedgerFailure>>;
  /** The same at once, as far as this process knows; null when it was not read yet. */
  known(id: string): Standing | null;
  /** Runs `work` while no other writer of this process touches the tournament. */
  alone<T>(id: string, work: () => Promise<T>): Promise<T>;
  /** Appends to a standing just read, within `alone`. */
  append(standing: Standing, entry: NewEntry): Promise<Result<Appended, LedgerFailure>>;
  watch(listener: LedgerListener): () => void;
  /** Keeps a tournament in memory, and its listeners told, until the returned function is called. */
  follow(id: string): () => void;
  close(): void;
}

interface Shelf {
  standing: Standing | null;
  /** The log is known to reach this far. */
  told: number;
  reading: Promise<Result<Standing, LedgerFailure>> | null;
  writers: Promise<unknown>;
  /** Writers at work or in line. */
  writing: number;
  /** This process wrote in it: whoever only looks at others does not push it out. */
  written: boolean;
  followers: number;
}

/** What is kept in memory; what was untouched for longest makes room. */
export interface LedgerRoom {
  readonly tournaments: number;
  /** Of all tournaments together: a long log takes more room than a short one. */
  readonly entries: number;
}

/** About 40 MB: an entry of an open with its share of the state takes 0.8 kB. */
const ROOM: LedgerRoom = { tournaments: 300, entries: 50_000 };

export function openLedgers(
  log: EventLog,
  report: (error: unknown) => void,
  room: LedgerRoom = ROOM,
): Ledgers {
  const shelves = new Map<string, Shelf>();
  const listeners = new Set<LedgerListener>();

  const shelfOf = (id: string): Shelf => {
    const shelf = shelves.get(id) ?? {
      standing: null,
      told: 0,
      reading: null,
      writers: Promise.resolve(),
      writing: 0,
      written: false,
      followers: 0,
    };
    shelves.delete(id);
    shelves.set(id, shelf);
    return shelf;
  };

  /** A shelf nothing came to lie on leaves no trace: anybody may ask for any name. */
  const clear = (id: string, shelf: Shelf): void => {
    const empty = shelf.standing === null && shelf.followers === 0 && shelf.writing === 0;
    if (empty && shelves.get(id) === shelf) shelves.delete(id);
  };

  const advance = (
    shelf: Shelf,
    standing: Standing,
    entries: readonly Entry[] | null,
  ): Standing => {
    if (shelf.standing === null) makeRoom(shelves, standing, room);
    shelf.standing = standing;
    shelf.told = Math.max(shelf.told, standing.position);
    for (const listener of listeners) listener(standing, entries);
    return standing;
  };

  /** Logs are opened one after another: between two folds, whoever waits is answered. */
  let opening: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = opening.then(work);
    const after = (): Promise<void> => setImmediate();
    opening = turn.then(after, after);
    return turn;
  };

  const openShelf = async (id: string, shelf: Shelf): Promise<Result<Standing, LedgerFailure>> => {
    const opened = await openLog(log, id);
    return opened.ok ? success(shelf.standing ?? advance(shelf, opened.value, null)) : opened;
  };

  const readOn = async (
    shelf: Shelf,
    before: Standing,
  ): Promise<Result<Standing, LedgerFailure>> => {
    const { id, position } = before;
    const read = await readPiece(log, id, { after: position });
    if (!read.ok) return read;
    // An entry of our own may have been recorded while we were reading.
    if (shelf.standing !== before) return success(shelf.standing ?? raise());
    if (read.value.length === 0) return success(before);
    if (read.value.some(erases)) {
      forget(shelf);
      return openShelf(id, shelf);
    }
    const standing = standingOf(id, read.value, before);
    if (standing === null) return failure({ kind: 'store', error: unknownTournament(id) });
    return success(advance(shelf, standing, read.value));
  };

  const at = async (id: string): Promise<Result<Standing, LedgerFailure>> => {
    for (;;) {
      const shelf = shelfOf(id);
      const { standing } = shelf;
      if (standing !== null && standing.position >= shelf.told) return success(standing);
      shelf.reading ??= (
        standing === null ? inTurn(() => openShelf(id, shelf)) : readOn(shelf, standing)
      ).finally(() => {
        shelf.reading = null;
      });
      const done = await shelf.reading;
      if (!done.ok) clear(id, shelf);
      if (!done.ok || done.value.position >= shelf.told) return done;
    }
  };

  const unwatch = log.watch((id, position) => {
    const shelf = shelves.get(id);
    if (shelf === undefined) return;
    shelf.told = Math.max(shelf.told, position);
    // Our own writer records its entry itself, without reading it back.
    if (shelf.standing === null ? shelf.followers === 0 : shelf.standing.position >= shelf.told) {
      return;
    }
    void setImmediate().then(() => {
      if ((shelf.standing?.position ?? 0) < shelf.told) at(id).catch(report);
    });
  });

  return {
    at,
    known: (id) => shelves.get(id)?.standing ?? null,
    alone: (id, work) => {
      const shelf = shelfOf(id);
      shelf.writing += 1;
      const turn = shelf.writers.then(work).finally(() => {
        shelf.writing -= 1;
        clear(id, shelf);
      });
      shelf.writers = turn.catch(() => undefined);
      return turn;
    },
    append: async (standing, entry) => {
      const { id, position } = standing;
      const written = { ...entry, position: position + 1 } as Entry;
      const next = standingOf(id, [written], standing) ?? raise();
      const erasure = erasureBy(written, standing.ledger.entries);
      const outcome =
        erasure === null
          ? await log.append(id, position, entry, keptSummary(next.state))
          : await log.erase(
              id,
              position,
              erasure.rewritten,
              entry,
              keptSummary(erasure.ledger.state),
            );
      const shelf = shelfOf(id);
      if (!outcome.ok && outcome.error) {
        // An older copy of the database was put back: what we hold is no longer so.
        if (outcome.error.code === 'store.aheadOfLog') forget(shelf);
        return failure({ kind: 'store', error: outcome.error });
      }
      shelf.written ||= outcome.ok;
      // What was written anew is read anew, by everybody.
      if (erasure !== null && outcome.ok) forget(shelf);
      if (outcome.ok && outcome.repeated !== true && shelf.standing === standing) {
        return success({
          kind: 'written',
          standing: advance(shelf, next, [written]),
          entry: written,
        });
      }
      shelf.told = Math.max(shelf.told, outcome.ok ? outcome.position : position + 1);
      const now = await at(id);
      if (!now.ok) return now;
      if (!outcome.ok) return success({ kind: 'moved', standing: now.value });
      const found = now.value.ledger.entries[outcome.position - 1] ?? raise();
      const kind = outcome.repeated === true ? 'repeated' : 'written';
      return success({ kind, standing: now.value, entry: found });
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (id) => {
      const shelf = shelfOf(id);
      shelf.followers += 1;
      return () => {
        shelf.followers -= 1;
        clear(id, shelf);
      };
    },
    close: () => {
      unwatch();
      listeners.clear();
      shelves.clear();
    },
  };
}

function forget(shelf: Shelf): void {
  shelf.standing = null;
  shelf.told = 0;
}

/**
 * Room for one more: what is in use stays; what was only looked at goes first, then what was
 * written long ago.
 */
function makeRoom(shelves: Map<string, Shelf>, coming: Standing, room: LedgerRoom): void {
  const kept = [...shelves].flatMap(([id, shelf]) =>
    shelf.standing === null ? [] : [{ id, shelf, entries: shelf.standing.position }],
  );
  const idle = kept.filter(
    ({ shelf: { reading, writing, followers } }) =>
      reading === null && writing === 0 && followers === 0,
  );
  const leaving = [
    ...idle.filter(({ shelf }) => !shelf.written),
    ...idle.filter(({ shelf }) => shelf.written),
  ];
  let tournaments = kept.length + 1;
  let entries = kept.reduce((sum, one) => sum + one.entries, coming.position);
  for (const one of leaving) {
    if (tournaments <= room.tournaments && entries <= room.entries) return;
    shelves.delete(one.id);
    tournaments -= 1;
    entries -= one.entries;
  }
}

function raise(): never {
  throw new Error('a log that was read has gone');
}
