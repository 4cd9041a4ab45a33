import type pg from 'pg';
import {
  isNewTournamentId,
  isTournamentId,
} from '@ronde/core/formats/tournament-file/tournament-id.ts';
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
import type { LogWatch } from '../log-watch.ts';
import { soundEnd, soundEntries, type KeptEntry, type KeptLog } from '../sound-log.ts';
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
import type { Connections } from './connections.ts';
import { isTaken } from './postgres-failure.ts';
import {
  ADD_ENTRIES,
  ADD_LAST_CHANGE,
  ADD_SUMMARY,
  ADD_TOURNAMENT,
  APPEND,
  APPEND_WITH_SUMMARY,
  ARCHIVE,
  BEGIN_ERASURE,
  COUNT,
  END_ERASURE,
  FORGET_DEVICES,
  HEAD,
  HOLD,
  IN_THE_WAY,
  LAST_POSITION,
  LIST,
  MOVE_CHECKSUM,
  ONE,
  POSITION,
  READ,
  REWRITE_ENTRIES,
  type HeadRow,
  type InTheWayRow,
  type ReadRow,
  type TournamentRow,
  type WholeHeadRow,
} from './statements.ts';

type Answer<T> = Promise<Result<T, StoreError>>;

/** The event log on an open and migrated PostgreSQL database of the given schema. */
export function postgresEventLog<E = unknown, A = unknown>(
  connections: Connections,
  schema: number,
  watch: LogWatch,
  { summariser }: SummarisingOptions = {},
): Omit<EventLog<E, A>, 'close'> {
  const columnsOfSummary = (summary: SummaryRecord) =>
    summaryValues(summariser?.form ?? 0, summary);

  const entriesOf = async (
    client: pg.ClientBase,
    id: string,
    range: ReadRange = {},
  ): Answer<LogEntry<E, A>[]> => {
    const after = Math.min(requirePosition(range.after ?? 0), LAST_POSITION);
    const upTo = Math.min(requirePosition(range.upTo ?? LAST_POSITION), LAST_POSITION);
    const { rows } = await client.query<ReadRow>(READ, [id, after, Math.max(after, upTo)]);
    const texts = soundRows(rows, range);
    if (texts === null) return failure(unknownTournament(id));
    return texts.ok ? success(texts.value.map((text) => entryFromText<E, A>(text))) : texts;
  };

  /** One try: null when another writer was faster between the two questions. */
  const tryToAppend = async (
    client: pg.ClientBase,
    id: string,
    seen: number,
    text: EntryText,
    summary: SummaryRecord | undefined,
  ): Answer<AppendOutcome<E, A> | null> => {
    const head = (await client.query<HeadRow>(HEAD, [id, text.key])).rows[0];
    if (head === undefined) return failure(unknownTournament(id));
    if (head.schema !== schema) return failure(newerSchema(head.schema, schema));
    if (head.repeated !== null) {
      return success({ ok: true, position: head.repeated, repeated: true });
    }
    const admitted = admission(id, headOf(head), seen);
    if (admitted.kind === 'refused') return failure(admitted.error);
    if (admitted.kind === 'behind') {
      const missed = await entriesOf(client, id, { after: seen });
      return missed.ok ? success({ ok: false, missed: missed.value }) : missed;
    }
    const sound = soundEnd(head, lastOf(head));
    if (!sound.ok) return sound;
    const [entry] = chained(head.checksum, [text]);
    const { at, by, body, key } = text;
    const row = [head.key, at, by, body, key, entry?.checksum, head.position, head.checksum];
    try {
      const { rowCount } = await (summary === undefined
        ? client.query(APPEND, row)
        : client.query(APPEND_WITH_SUMMARY, [...row, ...columnsOfSummary(summary)]));
      return success(rowCount === 1 ? { ok: true, position: text.position } : null);
    } catch (thrown) {
      // The same request through another connection has just been written.
      if (isTaken(thrown)) return success(null);
      throw thrown;
    }
  };

  /** Writes entries anew behind a mark that is about to be added, in the transaction of both. */
  const rewrite = async (
    client: pg.ClientBase,
    id: string,
    mark: EntryText,
    rewritten: readonly RewrittenEntry[],
  ): Answer<null> => {
    const { rows } = await client.query<ReadRow>(READ, [id, 0, LAST_POSITION]);
    const sound = soundRows(rows, {});
    const [row] = rows;
    if (sound === null || row === undefined) return failure(unknownTournament(id));
    if (!sound.ok) return sound;
    const kept = rows.flatMap((one) => entryOf(one) ?? []);
    const anew = rewrittenLog(row, kept, rewritten);
    const [last] = anew.slice(-1);
    if (last === undefined) return success(null);
    await client.query(BEGIN_ERASURE, [row.key, mark.position, mark.at]);
    const [positions, , , bodies, , checksums] = columnsOf(anew);
    await client.query(REWRITE_ENTRIES, [row.key, positions, bodies, checksums]);
    await client.query(MOVE_CHECKSUM, [row.key, last.checksum]);
    await client.query(END_ERASURE, [row.key, mark.position]);
    await client.query(FORGET_DEVICES, [id]);
    return success(null);
  };

  const erase = (
    id: string,
    seen: number,
    mark: EntryText,
    rewritten: readonly RewrittenEntry[],
    summary: SummaryRecord | undefined,
  ) =>
    connections.transaction(async (client): Answer<AppendOutcome<E, A>> => {
      await client.query(HOLD, [id]);
      const { rows } = await client.query<HeadRow>(HEAD, [id, mark.key]);
      const [head] = rows;
      // Only where the mark will be added: otherwise the append below says why not.
      if (head?.repeated === null && head.position === seen && head.archived === 0) {
        const done = await rewrite(client, id, mark, rewritten);
        if (!done.ok) return done;
      }
      const tried = await tryToAppend(client, id, seen, mark, summary);
      if (!tried.ok) return tried;
      if (tried.value === null) throw new Error('a log that is held has moved');
      return success(tried.value);
    });

  const create = (
    id: string,
    { at, key }: Creation,
    entries: readonly EntryText[],
    summary: SummaryRecord | undefined,
  ) =>
    connections.transaction(async (client): Answer<Created> => {
      const start = chainStart(id, at);
      const row = [id, at, start, key ?? null];
      const added = await client.query<{ key: number }>(ADD_TOURNAMENT, row);
      const tournament = added.rows[0]?.key;
      if (tournament === undefined) return inTheWay(client, id, key ?? null, entries.length);
      const columns = columnsOf(chained(start, entries));
      if (entries.length > 0) await client.query(ADD_ENTRIES, [tournament, ...columns]);
      const last = [tournament, entries.at(-1)?.at ?? at];
      await (summary === undefined
        ? client.query(ADD_LAST_CHANGE, last)
        : client.query(ADD_SUMMARY, [...last, entries.length, ...columnsOfSummary(summary)]));
      return success({ id, position: entries.length });
    });

  const archive = async (id: string, archived: 0 | 1): Answer<null> => {
    if (!isTournamentId(id)) return failure(unknownTournament(id));
    return connections.use(async (client) => {
      const { rowCount } = await client.query(ARCHIVE, [id, archived]);
      return rowCount === 1 ? success(null) : failure(unknownTournament(id));
    });
  };

  return {
    async create(id, creation, firstEntries) {
      const { texts, repeatedAt } = firstTexts(firstEntries, creation);
      requireCreation(creation);
      if (!isNewTournamentId(id)) return failure(unusableId(id));
      if (repeatedAt !== null) return failure(repeatedKey(id, repeatedAt));
      const summary = summariser && summariseAtOnce(summariser, texts.map(entryFromText));
      const done = await create(id, creation, texts, summary);
      if (done.ok && done.value.repeated === undefined) watch.tell(id, done.value.position);
      return done;
    },
    async append(
      id: string,
      seen: number,
      entry: NewEntry<E, A>,
      summary?: SummaryRecord,
    ): Promise<AppendOutcome<E, A>> {
      const text = entryText(entry, requirePosition(seen) + 1);
      if (!isTournamentId(id)) return { ok: false, error: unknownTournament(id) };
      const done = await connections.use(async (client): Answer<AppendOutcome<E, A>> => {
        for (;;) {
          const tried = await tryToAppend(client, id, seen, text, summary);
          if (!tried.ok) return tried;
          if (tried.value !== null) return success(tried.value);
        }
      });
      if (!done.ok) return { ok: false, error: done.error };
      const outcome = done.value;
      if (outcome.ok && outcome.repeated === undefined) watch.tell(id, outcome.position);
      return outcome;
    },
    async erase(id, seen, rewritten, mark, summary): Promise<AppendOutcome<E, A>> {
      const text = entryText(mark, requirePosition(seen) + 1);
      if (!isTournamentId(id)) return { ok: false, error: unknownTournament(id) };
      const done = await erase(id, seen, text, rewritten, summary);
      if (!done.ok) return { ok: false, error: done.error };
      const outcome = done.value;
      if (outcome.ok && outcome.repeated === undefined) watch.tell(id, outcome.position);
      return outcome;
    },
    async read(id, range) {
      if (!isTournamentId(id)) return failure(unknownTournament(id));
      return connections.use((client) => entriesOf(client, id, range));
    },
    async position(id) {
      if (!isTournamentId(id)) return failure(unknownTournament(id));
      return connections.use(async (client) => {
        const { rows } = await client.query<{ position: number }>(POSITION, [id]);
        return rows[0] === undefined ? failure(unknownTournament(id)) : success(rows[0].position);
      });
    },
    async head(id) {
      if (!isTournamentId(id)) return failure(unknownTournament(id));
      return connections.use(async (client) => {
        const [row] = (await client.query<WholeHeadRow>(ONE, [id])).rows;
        return row === undefined ? failure(unknownTournament(id)) : success(wholeHeadOf(row));
      });
    },
    count: () =>
      connections.use(async (client) => {
        const { rows } = await client.query<{ count: number }>(COUNT);
        return success(rows[0]?.count ?? 0);
      }),
    list: ({ archived: all = false } = {}) =>
      connections.use(async (client) => {
        const { rows } = await client.query<WholeHeadRow>(LIST, [all]);
        return success(rows.map(wholeHeadOf));
      }),
    remove: (id) => archive(id, 1),
    restore: (id) => archive(id, 0),
    watch: (listener) => watch.add(listener),
  };
}

const headOf = ({ position, archived }: TournamentRow) => ({ position, archived: archived === 1 });

const lastOf = ({ lastPosition, lastChecksum }: HeadRow) =>
  lastPosition === null || lastChecksum === null
    ? null
    : { position: lastPosition, checksum: lastChecksum };

function wholeHeadOf(row: WholeHeadRow): TournamentHead {
  const { id, position, createdAt, lastAt, archived } = row;
  return { id, position, createdAt, lastAt, archived: archived === 1 };
}

/** The checked entries of the range; null when there is no such tournament. */
function soundRows(
  rows: readonly ReadRow[],
  range: ReadRange,
): Result<readonly EntryText[], StoreError> | null {
  const [tournament] = rows;
  if (tournament === undefined) return null;
  const { after, upTo } = rangeWithin(headOf(tournament), range);
  const kept = rows.flatMap((row) => entryOf(row) ?? []);
  const log: KeptLog = tournament;
  return soundEntries(log, {
    after,
    upTo,
    before: kept.find(({ position }) => position === after)?.checksum ?? null,
    entries: kept.filter(({ position }) => position > after && position <= upTo),
    last: kept.at(-1) ?? null,
  });
}

function entryOf(row: ReadRow): KeptEntry | null {
  const { entry_position: position, entry_at: at, entry_by: by, entry_body: body } = row;
  const { entry_key: key, entry_checksum: checksum } = row;
  if (position === null || at === null || by === null || body === null || checksum === null) {
    return null;
  }
  return { position, at, by, body, key, checksum };
}

const columnsOf = (entries: readonly KeptEntry[]) => [
  entries.map(({ position }) => position),
  entries.map(({ at }) => at),
  entries.map(({ by }) => by),
  entries.map(({ body }) => body),
  entries.map(({ key }) => key),
  entries.map(({ checksum }) => checksum),
];

async function inTheWay(
  client: pg.ClientBase,
  id: string,
  key: string | null,
  position: number,
): Answer<Created> {
  const { rows } = await client.query<InTheWayRow>(IN_THE_WAY, [id, key]);
  const [found] = rows;
  if (key === null || found?.key !== key) {
    return failure(tournamentExists(id, found?.archived === 1));
  }
  const asked = creationAsked(found.first === null ? undefined : { body: found.first });
  return success({ id: found.id, position, repeated: true, ...asked });
}
