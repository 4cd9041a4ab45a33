import type { TournamentsAnswer } from '@ronde/server/api/listing.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../api/ask.ts';

/** The tournaments of this server, as far as the person at this desk may see them. */
export const useTournaments = (): UseQueryResult<TournamentsAnswer> =>
  useQuery({
    queryKey: ['tournaments'],
    queryFn: ({ signal }) => ask<TournamentsAnswer>('/api/tournaments', { signal }),
    // Whoever made a tournament in the terminal and comes back to the page sees it.
    refetchOnWindowFocus: 'always',
  });
