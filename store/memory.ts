import { isTournamentId } from '@ronde/core/formats/tournament-file/log-entry.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { admission, rangeWithin, requireInstant, requirePosition } from './admission.ts';
import { entryFromText, entryText, type EntryText } from './entry-text.ts';
import type { AppendOutcome, EventLog, LogEntry, NewEntry, ReadRange } from './event-log.ts';
import { tournamentExists, unknownTournament, unusableId, type StoreError } from './store-error.ts';

interface KeptTournament {
  readonly createdAt: string;
  readonly entries: EntryText[];
  archived: boolean;
}

/** What memory logs share: two logs opened on one shelf see each other's writes. */
export type MemoryShelf = Map<string, KeptTournament>;

/** Keeps tournaments until the program ends: for tests and for trying things out. */
export function openMemoryStore<E = unknown, A = unknown>(
  shelf: MemoryShelf = new Map<string, KeptTournament>(),
): EventLog<E, A> {
  let open = true;

  const settle = <T>(work: () => T): Promise<T> =>
    new Promise((resolve) => {
      if (!open) throw new TypeError('the store is closed');
      resolve(work());
    });

  const ofKept = <T>(
    id: string,
    work: (kept: KeptTournament) => T,
  ): Promise<Result<T, StoreError>> =>
    settle(() => {
      const kept = shelf.get(id);
      return kept === undefined ? failure(unknownTournament(id)) : success(work(kept));
    });

  const headOf = ({ entries, archived }: KeptTournament) => ({
    position: entries.length,
    archived,
  });

  const entriesOf = (kept: KeptTournament, range?: ReadRange): LogEntry<E, A>[] => {
    const { after, upTo } = rangeWithin(headOf(kept), range);
    return kept.entries.slice(after, upTo).map((text) => entryFromText<E, A>(text));
  };

  const appended = (id: string, seen: number, entry: NewEntry): AppendOutcome<E, A> => {
    requirePosition(seen);
    const text = entryText(entry, seen + 1);
    const kept = shelf.get(id);
    if (kept === undefined) return { ok: false, error: unknownTournament(id) };
    const admitted = admission(id, headOf(kept), seen);
    if (admitted.kind === 'refused') return { ok: false, error: admitted.error };
    if (admitted.kind === 'behind') return { ok: false, missed: entriesOf(kept, { after: seen }) };
    kept.entries.push(text);
    return { ok: true, position: text.position };
  };

  return {
    create: (id, { at }, firstEntries) =>
      settle(() => {
        const entries = firstEntries.map((entry, index) => entryText(entry, index + 1));
        const createdAt = requireInstant(at);
        if (!isTournamentId(id)) return failure(unusableId(id));
        const kept = shelf.get(id);
        if (kept !== undefined) return failure(tournamentExists(id, kept.archived));
        shelf.set(id, { createdAt, entries, archived: false });
        return success({ position: entries.length });
      }),
    append: (id, seen, entry) => settle(() => appended(id, seen, entry)),
    read: (id, range) => ofKept(id, (kept) => entriesOf(kept, range)),
    position: (id) => ofKept(id, (kept) => kept.entries.length),
    list: ({ archived: all = false } = {}) =>
      settle(() =>
        success(
          [...shelf]
            .filter(([, { archived }]) => all || !archived)
            .map(([id, { createdAt, entries, archived }]) => {
              const lastAt = entries.at(-1)?.at ?? createdAt;
              return { id, position: entries.length, createdAt, lastAt, archived };
            }),
        ),
      ),
    remove: (id) =>
      ofKept(id, (kept) => {
        kept.archived = true;
        return null;
      }),
    restore: (id) =>
      ofKept(id, (kept) => {
        kept.archived = false;
        return null;
      }),
    close: () => {
      open = false;
      return Promise.resolve();
    },
  };
}
