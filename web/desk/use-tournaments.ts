import type { TournamentListing, TournamentsAnswer } from '@ronde/server/api/listing.ts';
import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { ask } from '../api/ask.ts';

export type Tournaments = UseInfiniteQueryResult<InfiniteData<TournamentsAnswer>>;

/** How long a list with summaries still to be made is believed, in milliseconds. */
const MADE_SOON = 2_000;

/** Tournaments of this server that have the words, page by page, as the person may see them. */
export const useTournaments = (search = '', path = '/api/tournaments', enabled = true) =>
  useInfiniteQuery({
    queryKey: ['tournaments', path, search],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ search, from: String(pageParam) });
      return ask<TournamentsAnswer>(`${path}?${query.toString()}`, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled,
    // Whoever made a tournament in the terminal and comes back to the page sees it.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      listedIn(state.data).some(({ waiting }) => waiting) ? MADE_SOON : false,
  });

/** What the pages list, each once: one may have moved to the next page between two questions. */
export function listedIn(
  data: Pick<InfiniteData<TournamentsAnswer>, 'pages'> | undefined,
): readonly TournamentListing[] {
  const listed = new Map<string, TournamentListing>();
  for (const { tournaments } of data?.pages ?? []) {
    for (const one of tournaments) if (!listed.has(one.id)) listed.set(one.id, one);
  }
  return [...listed.values()];
}

/** Of all pages, as the last one told. */
export const totalOf = (data: Pick<InfiniteData<TournamentsAnswer>, 'pages'> | undefined): number =>
  data?.pages.at(-1)?.total ?? 0;
