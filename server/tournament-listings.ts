import { success, type Result } from '@ronde/core/rules/result.ts';
import { openLedger } from '@ronde/core/tournament/log.ts';
import { readEntries } from '@ronde/core/tournament/stored/read-entries.ts';
import { publishedRounds } from '@ronde/core/tournament/state.ts';
import type { Audience } from '@ronde/core/tournament/views/audience.ts';
import { summaryOf, type Summary } from '@ronde/core/tournament/views/summary.ts';
import { isVisible } from '@ronde/core/tournament/views/visible.ts';
import type { EventLog, TournamentSummary } from '@ronde/store/event-log.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { TournamentListing } from './api/listing.ts';

type Head = Omit<TournamentListing, 'summary'>;

/** A tournament with its summary for either audience. */
interface Listed {
  readonly head: Head;
  readonly summaries: Readonly<Record<Audience, Summary>> | null;
  readonly visible: boolean;
}

/** Who looks for tournaments; visitors find those that are public. */
export type Seeker = Audience | 'visitor';

export type Listings = (
  seekerIn: (id: string) => Seeker,
  which?: { readonly archived: boolean },
) => Promise<Result<readonly TournamentListing[], StoreError>>;

/**
 * Lists what a store holds, each tournament with its summary. A log that only grows is read again
 * only when it has grown; one damaged log does not hide the others.
 */
export function tournamentListings(log: EventLog): Listings {
  const known = new Map<string, Listed>();
  return async (seekerIn, { archived } = { archived: false }) => {
    const listed = await log.list({ archived });
    if (!listed.ok) return listed;
    const listings: TournamentListing[] = [];
    for (const head of listed.value) {
      if (head.archived !== archived) continue;
      const before = known.get(head.id);
      const own = before && isSameLog(before.head, head) ? before : await describe(log, head);
      if (own.head.problem === null) known.set(head.id, own);
      const seeker = seekerIn(head.id);
      if (seeker === 'visitor' && !own.visible) continue;
      const audience = seeker === 'visitor' ? 'public' : seeker;
      // What cannot be read is the arbiters' trouble, and has nothing to show to others.
      if (own.summaries === null && audience !== 'staff') continue;
      listings.push({ ...own.head, summary: own.summaries?.[audience] ?? null });
    }
    return success(listings);
  };
}

const isSameLog = (before: Head, head: TournamentSummary): boolean =>
  before.position === head.position &&
  before.createdAt === head.createdAt &&
  before.lastAt === head.lastAt;

async function describe(log: EventLog, head: TournamentSummary): Promise<Listed> {
  const { id, position, createdAt, lastAt } = head;
  const { summaries, visible, problem } = await summarise(log, id, position);
  return { head: { id, position, createdAt, lastAt, problem }, summaries, visible };
}

async function summarise(
  log: EventLog,
  id: string,
  position: number,
): Promise<Omit<Listed, 'head'> & Pick<Head, 'problem'>> {
  const read = await log.read(id, { upTo: position });
  if (!read.ok) return { summaries: null, visible: false, problem: read.error.code };
  const entries = readEntries(read.value);
  if (!entries.ok) return { summaries: null, visible: false, problem: entries.error.code };
  const { state } = openLedger(entries.value);
  if (state === null) return { summaries: null, visible: false, problem: null };
  const published = summaryOf({ ...state, rounds: publishedRounds(state) });
  return {
    summaries: { staff: summaryOf(state), public: published },
    visible: isVisible(state),
    problem: null,
  };
}
