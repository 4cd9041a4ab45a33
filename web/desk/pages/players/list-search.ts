import type { ListedPlayer } from '@ronde/core/formats/player-list/listed-player.ts';
import type { ListOfMonth } from '@ronde/core/tournament/rating-lists/details-of-listed.ts';
import { useQuery } from '@tanstack/react-query';
import { AnswerProblem, ask } from '../../../api/ask.ts';

/** Somebody found in an imported list. */
export interface ListHit {
  readonly list: ListOfMonth;
  readonly player: ListedPlayer;
}

const LIMIT = 8;

/** A name says little before its third letter. */
const SHORTEST = 3;

/** People of the imported lists while a name is typed; nobody where the server has no lists. */
export function useListSearch(text: string, tournament: string): readonly ListHit[] {
  const asked = text.trim();
  const { data } = useQuery({
    queryKey: ['lists', 'search', tournament, asked],
    queryFn: async ({ signal }) => {
      try {
        const path = `/api/lists/search?q=${encodeURIComponent(asked)}&limit=${LIMIT}&tournament=${encodeURIComponent(tournament)}`;
        return (await ask<{ hits: readonly ListHit[] }>(path, { signal })).hits;
      } catch (error) {
        if (error instanceof AnswerProblem) return [];
        throw error;
      }
    },
    enabled: asked.length >= SHORTEST,
    placeholderData: (before) => before,
  });
  return asked.length >= SHORTEST ? (data ?? []) : [];
}
