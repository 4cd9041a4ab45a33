import { success } from '@ronde/core/rules/result.ts';
import { sql, type SqlDatabase } from '../sql-database.ts';
import type { Erasures } from './erasures.ts';

/** Erasures in the tables of either database. */
export function sqlErasures(
  database: SqlDatabase,
  rewriteFiles: Erasures['rewriteFiles'],
): Erasures {
  return {
    owed: async () => {
      const read = await database.rows(
        sql(
          `SELECT t.id AS tournament, e.position AS position, e.at AS at
           FROM erasures AS e JOIN tournaments AS t ON t.key = e.tournament
           WHERE e.stage = 'sweeping' ORDER BY t.key`,
        ),
      );
      if (!read.ok) return read;
      return success(
        read.value.map(({ tournament, position, at }) => ({
          tournament: String(tournament),
          position: Number(position),
          at: String(at),
        })),
      );
    },
    rewriteFiles,
    settle: async (erasures) => {
      const done = await database.all(
        erasures.map(({ tournament, position }) =>
          sql(
            `UPDATE erasures SET stage = 'swept'
             WHERE tournament = (SELECT key FROM tournaments WHERE id = $1) AND position = $2`,
            tournament,
            position,
          ),
        ),
      );
      return done.ok ? success(null) : done;
    },
  };
}
