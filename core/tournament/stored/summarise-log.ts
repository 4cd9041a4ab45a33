import type { Entry } from '../log.ts';
import { openInSteps } from '../log.ts';
import {
  keptSummary,
  SUMMARY_FORM,
  unreadableSummary,
  type SummaryRecord,
} from '../views/kept-summary.ts';
import { readEntries, type StoredEntry } from './read-entries.ts';

/** Entries looked at between two yields: a few milliseconds. */
const AT_ONCE = 50;

/** The summary of a whole log as it is stored; yields now and then. */
function* summarise(stored: readonly StoredEntry[]): Generator<void, SummaryRecord, void> {
  const entries: Entry[] = [];
  for (let from = 0; from < stored.length; from += AT_ONCE) {
    const read = readEntries(stored.slice(from, from + AT_ONCE));
    if (!read.ok) return unreadableSummary(read.error.code);
    entries.push(...read.value);
    yield;
  }
  const { state } = yield* openInSteps(entries, AT_ONCE);
  return keptSummary(state);
}

/** What a store is given so that it can keep summaries of logs it cannot read itself. */
export const SUMMARISER = { form: SUMMARY_FORM, summarise } as const;
