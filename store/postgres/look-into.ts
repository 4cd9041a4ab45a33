import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { lookIntoStore } from '../backup/look-into-store.ts';
import { nothingYet, type LookedInto } from '../looked-into.ts';
import { newerSchema, serverFailure, type StoreError } from '../store-error.ts';
import { readAddress } from './address.ts';
import { openConnections } from './connections.ts';
import { inspect, schemaOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openPostgresStore } from './open.ts';

/** Reads a database server; tables of an older schema are left as they are, and not read further. */
export async function lookIntoServer(databaseUrl: string): Promise<Result<LookedInto, StoreError>> {
  const known = MIGRATIONS.length;
  const schema = await schemaAt(databaseUrl);
  if (!schema.ok) return schema;
  if (schema.value > known) return failure(newerSchema(schema.value, known));
  if (schema.value < known) return success({ ...nothingYet(known), schema: schema.value });
  const opened = await openPostgresStore(databaseUrl, { connections: 1 });
  if (!opened.ok) return opened;
  try {
    return await lookIntoStore(opened.value, known, known);
  } finally {
    await opened.value.close();
  }
}

async function schemaAt(databaseUrl: string): Promise<Result<number, StoreError>> {
  const address = readAddress(databaseUrl);
  if (!address.ok) return address;
  const connections = openConnections(address.value, 1);
  try {
    const inspected = await inspect(connections);
    if (!inspected.ok) return inspected;
    return await connections.use(async (client) => {
      const schema = await schemaOf(client);
      return schema === 'foreign'
        ? failure(serverFailure('store.serverForeign', connections.shown))
        : success(schema);
    });
  } finally {
    await connections.close();
  }
}
