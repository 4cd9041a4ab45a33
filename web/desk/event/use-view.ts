import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { askPlaced } from '../../api/ask.ts';
import { answeredAt } from './answered-at.ts';
import { useEvent } from './event-context.tsx';
import { sawPosition } from './seen-position.ts';

/** The query key under which everything of one tournament is kept: news makes it stale at once. */
export const eventKey = (id: string): readonly string[] => ['event', id];

/** Path of a view of the tournament, as in server/api. */
export const viewPath = (id: string, view: string): string =>
  `/api/tournaments/${encodeURIComponent(id)}${view === '' ? '' : `/${view}`}`;

/**
 * A view of the tournament on screen; the last one stays while the next is fetched.
 * @param staleTime in milliseconds; news of the event always makes it stale
 */
export function useView<T>(view: string, enabled = true, staleTime?: number): UseQueryResult<T> {
  const { id } = useEvent();
  return useQuery({
    queryKey: [...eventKey(id), view],
    queryFn: async ({ queryKey, signal }) => {
      const { value, position } = await askPlaced<T>(viewPath(id, view), { signal });
      sawPosition(id, position);
      answeredAt(queryKey, position);
      return value;
    },
    placeholderData: keepPreviousData,
    enabled,
    ...(staleTime === undefined ? {} : { staleTime }),
  });
}

/** Why a view cannot be shown; it stays while the view is asked for again, so that nothing flashes. */
export function useLastProblem({ error, isPending }: UseQueryResult): Error | null {
  const last = useRef<Error | null>(null);
  if (!isPending) last.current = error;
  return last.current;
}
