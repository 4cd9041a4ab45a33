import type { Result } from '@ronde/core/rules/result.ts';
import type { LogEntry, TournamentHead } from '../event-log.ts';
import type { StoreError } from '../store-error.ts';
import type { SummaryRecord } from './summary-record.ts';

export type { SummaryRecord };

/** Makes summaries of logs for a store that cannot read them. */
export interface Summariser {
  /** Rises when the same log gives another record: older ones are made again. From 1. */
  readonly form: number;
  /** Of a whole log; yields now and then, for whoever has other things to do meanwhile. */
  readonly summarise: (entries: readonly LogEntry[]) => Generator<void, SummaryRecord, void>;
}

export interface SummarisingOptions {
  /** Without one, summaries are those that writers hand over, and none is ever made again. */
  readonly summariser?: Summariser;
}

/** All tournaments but for some, or none but for some. */
export interface Somewhere {
  readonly everywhere: boolean;
  readonly except: readonly string[];
}

/** Which tournaments to list, and for whom. */
export interface ListQuestion {
  readonly archived: boolean;
  /** Where the asker sees everything; elsewhere as visitors. */
  readonly staff: Somewhere;
  /** Where the asker has a part in the event, and sees it before it is visible. */
  readonly letIn: Somewhere;
  /** In capitals without accents: the summary or the id has every one. */
  readonly words?: readonly string[];
  /** Among these only. */
  readonly ids?: readonly string[];
  /** Only those with a kept setting of their own in this scope. */
  readonly keptIn?: string;
  /** Newest first, either way. */
  readonly order: 'lastChange' | 'firstDay';
  /** How many to leave out at the beginning. */
  readonly from: number;
  readonly size: number;
}

export interface ListedTournament extends TournamentHead {
  /** The summary for the asker, JSON; null where there is none to show. */
  readonly text: string | null;
  readonly problem: string | null;
  /** The summary is missing or older than the log, and will be made. */
  readonly waiting: boolean;
}

export interface ListPage {
  readonly tournaments: readonly ListedTournament[];
  /** Of all pages. */
  readonly total: number;
}

/** A record as it is kept, and the log it was made from. */
export interface KeptSummary {
  /** Of the last entry it counts; -1 when none was ever made. */
  readonly position: number;
  readonly form: number;
  readonly record: SummaryRecord;
}

/** The summaries beside the logs: written with each entry, and read in their place. */
export interface Summaries {
  page(question: ListQuestion): Promise<Result<ListPage, StoreError>>;
  kept(id: string): Promise<Result<KeptSummary, StoreError>>;
  /** Tournaments whose summary is missing, older than the log, or of an older form. */
  waiting(): Promise<Result<readonly string[], StoreError>>;
  /** Keeps a record made from the log up to `position`; false when a newer one is there already. */
  put(id: string, position: number, record: SummaryRecord): Promise<Result<boolean, StoreError>>;
}

/** The summary of a log at once, for writers that have all of it in hand. */
export function summariseAtOnce(
  { summarise }: Summariser,
  entries: readonly LogEntry[],
): SummaryRecord {
  const steps = summarise(entries);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
