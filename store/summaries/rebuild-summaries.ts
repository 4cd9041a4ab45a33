import { success, type Result } from '@ronde/core/rules/result.ts';
import type { LogEntry, TournamentHead } from '../event-log.ts';
import type { StoreError } from '../store-error.ts';
import type { Store } from '../store.ts';
import { summariseAtOnce, type Summariser, type SummaryRecord } from './summaries.ts';

export interface RebuildOptions {
  /** Waited for within a long log and after each one, so that others get their turn. */
  readonly pause: () => Promise<void>;
  readonly made?: (id: string) => void;
  /** Of a log that cannot be read just now: it goes on waiting, and the others are made. */
  readonly failed?: (error: StoreError, id: string) => void;
  readonly signal?: AbortSignal;
}

/** Entries read at once; a longer log is read in pieces. */
const PIECE = 100;

/** Makes the summaries that wait, one log at a time; gives how many were made. */
export async function rebuildSummaries(
  store: Store,
  summariser: Summariser,
  options: RebuildOptions,
): Promise<Result<number, StoreError>> {
  const waiting = await store.summaries.waiting();
  if (!waiting.ok) return waiting;
  let made = 0;
  for (const id of waiting.value) {
    if (options.signal?.aborted === true) break;
    const rebuilt = await rebuildSummary(store, id, summariser, options);
    if (!rebuilt.ok) options.failed?.(rebuilt.error, id);
    else {
      options.made?.(id);
      made += 1;
    }
  }
  return success(made);
}

async function rebuildSummary(
  store: Store,
  id: string,
  summariser: Summariser,
  { pause }: RebuildOptions,
): Promise<Result<boolean, StoreError>> {
  const position = await store.position(id);
  if (!position.ok) return position;
  const record = await summaryOfLog(store, id, position.value, { summariser, pause });
  return record.ok ? store.summaries.put(id, position.value, record.value) : record;
}

/** The record a log adds up to; what is damaged has one that says so. */
export async function summaryOfLog(
  store: Store,
  id: string,
  position: number,
  { summariser, pause }: Pick<RebuildOptions, 'pause'> & { readonly summariser: Summariser },
): Promise<Result<SummaryRecord, StoreError>> {
  const entries: LogEntry[] = [];
  while (entries.length < position) {
    const after = entries.length;
    const read = await store.read(id, { after, upTo: Math.min(position, after + PIECE) });
    if (!read.ok) return read.error.code === DAMAGED ? success(damagedRecord()) : read;
    entries.push(...read.value);
    await pause();
  }
  const steps = summariser.summarise(entries);
  for (;;) {
    const step = steps.next();
    await pause();
    if (step.done === true) return success(step.value);
  }
}

const DAMAGED = 'store.corruptEntry';

const damagedRecord = (): SummaryRecord => ({
  staff: null,
  visitors: null,
  visible: false,
  search: '',
  firstDay: null,
  problem: DAMAGED,
});

/**
 * Holds the summary that is kept against what the log adds up to, and keeps the right one; gives
 * whether it was another. The entries are null where the log is damaged.
 */
export async function mendSummary(
  store: Store,
  { id, position }: TournamentHead,
  entries: readonly LogEntry[] | null,
  summariser: Summariser,
): Promise<Result<boolean, StoreError>> {
  const kept = await store.summaries.kept(id);
  if (!kept.ok) return kept;
  const record = entries === null ? damagedRecord() : summariseAtOnce(summariser, entries);
  const { record: before, form } = kept.value;
  const isSame =
    kept.value.position === position &&
    form === summariser.form &&
    before.staff === record.staff &&
    before.visitors === record.visitors &&
    before.visible === record.visible &&
    before.search === record.search &&
    before.problem === record.problem &&
    (record.firstDay ?? before.firstDay) === before.firstDay;
  return isSame ? success(false) : store.summaries.put(id, position, record);
}
