import { success } from '@ronde/core/rules/result.ts';
import { sql, type SqlDatabase, type SqlRow } from '../sql-database.ts';
import type { GuessCount, GuessCounts } from './guess-counts.ts';

/** More than are ever there: SQLite knows no offset without a limit. */
const ALL = 1_000_000_000;

const countFromRow = ({ name, level, at }: SqlRow): [string, GuessCount] => [
  String(name),
  { level: Number(level), at: Number(at) },
];

const put = (name: string, { level, at }: GuessCount) =>
  sql(
    `INSERT INTO guesses (name, level, at) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET level = excluded.level, at = excluded.at`,
    name,
    level,
    at,
  );

/** Counts in a plain table. */
export function sqlGuessCounts(db: SqlDatabase): GuessCounts {
  return {
    async settle(names, decide) {
      const places = names.map((_, index) => `$${index + 1}`).join(', ');
      const question = sql(`SELECT * FROM guesses WHERE name IN (${places})`, ...names);
      const done = await db.allUpon('guesses', question, (rows) => {
        const { answer, counts } = decide(new Map(rows.map(countFromRow)));
        return { told: answer, statements: [...counts].map(([name, count]) => put(name, count)) };
      });
      return done.ok ? success(done.value.told) : done;
    },
    async forget({ from, to, most }) {
      const gone = await db.all([
        sql('DELETE FROM guesses WHERE at < $1 OR at > $2 RETURNING name', from, to),
        sql(
          `DELETE FROM guesses WHERE name IN (
             SELECT name FROM guesses ORDER BY at DESC, name LIMIT ${ALL} OFFSET $1
           ) RETURNING name`,
          most,
        ),
      ]);
      return gone.ok ? success(gone.value.flat().length) : gone;
    },
  };
}
