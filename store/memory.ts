import { isNewTournamentId } from '@ronde/core/formats/tournament-file/tournament-id.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { accessShelf, memoryAccessStore, type AccessShelf } from './access/memory-access-store.ts';
import { admission, rangeWithin, requireCreation, requirePosition } from './admission.ts';
import { chained } from './checksum-chain.ts';
import type { OwedErasure } from './erasure/erasures.ts';
import { rewrittenLog } from './erasure/rewritten-log.ts';
import {
  creationAsked,
  entryFromText,
  entryText,
  firstTexts,
  type EntryText,
} from './entry-text.ts';
import type {
  AppendOutcome,
  Created,
  Creation,
  LogEntry,
  LogListener,
  NewEntry,
  ReadRange,
  TournamentHead,
  RewrittenEntry,
} from './event-log.ts';
import { memoryGames, type GamesShelf } from './games/memory-games.ts';
import { memoryGuessCounts, type GuessShelf } from './guesses/memory-guess-counts.ts';
import {
  memoryKeptSettings,
  settingsShelf,
  type SettingsShelf,
} from './kept-settings/memory-kept-settings.ts';
import { logWatch, type LogWatch } from './log-watch.ts';
import { memoryPictures, type PicturesShelf } from './pictures/memory-pictures.ts';
import {
  repeatedKey,
  tournamentExists,
  unknownTournament,
  unusableId,
  type StoreError,
} from './store-error.ts';
import type { Store } from './store.ts';
import { memorySummaries, type SummarisedTournament } from './summaries/memory-summaries.ts';
import {
  memorySubscriptions,
  type SubscriptionsShelf,
} from './subscriptions/memory-subscriptions.ts';
import {
  summariseAtOnce,
  type KeptSummary,
  type SummarisingOptions,
  type SummaryRecord,
} from './summaries/summaries.ts';

interface KeptTournament {
  readonly createdAt: string;
  readonly key: string | null;
  readonly entries: EntryText[];
  archived: boolean;
  summary: KeptSummary | null;
}

/** What memory stores share: two stores opened on one shelf see each other's writes. */
export interface MemoryShelf {
  readonly tournaments: Map<string, KeptTournament>;
  readonly access: AccessShelf;
  readonly settings: SettingsShelf;
  readonly pictures: PicturesShelf;
  readonly photos: PicturesShelf;
  readonly games: GamesShelf;
  readonly subscriptions: SubscriptionsShelf;
  readonly guesses: GuessShelf;
  readonly erasures: OwedErasure[];
  readonly watch: LogWatch;
}

export const memoryShelf = (): MemoryShelf => ({
  tournaments: new Map(),
  access: accessShelf(),
  settings: settingsShelf(),
  pictures: new Map(),
  photos: new Map(),
  games: new Map(),
  subscriptions: new Map(),
  guesses: new Map(),
  erasures: [],
  watch: logWatch(
    () => undefined,
    () => undefined,
  ),
});

/** Keeps tournaments until the program ends: for tests and for trying things out. */
export function openMemoryStore<E = unknown, A = unknown>(
  shelf: MemoryShelf = memoryShelf(),
  { summariser }: SummarisingOptions = {},
): Store<E, A> {
  const { tournaments, watch } = shelf;
  const form = summariser?.form ?? 0;
  const listening = new Set<() => void>();
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
      const kept = tournaments.get(id);
      return kept === undefined ? failure(unknownTournament(id)) : success(work(kept));
    });

  const headOf = ({ entries, archived }: KeptTournament) => ({
    position: entries.length,
    archived,
  });
  const wholeHeadOf = (id: string, kept: KeptTournament): TournamentHead => {
    const { createdAt, entries } = kept;
    return { ...headOf(kept), id, createdAt, lastAt: entries.at(-1)?.at ?? createdAt };
  };
  const summarised = (id: string, kept: KeptTournament): SummarisedTournament => ({
    head: wholeHeadOf(id, kept),
    get summary() {
      return kept.summary;
    },
    set summary(summary) {
      kept.summary = summary;
    },
  });

  const entriesOf = (kept: KeptTournament, range?: ReadRange): LogEntry<E, A>[] => {
    const { after, upTo } = rangeWithin(headOf(kept), range);
    return kept.entries.slice(after, upTo).map((text) => entryFromText<E, A>(text));
  };

  const appended = (
    id: string,
    seen: number,
    entry: NewEntry,
    summary?: SummaryRecord,
    rewritten?: readonly RewrittenEntry[],
  ): AppendOutcome<E, A> => {
    requirePosition(seen);
    const text = entryText(entry, seen + 1);
    const kept = tournaments.get(id);
    if (kept === undefined) return { ok: false, error: unknownTournament(id) };
    const before = kept.entries.find(({ key }) => key !== null && key === text.key);
    if (before !== undefined) return { ok: true, position: before.position, repeated: true };
    const admitted = admission(id, headOf(kept), seen);
    if (admitted.kind === 'refused') return { ok: false, error: admitted.error };
    if (admitted.kind === 'behind') return { ok: false, missed: entriesOf(kept, { after: seen }) };
    if (rewritten !== undefined) {
      const log = { id, createdAt: kept.createdAt };
      const anew = rewrittenLog(log, chained('', kept.entries), rewritten);
      for (const { checksum: _, ...entry } of anew) kept.entries[entry.position - 1] = entry;
      shelf.erasures.push({ tournament: id, position: text.position, at: text.at });
      for (const [link, { tournament }] of shelf.access.deviceLinks) {
        if (tournament === id) shelf.access.deviceLinks.delete(link);
      }
    }
    kept.entries.push(text);
    if (summary !== undefined) kept.summary = { position: text.position, form, record: summary };
    watch.tell(id, text.position);
    return { ok: true, position: text.position };
  };

  const created = (
    id: string,
    creation: Creation,
    firstEntries: readonly NewEntry[],
  ): Result<Created, StoreError> => {
    const { texts, repeatedAt } = firstTexts(firstEntries, creation);
    requireCreation(creation);
    if (!isNewTournamentId(id)) return failure(unusableId(id));
    if (repeatedAt !== null) return failure(repeatedKey(id, repeatedAt));
    const { at: createdAt, key = null } = creation;
    const before = [...tournaments].find(([, made]) => key !== null && made.key === key);
    if (before !== undefined) {
      const asked = creationAsked(before[1].entries[0]);
      return success({ id: before[0], position: texts.length, repeated: true, ...asked });
    }
    const kept = tournaments.get(id);
    if (kept !== undefined) return failure(tournamentExists(id, kept.archived));
    const record = summariser && summariseAtOnce(summariser, texts.map(entryFromText));
    const summary = record === undefined ? null : { position: texts.length, form, record };
    tournaments.set(id, { createdAt, key, entries: [...texts], archived: false, summary });
    watch.tell(id, texts.length);
    return success({ id, position: texts.length });
  };

  /** Until the store is closed, whoever else listens to the shelf. */
  const watching =
    <L>(shared: { add(listener: L): () => void }) =>
    (listener: L): (() => void) => {
      if (!open) throw new TypeError('the store is closed');
      const leave = shared.add(listener);
      listening.add(leave);
      return leave;
    };

  return {
    create: (id, creation, firstEntries) => settle(() => created(id, creation, firstEntries)),
    append: (id, seen, entry, summary) => settle(() => appended(id, seen, entry, summary)),
    erase: (id, seen, rewritten, mark, summary) =>
      settle(() => appended(id, seen, mark, summary, rewritten)),
    read: (id, range) => ofKept(id, (kept) => entriesOf(kept, range)),
    position: (id) => ofKept(id, (kept) => kept.entries.length),
    head: (id) => ofKept(id, (kept) => wholeHeadOf(id, kept)),
    count: () =>
      settle(() => success([...tournaments.values()].filter(({ archived }) => !archived).length)),
    list: ({ archived: all = false } = {}) =>
      settle(() =>
        success(
          [...tournaments]
            .filter(([, { archived }]) => all || !archived)
            .map(([id, kept]) => wholeHeadOf(id, kept)),
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
    watch: watching<LogListener>(watch),
    access: memoryAccessStore(shelf.access, settle),
    keptSettings: memoryKeptSettings(shelf.settings, settle, watching(shelf.settings.watch)),
    pictures: memoryPictures(shelf.pictures, settle),
    photos: memoryPictures(shelf.photos, settle),
    games: memoryGames(shelf.games, settle),
    subscriptions: memorySubscriptions(shelf.subscriptions, settle),
    summaries: memorySummaries(
      {
        all: () => [...tournaments].map(([id, kept]) => summarised(id, kept)),
        find: (id) => {
          const kept = tournaments.get(id);
          return kept === undefined ? null : summarised(id, kept);
        },
        hasSetting: (scope, key) => shelf.settings.kept.get(scope)?.has(key) === true,
      },
      form,
      settle,
    ),
    guesses: memoryGuessCounts(shelf.guesses, settle),
    erasures: {
      owed: () => settle(() => success([...shelf.erasures])),
      rewriteFiles: () => settle(() => success(true)),
      settle: (done) =>
        settle(() => {
          const left = shelf.erasures.filter(
            ({ tournament, position }) =>
              !done.some((one) => one.tournament === tournament && one.position === position),
          );
          shelf.erasures.splice(0, shelf.erasures.length, ...left);
          return success(null);
        }),
    },
    tryToWrite: () => settle(() => success(null)),
    close: () => {
      open = false;
      for (const leave of listening) leave();
      return Promise.resolve();
    },
  };
}
