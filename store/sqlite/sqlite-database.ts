import { success } from '@ronde/core/rules/result.ts';
import type { SqlDatabase, SqlRow, SqlStatement } from '../sql-database.ts';
import type { Database, Named } from './driver.ts';
import { attempt } from './sqlite-failure.ts';

/** Plain tables on an open and migrated SQLite database. */
export function sqliteDatabase(db: Database): SqlDatabase {
  const run = ({ text, values }: SqlStatement): SqlRow[] => {
    const statement = db.prepare<[Named], SqlRow>(text);
    const bound = Object.fromEntries(values.map((value, index) => [index + 1, value]));
    if (statement.reader) return statement.all(bound);
    statement.run(bound);
    return [];
  };

  const settle = <T>(work: () => T) =>
    new Promise<ReturnType<typeof attempt<T>>>((resolve) => {
      resolve(attempt(db.name, () => success(work())));
    });

  return {
    rows: (statement) => settle(() => run(statement)),
    all: (statements) =>
      settle(() => db.transaction(() => statements.map((statement) => run(statement))).immediate()),
    // Immediate: this transaction is the only one that writes, from its beginning on.
    allUpon: (_, question, decide) =>
      settle(() =>
        db
          .transaction(() => {
            const { told, statements } = decide(run(question));
            return { told, rows: statements.map((statement) => run(statement)) };
          })
          .immediate(),
      ),
  };
}
