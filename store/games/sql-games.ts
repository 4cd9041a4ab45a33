import type { GamesOfBoard, KeptGame } from '@ronde/core/formats/tournament-file/kept-game.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import { sql, type SqlDatabase, type SqlRow, type SqlStatement } from '../sql-database.ts';
import type { StoreError } from '../store-error.ts';
import type { Games } from './games.ts';

const AT = 'WHERE tournament = $1 AND round = $2 AND board = $3';

/** Games in a plain table, each as JSON; every change is one statement, so that none is lost between two. */
export function sqlGames(db: SqlDatabase): Games {
  const carriedOut = async (
    statements: readonly SqlStatement[],
  ): Promise<Result<null, StoreError>> => {
    if (statements.length === 0) return success(null);
    const done = await db.all(statements);
    return done.ok ? success(null) : done;
  };
  return {
    async list(tournament) {
      const found = await db.rows(
        sql(
          `SELECT round, board, kept, replaced FROM games
           WHERE tournament = $1 ORDER BY round, board`,
          tournament,
        ),
      );
      return found.ok ? success(found.value.map(gamesOf)) : found;
    },
    async get(tournament, { round, board }) {
      const found = await db.rows(
        sql(`SELECT round, board, kept, replaced FROM games ${AT}`, tournament, round, board),
      );
      if (!found.ok) return found;
      const [row] = found.value;
      return success(row === undefined ? undefined : gamesOf(row));
    },
    keep: (tournament, games) =>
      carriedOut(
        games.map(({ round, board, game }) =>
          sql(
            `INSERT INTO games (tournament, round, board, kept) VALUES ($1, $2, $3, $4)
             ON CONFLICT (tournament, round, board) DO UPDATE
             SET replaced = COALESCE(games.kept, games.replaced), kept = excluded.kept`,
            ...[tournament, round, board, JSON.stringify(game)],
          ),
        ),
      ),
    takeAway: (tournament, { round, board }) =>
      carriedOut([
        sql(
          `UPDATE games SET replaced = COALESCE(kept, replaced), kept = NULL ${AT}`,
          ...[tournament, round, board],
        ),
      ]),
    turnBack: (tournament, { round, board }) =>
      carriedOut([
        sql(
          `UPDATE games SET kept = replaced, replaced = kept ${AT} AND replaced IS NOT NULL`,
          ...[tournament, round, board],
        ),
      ]),
    bringIn: (tournament, boards) =>
      carriedOut(
        boards.map(({ round, board, kept, replaced }) =>
          sql(
            `INSERT INTO games (tournament, round, board, kept, replaced)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (tournament, round, board) DO NOTHING`,
            ...[tournament, round, board, textOf(kept), textOf(replaced)],
          ),
        ),
      ),
  };
}

const textOf = (game: KeptGame | null): string | null =>
  game === null ? null : JSON.stringify(game);

const gameOf = (value: SqlRow[string] | undefined): KeptGame | null =>
  typeof value === 'string' ? (JSON.parse(value) as KeptGame) : null;

const gamesOf = (row: SqlRow): GamesOfBoard => ({
  round: Number(row['round']),
  board: Number(row['board']),
  kept: gameOf(row['kept']),
  replaced: gameOf(row['replaced']),
});
