import type pg from 'pg';
import { success } from '@ronde/core/rules/result.ts';
import type { SqlDatabase, SqlRow, SqlStatement } from '../sql-database.ts';
import type { Connections } from './connections.ts';

/** Plain tables on an open and migrated PostgreSQL database. */
export function postgresDatabase(connections: Connections): SqlDatabase {
  const run = async (client: pg.ClientBase, { text, values }: SqlStatement): Promise<SqlRow[]> => {
    const { rows } = await client.query<SqlRow>(text, [...values]);
    return rows;
  };
  const runAll = async (
    client: pg.ClientBase,
    statements: readonly SqlStatement[],
  ): Promise<SqlRow[][]> => {
    const answers: SqlRow[][] = [];
    for (const statement of statements) answers.push(await run(client, statement));
    return answers;
  };
  return {
    rows: (statement) => connections.use(async (client) => success(await run(client, statement))),
    all: (statements) =>
      connections.transaction(async (client) => success(await runAll(client, statements))),
    allUpon: (table, question, decide) =>
      connections.transaction(async (client) => {
        // Reading goes on; whoever writes waits for the end of this transaction.
        await client.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
        const { told, statements } = decide(await run(client, question));
        return success({ told, rows: await runAll(client, statements) });
      }),
  };
}
