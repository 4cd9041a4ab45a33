import type { SessionAnswer } from '@ronde/server/api/session.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../api/ask.ts';
import { useAttempt } from './use-attempt.ts';

/** Who the person at this desk is in the whole server, whatever their role in a tournament. */
export const useSession = (): UseQueryResult<SessionAnswer> =>
  useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => ask<SessionAnswer>('/api/session', { signal }),
  });

/** What belongs to no tournament is the chief arbiter's of the server. */
export const useIsChiefOfHouse = (): boolean => useSession().data?.me.role === 'chief';

/** Ends the session of this browser, and begins anew at the first page. */
export function useSignOut(): () => Promise<void> {
  const attempt = useAttempt();
  return async () => {
    const ended = await attempt(async () => {
      await ask('/api/session/logout', { method: 'POST' });
      return true;
    });
    if (ended === true) window.location.assign('/');
  };
}
