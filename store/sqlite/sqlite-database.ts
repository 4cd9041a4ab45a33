import { success } from '@ronde/core/rules/result.ts';
import type { SqlDatabase, SqlRow, SqlStatement, SqlValue } from '../sql-database.ts';
import type { Database, Statement } from './driver.ts';
import { attempt } from './sqlite-failure.ts';

/** Plain tables on an open and migrated SQLite database. */
export function sqliteDatabase(db: Database): SqlDatabase {
  const prepared = new Map<string, Statement<readonly SqlValue[], SqlRow>>();

  const run = ({ text, values }: SqlStatement): SqlRow[] => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      // `$1` is a name to SQLite, `?1` a place.
      statement = db.prepare(text.replaceAll(/\$(?=\d)/g, '?'));
      prepared.set(text, statement);
    }
    return statement.all(...values);
  };

  const settle = <T>(work: () => T) =>
    new Promise<ReturnType<typeof attempt<T>>>((resolve) => {
      resolve(attempt(db.name, () => success(work())));
    });

  return {
    rows: (statement) => settle(() => run(statement)),
    all: (statements) =>
      settle(() =>
        db.transaction(() => statements.map((statement) => run(statement)), 'immediate'),
      ),
    // Immediate: this transaction is the only one that writes, from its beginning on.
    allUpon: (_, question, decide) =>
      settle(() =>
        db.transaction(() => {
          const { told, statements } = decide(run(question));
          return { told, rows: statements.map((statement) => run(statement)) };
        }, 'immediate'),
      ),
  };
}
