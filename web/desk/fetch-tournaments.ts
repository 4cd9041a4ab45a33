import type { TournamentsAnswer } from '@ronde/server/api/listing.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import type { ListState } from './tournament-list.ts';

/** Asks the server what tournaments there are; every bad end is a state to show. */
export async function fetchTournaments(ask: typeof fetch): Promise<ListState> {
  try {
    const response = await ask('/api/tournaments', { headers: { accept: 'application/json' } });
    if (!response.ok) {
      const problem = (await response.json()) as Partial<Problem>;
      return { kind: 'failed', code: problem.code ?? String(response.status) };
    }
    const { tournaments } = (await response.json()) as TournamentsAnswer;
    return { kind: 'listed', tournaments };
  } catch {
    return { kind: 'unreachable' };
  }
}
