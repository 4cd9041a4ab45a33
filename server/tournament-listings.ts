import { success, type Result } from '@ronde/core/rules/result.ts';
import { wordsOf } from '@ronde/core/tournament/views/search.ts';
import type { Summary } from '@ronde/core/tournament/views/summary.ts';
import type { ListedTournament, ListQuestion } from '@ronde/store/summaries/summaries.ts';
import type { Store } from '@ronde/store/store.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { z } from 'zod';
import {
  EVERY_TOURNAMENT,
  principalIn,
  type Identity,
  type Principal,
} from './access/principal.ts';
import { isVisitor } from './access/visitors.ts';
import { LONGEST_PAGE, type TournamentListing, type TournamentsAnswer } from './api/listing.ts';
import { coreAudience, wholeInQuery } from './routes/tournament-of.ts';

/** What is asked of a list: words that are looked for, and which part of it. */
export const listQuery = z.object({
  search: z.string().max(200).default(''),
  from: wholeInQuery.default(0),
  size: wholeInQuery.pipe(z.int().min(1).max(LONGEST_PAGE)).default(LONGEST_PAGE),
});
export type ListQuery = z.output<typeof listQuery>;

export type ListAsked = ListQuery &
  Pick<ListQuestion, 'archived' | 'staff' | 'letIn' | 'order' | 'ids' | 'keptIn'>;

/** Longer searches say no more. */
const MOST_WORDS = 8;

/** A page of tournaments, each with the summary kept beside its log: no log is read. */
export async function listTournaments(
  { summaries }: Pick<Store, 'summaries'>,
  { search, ...asked }: ListAsked,
): Promise<Result<TournamentsAnswer, StoreError>> {
  const words = wordsOf(search).slice(0, MOST_WORDS);
  const page = await summaries.page({ ...asked, words });
  if (!page.ok) return page;
  const { tournaments, total } = page.value;
  const end = asked.from + tournaments.length;
  const next = tournaments.length > 0 && end < total ? end : null;
  return success({ tournaments: tournaments.map(listingOf), total, next });
}

function listingOf(listed: ListedTournament): TournamentListing {
  const { id, position, createdAt, lastAt, text, problem, waiting } = listed;
  const summary = text === null ? null : (JSON.parse(text) as Summary);
  return { id, position, createdAt, lastAt, summary, problem, waiting };
}

type Sight = Pick<ListQuestion, 'staff' | 'letIn'>;

const NOWHERE = { everywhere: false, except: [] } as const;
const EVERYWHERE = { everywhere: true, except: [] } as const;
export const VISITORS: Sight = { staff: NOWHERE, letIn: NOWHERE };
export const EVERYTHING: Sight = { staff: EVERYWHERE, letIn: EVERYWHERE };

/**
 * Where somebody sees drafts too, and where they are let in before the event is public: a role in
 * one tournament may be less than the one in all.
 */
export function sightOf(identity: Identity): Sight {
  const named = new Set(identity.grants.map(({ tournament }) => tournament));
  named.delete(EVERY_TOURNAMENT);
  const where = (has: (principal: Principal) => boolean): ListQuestion['staff'] => {
    const everywhere = has(principalIn(identity, null));
    const except = [...named].filter((id) => has(principalIn(identity, id)) !== everywhere);
    return { everywhere, except };
  };
  return {
    staff: where((principal) => coreAudience(principal) === 'staff'),
    letIn: where((principal) => !isVisitor(principal)),
  };
}

/** The names of some tournaments, archived or not, for whoever may see everything of them. */
export async function namesOf(
  { summaries }: Pick<Store, 'summaries'>,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const names: Record<string, string> = {};
  for (const archived of [false, true]) {
    const listed = await listTournaments(
      { summaries },
      {
        archived,
        ...EVERYTHING,
        ids,
        order: 'lastChange',
        search: '',
        from: 0,
        size: ids.length,
      },
    );
    for (const { id, summary } of listed.ok ? listed.value.tournaments : []) {
      if (summary !== null) names[id] = summary.name;
    }
  }
  return names;
}
