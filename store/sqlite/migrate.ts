import { rmSync } from 'node:fs';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { databaseFailure, newerSchema, type StoreError } from '../store-error.ts';
import type { Migration } from '../migration.ts';
import { Database } from './driver.ts';
import { makePrivateFile, syncFile } from './private-file.ts';

/** "Rond" in the header of the file, so that nobody's database is taken for ours. */
const APPLICATION_ID = 0x526f6e64;

export const schemaOf = (db: Database): number => db.pragma('user_version') as number;

/** Whether this program may use the file at all. Reads only, and all of it at one moment. */
export function inspect(db: Database, migrations: readonly Migration[]): Result<null, StoreError> {
  return db.transaction((): Result<null, StoreError> => {
    const schema = schemaOf(db);
    const application = db.pragma('application_id');
    if (application === APPLICATION_ID) {
      const known = migrations.length;
      return schema > known ? failure(newerSchema(schema, known)) : success(null);
    }
    const objects = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
    const fresh = application === 0 && schema === 0 && objects === 0;
    return fresh ? success(null) : failure(databaseFailure('store.foreignFile', db.name));
  });
}

/**
 * Brings the file to the last schema in one transaction, all or nothing. A file that holds data is
 * copied first, while no other program can write to it.
 */
export function migrate(
  db: Database,
  migrations: readonly Migration[],
): Result<{ readonly backup: string | null }, StoreError> {
  if (migrations.some(({ schema }, index) => schema !== index + 1)) {
    throw new Error('migrations are numbered 1, 2, 3 …');
  }
  if (schemaOf(db) === migrations.length) return success({ backup: null });
  return db.transaction((): Result<{ backup: string | null }, StoreError> => {
    // Another program may have been faster: look again now that we hold the file.
    const inspected = inspect(db, migrations);
    if (!inspected.ok) return inspected;
    const from = schemaOf(db);
    const steps = migrations.slice(from);
    const backup = from > 0 && steps.length > 0 ? backUp(db.name, from) : null;
    for (const { sql } of steps) db.exec(sql);
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${migrations.length}`);
    return success({ backup });
  }, 'immediate');
}

/** Copies the database as it stands beside itself, under a name not yet taken. */
function backUp(file: string, schema: number): string {
  const base = `${file}.schema-${schema}.backup`;
  let copy = base;
  for (let attempt = 2; !makePrivateFile(copy); attempt++) copy = `${base}-${attempt}`;
  try {
    const reader = new Database(file, { readonly: true });
    try {
      reader.prepare('VACUUM INTO ?').run(copy);
    } finally {
      reader.close();
    }
    syncFile(copy);
    return copy;
  } catch (thrown) {
    rmSync(copy, { force: true });
    throw thrown;
  }
}
