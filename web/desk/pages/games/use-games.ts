import { notifications } from '@mantine/notifications';
import { GAME_WRITERS, gameBackPath, gamePath } from '@ronde/server/api/games.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useQueryClient } from '@tanstack/react-query';
import { AnswerProblem, ask, Unreachable } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { GAMES_PAGE_WORDS } from './games-words.ts';

export interface BoardPlace {
  readonly round: number;
  readonly board: number;
}

/** Whether the reader decides upon games, or looks at them. */
export function useMayKeepGames(): boolean {
  const role = useView<OverviewAnswer>('').data?.me.role;
  return role !== undefined && GAME_WRITERS.includes(role);
}

/** A failure in words; what is no answer of the server is thrown again. */
export function useSayGameFailure(): (error: unknown) => string {
  const words = useWords(GAMES_PAGE_WORDS);
  const language = useLanguage();
  return (error) => {
    if (error instanceof Unreachable) return words.problems.unreachable;
    if (!(error instanceof AnswerProblem)) throw error;
    const known: Readonly<Record<string, string>> = words.problems;
    return known[error.problem.code] ?? sayProblem(error.problem, language);
  };
}

/** What is done with the game of a board; true when it is done and seen. */
export interface GameDeeds {
  /** Null vouches for the game that is there. */
  readonly put: (place: BoardPlace, text: string | null) => Promise<boolean>;
  readonly takeAway: (place: BoardPlace) => Promise<boolean>;
  readonly turnBack: (place: BoardPlace) => Promise<boolean>;
  readonly refresh: () => Promise<void>;
}

export function useGameDeeds(): GameDeeds {
  const { id } = useEvent();
  const client = useQueryClient();
  const say = useSayGameFailure();
  // The list, and each game that was looked at.
  const refresh = (): Promise<void> =>
    client.invalidateQueries({
      predicate: ({ queryKey: [kind, event, view] }) =>
        kind === eventKey(id)[0] &&
        event === id &&
        typeof view === 'string' &&
        view.startsWith('games'),
    });
  const done = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
    } catch (error) {
      notifications.show({ message: say(error), color: 'red', autoClose: 12_000 });
      return false;
    }
    await refresh();
    return true;
  };
  const path = ({ round, board }: BoardPlace): string => gamePath(id, round, board);
  return {
    put: (place, text) => done(ask(path(place), { method: 'PUT', body: { text } })),
    takeAway: (place) => done(ask(path(place), { method: 'DELETE' })),
    turnBack: (place) => done(ask(gameBackPath(id, place.round, place.board), { method: 'POST' })),
    refresh,
  };
}
