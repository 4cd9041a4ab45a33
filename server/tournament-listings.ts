import { success, type Result } from '@ronde/core/rules/result.ts';
import { wordsOf } from '@ronde/core/tournament/views/search.ts';
import type { Summary } from '@ronde/core/tournament/views/summary.ts';
import type { ListedTournament, ListQuestion } from '@ronde/store/summaries/summaries.ts';
import type { Store } from '@ronde/store/store.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { z } from 'zod';
import { EVERY_TOURNAMENT, principalIn, type Identity } from './access/principal.ts';
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
  Pick<ListQuestion, 'archived' | 'staff' | 'order' | 'ids' | 'keptIn'>;

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

export const VISITORS: ListQuestion['staff'] = { everywhere: false, except: [] };

/** Where somebody sees drafts too: a role in one tournament may be less than the one in all. */
export function staffOf(identity: Identity): ListQuestion['staff'] {
  const isStaff = (id: string | null): boolean =>
    coreAudience(principalIn(identity, id)) === 'staff';
  const everywhere = isStaff(null);
  const named = new Set(identity.grants.map(({ tournament }) => tournament));
  named.delete(EVERY_TOURNAMENT);
  return { everywhere, except: [...named].filter((id) => isStaff(id) !== everywhere) };
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
        staff: { everywhere: true, except: [] },
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
