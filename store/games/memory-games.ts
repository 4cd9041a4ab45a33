import type { GamesOfBoard } from '@ronde/core/formats/tournament-file/kept-game.ts';
import { success } from '@ronde/core/rules/result.ts';
import type { Games, Place } from './games.ts';

/** What memory stores share: by tournament, then by round and board. */
export type GamesShelf = Map<string, Map<string, GamesOfBoard>>;

const keyOf = ({ round, board }: Place): string => `${round}.${board}`;

/** Keeps games until the program ends. */
export function memoryGames(shelf: GamesShelf, settle: <T>(work: () => T) => Promise<T>): Games {
  const boardsOf = (tournament: string): Map<string, GamesOfBoard> => {
    const boards = shelf.get(tournament) ?? new Map<string, GamesOfBoard>();
    shelf.set(tournament, boards);
    return boards;
  };
  const change = (
    tournament: string,
    place: Place,
    changed: (games: GamesOfBoard) => GamesOfBoard,
  ) =>
    settle(() => {
      const boards = boardsOf(tournament);
      const games = boards.get(keyOf(place));
      if (games !== undefined) boards.set(keyOf(place), changed(games));
      return success(null);
    });
  return {
    list: (tournament) =>
      settle(() =>
        success(
          [...boardsOf(tournament).values()].sort((a, b) => a.round - b.round || a.board - b.board),
        ),
      ),
    get: (tournament, place) => settle(() => success(boardsOf(tournament).get(keyOf(place)))),
    keep: (tournament, games) =>
      settle(() => {
        const boards = boardsOf(tournament);
        for (const { round, board, game } of games) {
          const before = boards.get(keyOf({ round, board }));
          const replaced = before?.kept ?? before?.replaced ?? null;
          boards.set(keyOf({ round, board }), { round, board, kept: game, replaced });
        }
        return success(null);
      }),
    takeAway: (tournament, place) =>
      change(tournament, place, (games) => ({
        ...games,
        kept: null,
        replaced: games.kept ?? games.replaced,
      })),
    turnBack: (tournament, place) =>
      change(tournament, place, (games) =>
        games.replaced === null ? games : { ...games, kept: games.replaced, replaced: games.kept },
      ),
    bringIn: (tournament, boards) =>
      settle(() => {
        const there = boardsOf(tournament);
        for (const games of boards) if (!there.has(keyOf(games))) there.set(keyOf(games), games);
        return success(null);
      }),
  };
}
