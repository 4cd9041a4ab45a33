import { success, type Result } from '@ronde/core/rules/result.ts';
import { openLedger } from '@ronde/core/tournament/log.ts';
import { readEntries } from '@ronde/core/tournament/stored/read-entries.ts';
import { summaryOf, type Summary } from '@ronde/core/tournament/views/summary.ts';
import type { EventLog, TournamentSummary } from '@ronde/store/event-log.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { TournamentListing } from './api/listing.ts';

/**
 * Lists what a store holds, each tournament with its summary. A log that only grows is read again
 * only when it has grown; one damaged log does not hide the others.
 */
export function tournamentListings(
  log: EventLog,
): () => Promise<Result<readonly TournamentListing[], StoreError>> {
  const known = new Map<string, TournamentListing>();
  return async () => {
    const listed = await log.list();
    if (!listed.ok) return listed;
    const listings: TournamentListing[] = [];
    for (const head of listed.value) {
      const before = known.get(head.id);
      const listing = before && isSameLog(before, head) ? before : await describe(log, head);
      if (listing.problem === null) known.set(head.id, listing);
      listings.push(listing);
    }
    return success(listings);
  };
}

const isSameLog = (before: TournamentListing, head: TournamentSummary): boolean =>
  before.position === head.position &&
  before.createdAt === head.createdAt &&
  before.lastAt === head.lastAt;

async function describe(log: EventLog, head: TournamentSummary): Promise<TournamentListing> {
  const { id, position, createdAt, lastAt } = head;
  return { id, position, createdAt, lastAt, ...(await summarise(log, id, position)) };
}

async function summarise(
  log: EventLog,
  id: string,
  position: number,
): Promise<{ summary: Summary | null; problem: string | null }> {
  const read = await log.read(id, { upTo: position });
  if (!read.ok) return { summary: null, problem: read.error.code };
  const entries = readEntries(read.value);
  if (!entries.ok) return { summary: null, problem: entries.error.code };
  const { state } = openLedger(entries.value);
  return { summary: state && summaryOf(state), problem: null };
}
