import { isNewTournamentId } from '@ronde/core/formats/tournament-file/tournament-id.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { admission, rangeWithin, requireCreation, requirePosition } from '../admission.ts';
import { chained, chainStart } from '../checksum-chain.ts';
import {
  creationAsked,
  entryFromText,
  entryText,
  firstTexts,
  type EntryText,
} from '../entry-text.ts';
import type {
  AppendOutcome,
  Created,
  Creation,
  EventLog,
  LogEntry,
  NewEntry,
  ReadRange,
  TournamentHead,
  RewrittenEntry,
} from '../event-log.ts';
import { rewrittenLog } from '../erasure/rewritten-log.ts';
import { soundEnd, soundEntries } from '../sound-log.ts';
import {
  newerSchema,
  repeatedKey,
  tournamentExists,
  unknownTournament,
  unusableId,
  type StoreError,
} from '../store-error.ts';
import { summaryValues } from '../summaries/sql-summaries.ts';
import {
  summariseAtOnce,
  type SummarisingOptions,
  type SummaryRecord,
} from '../summaries/summaries.ts';
import type { Database } from './driver.ts';
import { schemaOf } from './migrate.ts';
import { attempt } from './sqlite-failure.ts';
import { statements, type HeadRow, type TournamentRow } from './statements.ts';
import { watchFile } from './watch-file.ts';

/** The event log on an open, migrated and durable SQLite database. */
export function sqliteEventLog<E = unknown, A = unknown>(
  db: Database,
  { summariser }: SummarisingOptions = {},
): EventLog<E, A> {
  const sql = statements(db);
  const schema = schemaOf(db);
  const watch = watchFile(db, sql);

  const settle = <T>(
    work: () => Result<T, StoreError>,
    begin: 'deferred' | 'immediate',
  ): Promise<Result<T, StoreError>> =>
    new Promise((resolve) => {
      resolve(attempt(db.name, () => db.transaction(work, begin)));
    });
  const reading = <T>(work: () => Result<T, StoreError>) => settle(work, 'deferred');
  const writing = <T>(work: () => Result<T, StoreError>) =>
    settle(() => {
      // A newer program may have migrated the file since it was opened here.
      const now = schemaOf(db);
      return now === schema ? work() : failure(newerSchema(now, schema));
    }, 'immediate');

  const rowOf = (id: string): Result<TournamentRow, StoreError> => {
    const row = sql.tournament.get(id);
    return row === undefined ? failure(unknownTournament(id)) : success(row);
  };

  const entriesOf = (
    row: TournamentRow,
    range?: ReadRange,
  ): Result<LogEntry<E, A>[], StoreError> => {
    const { after, upTo } = rangeWithin(headOf(row), range);
    const texts = soundEntries(row, {
      after,
      upTo,
      before: sql.checksumAt.get(row.key, after) ?? null,
      entries: sql.entries.all(row.key, after, upTo),
      last: sql.lastEntry.get(row.key) ?? null,
    });
    return texts.ok ? success(texts.value.map((text) => entryFromText<E, A>(text))) : texts;
  };

  /** Adds the entries to the end of the log, its end to the tournament, and the summary beside it. */
  const write = (
    key: number,
    previous: string,
    entries: readonly EntryText[],
    summary: SummaryRecord | undefined,
  ): void => {
    for (const entry of chained(previous, entries)) {
      const { position, at, by, body, key: request, checksum } = entry;
      sql.addEntry.run(key, position, at, by, body, request, checksum);
      sql.moveEnd.run(position, checksum, key);
    }
    const last = entries.at(-1);
    if (last !== undefined) sql.moveLastChange.run(last.at, key);
    if (summary === undefined) return;
    const values = summaryValues(summariser?.form ?? 0, summary);
    sql.setSummary.run(last?.position ?? 0, ...values, key);
  };

  /** Writes entries anew behind a mark that is about to be added; gives the checksum of the last. */
  const rewrite = (
    row: TournamentRow,
    rewritten: readonly RewrittenEntry[],
    mark: EntryText,
  ): Result<string, StoreError> => {
    const kept = sql.entries.all(row.key, 0, row.position);
    const last = sql.lastEntry.get(row.key) ?? null;
    const range = { after: 0, upTo: row.position, before: null, entries: kept, last };
    const sound = soundEntries(row, range);
    if (!sound.ok) return sound;
    const anew = rewrittenLog(row, kept, rewritten);
    sql.beginErasure.run(row.key, mark.position, mark.at);
    for (const { position, body, checksum } of anew) {
      sql.rewriteEntry.run(body, checksum, row.key, position);
    }
    sql.endErasure.run(row.key, mark.position);
    sql.forgetDevices.run(row.id);
    return success(anew.at(-1)?.checksum ?? row.checksum);
  };

  const append = (
    id: string,
    seen: number,
    text: EntryText,
    summary: SummaryRecord | undefined,
    rewritten?: readonly RewrittenEntry[],
  ): Result<AppendOutcome<E, A>, StoreError> => {
    const found = rowOf(id);
    if (!found.ok) return found;
    const row = found.value;
    const before = text.key === null ? undefined : sql.positionOfKey.get(row.key, text.key);
    if (before !== undefined) return success({ ok: true, position: before, repeated: true });
    const admitted = admission(id, headOf(row), seen);
    if (admitted.kind === 'refused') return failure(admitted.error);
    if (admitted.kind === 'behind') {
      const missed = entriesOf(row, { after: seen });
      return missed.ok ? success({ ok: false, missed: missed.value }) : missed;
    }
    const sound = soundEnd(row, sql.lastEntry.get(row.key) ?? null);
    if (!sound.ok) return sound;
    const end = rewritten === undefined ? success(row.checksum) : rewrite(row, rewritten, text);
    if (!end.ok) return end;
    write(row.key, end.value, [text], summary);
    return success({ ok: true, position: text.position });
  };

  const create = (
    id: string,
    { at, key }: Creation,
    entries: readonly EntryText[],
    summary: SummaryRecord | undefined,
  ): Result<Created, StoreError> => {
    const before = key === undefined ? undefined : sql.tournamentByKey.get(key);
    if (before !== undefined) {
      const [first] = sql.entries.all(before.key, 0, 1);
      const asked = creationAsked(first);
      return success({ id: before.id, position: entries.length, repeated: true, ...asked });
    }
    const existing = sql.tournament.get(id);
    if (existing !== undefined) return failure(tournamentExists(id, existing.archived === 1));
    const start = chainStart(id, at);
    const { lastInsertRowid } = sql.addTournament.change(id, at, start, key ?? null);
    write(Number(lastInsertRowid), start, entries, summary);
    return success({ id, position: entries.length });
  };

  const archive = (id: string, archived: 0 | 1) =>
    writing(() => {
      const { changes } = sql.archive.change(archived, id);
      return changes === 0 ? failure(unknownTournament(id)) : success(null);
    });

  const added = async (
    id: string,
    seen: number,
    entry: NewEntry<E, A>,
    summary?: SummaryRecord,
    rewritten?: readonly RewrittenEntry[],
  ): Promise<AppendOutcome<E, A>> => {
    const text = entryText(entry, requirePosition(seen) + 1);
    const done = await writing(() => append(id, seen, text, summary, rewritten));
    if (!done.ok) return { ok: false, error: done.error };
    const outcome = done.value;
    if (outcome.ok && outcome.repeated === undefined) watch.tell(id, outcome.position);
    return outcome;
  };

  return {
    async create(id, creation, firstEntries) {
      const { texts, repeatedAt } = firstTexts(firstEntries, creation);
      requireCreation(creation);
      if (!isNewTournamentId(id)) return failure(unusableId(id));
      if (repeatedAt !== null) return failure(repeatedKey(id, repeatedAt));
      const summary = summariser && summariseAtOnce(summariser, texts.map(entryFromText));
      const done = await writing(() => create(id, creation, texts, summary));
      if (done.ok && done.value.repeated === undefined) watch.tell(id, done.value.position);
      return done;
    },
    append: (id, seen, entry, summary) => added(id, seen, entry, summary),
    erase: (id, seen, rewritten, mark, summary) => added(id, seen, mark, summary, rewritten),
    read: (id, range) =>
      reading(() => {
        const row = rowOf(id);
        return row.ok ? entriesOf(row.value, range) : row;
      }),
    position: (id) =>
      reading(() => {
        const row = rowOf(id);
        return row.ok ? success(row.value.position) : row;
      }),
    head: (id) =>
      reading(() => {
        const row = sql.head.get(id);
        return row === undefined ? failure(unknownTournament(id)) : success(wholeHeadOf(row));
      }),
    count: () => reading(() => success(sql.count.get() ?? 0)),
    list: ({ archived: all = false } = {}) =>
      reading(() => success(sql.list.all(all ? 1 : 0).map(wholeHeadOf))),
    remove: (id) => archive(id, 1),
    restore: (id) => archive(id, 0),
    watch: (listener) => watch.add(listener),
    close: () => {
      watch.clear();
      db.close();
      return Promise.resolve();
    },
  };
}

const headOf = ({ position, archived }: TournamentRow) => ({ position, archived: archived === 1 });

function wholeHeadOf(row: HeadRow): TournamentHead {
  const { id, position, createdAt, lastAt, archived } = row;
  return { id, position, createdAt, lastAt, archived: archived === 1 };
}
