import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { EventLog, LogEntry, NewEntry } from './event-log.ts';
import { memoryShelf, openMemoryStore } from './memory.ts';
import { openPostgresStore } from './postgres/open.ts';
import { findPostgres } from './postgres/testing/find-postgres.ts';
import { startTestServer } from './postgres/testing/postgres-server.ts';
import { openSqliteStore } from './sqlite/open.ts';
import { temporaryFolder, type TemporaryFolder } from './sqlite/temporary-folder.ts';
import { exportTournament, importTournament } from './tournament-transfer.ts';

/** The plainest thing that could be right: arrays in a map. */
interface Modelled {
  readonly createdAt: string;
  readonly entries: LogEntry[];
  archived: boolean;
}
type Model = Map<string, Modelled>;

type Step =
  | { do: 'create'; id: string; entries: NewEntry[] }
  /** `behind`: how many entries the writer has not seen; negative for more than there are. */
  | { do: 'append'; id: string; behind: number; entry: NewEntry }
  | { do: 'read'; id: string; after: number }
  | { do: 'remove' | 'restore' | 'list'; id: string }
  | { do: 'transfer'; id: string; as: string }
  | { do: 'reopen' };

const id = fc.constantFrom('open', 'blitz', 'elite-2');
const unkeyed = fc.record({
  at: fc.constantFrom('2026-11-15T09:30:00Z', '2026-11-15T09:31:00+01:00'),
  by: fc.constantFrom('chief', 'adjoint'),
  // Through JSON once, so that −0 and the like are what a caller can get back.
  events: fc
    .array(fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }), { maxLength: 3 })
    .map((events) => JSON.parse(JSON.stringify(events)) as unknown[]),
});
const entry: fc.Arbitrary<NewEntry> = fc
  .tuple(unkeyed, fc.option(fc.constantFrom('k1', 'k2', 'k3')))
  .map(([plain, key]) => (key === null ? plain : { ...plain, key }));
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create'),
      id,
      entries: fc.array(entry, { maxLength: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('append'),
      id,
      behind: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 3 })),
      entry,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read'), id, after: fc.nat({ max: 6 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('remove', 'restore', 'list'), id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('transfer'), id, as: id }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen') }) },
);

const refused = (code: string): unknown => ({ ok: false, error: { code: `store.${code}` } });
const done = (value: unknown): unknown => ({ ok: true, value });

/** What the step should answer; changes the model as the step should change the store. */
function expected(model: Model, step: Step): unknown {
  if (step.do === 'reopen') return null;
  const kept = model.get(step.id);
  if (step.do === 'list') return done(summaries(model));
  if (step.do === 'create') {
    const keys = step.entries.flatMap(({ key }) => key ?? []);
    if (new Set(keys).size < keys.length) return refused('repeatedKey');
    if (kept) return refused('tournamentExists');
    const entries = step.entries.map((first, index) => ({ ...first, position: index + 1 }));
    model.set(step.id, { createdAt: CREATION, entries, archived: false });
    return done({ id: step.id, position: entries.length });
  }
  if (!kept) return refused('unknownTournament');
  switch (step.do) {
    case 'append': {
      const seen = Math.max(0, kept.entries.length - step.behind);
      const { key } = step.entry;
      const before = kept.entries.find((other) => key !== undefined && other.key === key);
      if (before) return { ok: true, position: before.position, repeated: true };
      if (kept.archived) return refused('archivedTournament');
      if (seen > kept.entries.length) return refused('aheadOfLog');
      if (seen < kept.entries.length) return { ok: false, missed: kept.entries.slice(seen) };
      kept.entries.push({ ...step.entry, position: seen + 1 });
      return { ok: true, position: seen + 1 };
    }
    case 'read':
      return done(kept.entries.slice(step.after));
    case 'remove':
    case 'restore':
      kept.archived = step.do === 'remove';
      return done(null);
    case 'transfer':
      if (model.has(step.as)) return refused('tournamentExists');
      model.set(step.as, { ...kept, entries: [...kept.entries], archived: false });
      return done({ id: step.as, position: kept.entries.length, problems: [] });
  }
}

const CREATION = '2026-11-14T18:00:00Z';

function summaries(model: Model): unknown[] {
  return [...model].map(([id, { createdAt, entries, archived }]) => {
    const lastAt = entries.at(-1)?.at ?? createdAt;
    return { id, position: entries.length, createdAt, lastAt, archived };
  });
}

async function answered(store: EventLog, model: Model, step: Exclude<Step, { do: 'reopen' }>) {
  switch (step.do) {
    case 'create':
      return store.create(step.id, { at: CREATION }, step.entries);
    case 'append': {
      const length = model.get(step.id)?.entries.length ?? 0;
      return store.append(step.id, Math.max(0, length - step.behind), step.entry);
    }
    case 'read':
      return store.read(step.id, { after: step.after });
    case 'remove':
      return store.remove(step.id);
    case 'restore':
      return store.restore(step.id);
    case 'list':
      return store.list({ archived: true });
    case 'transfer': {
      const text = await exportTournament(store, step.id);
      return text.ok ? importTournament(store, text.value, { as: step.as }) : text;
    }
  }
}

/** Codes are compared in full, the rest of an error is the contract suite's. */
function withoutDetail(answer: Awaited<ReturnType<typeof answered>>): unknown {
  if (answer.ok || answer.error === undefined) return answer;
  return { ok: false, error: { code: answer.error.code } };
}

async function follow(steps: readonly Step[], open: () => Promise<EventLog>): Promise<void> {
  const model: Model = new Map();
  let store = await open();
  try {
    for (const step of steps) {
      if (step.do === 'reopen') {
        await store.close();
        store = await open();
        continue;
      }
      // Asked before the model moves on: `behind` counts from where the log stands now.
      const answer = withoutDetail(await answered(store, model, step));
      expect(answer).toEqual(expected(model, step));
    }
    expect(await store.list({ archived: true })).toEqual(done(summaries(model)));
    for (const [name, { entries }] of model) expect(await store.read(name)).toEqual(done(entries));
  } finally {
    await store.close();
  }
}

describe('[property] any sequence of steps is answered as the model answers', () => {
  const { shareOfCases } = inject('sizes');
  const sequences = fc.array(step, { minLength: 5, maxLength: 40 });
  let folder: TemporaryFolder;
  let files = 0;

  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.dispose());

  it('in memory', async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const shelf = memoryShelf();
        await follow(steps, () => Promise.resolve(openMemoryStore(shelf)));
      }),
      { numRuns: 200 * shareOfCases },
    );
  });

  it.runIf(findPostgres() !== null)('on PostgreSQL', async () => {
    const server = await startTestServer();
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        await server.clear('postgres');
        await follow(steps, async () => {
          const opened = await openPostgresStore(server.address('postgres'));
          if (!opened.ok) throw new Error(opened.error.message);
          return opened.value;
        });
      }),
      { numRuns: Math.ceil(10 * shareOfCases) },
    );
    await server.stop();
  });

  it('on SQLite', async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const file = folder.file(`${files++}.db`);
        await follow(steps, async () => {
          const opened = await openSqliteStore(file);
          if (!opened.ok) throw new Error(opened.error.message);
          return opened.value;
        });
      }),
      { numRuns: 40 * shareOfCases },
    );
  });
});
