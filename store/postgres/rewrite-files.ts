import { success, type Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';
import type { Connections } from './connections.ts';

/** Tables that held something which was erased. */
const TABLES = ['entries', 'summaries', 'subscriptions', 'device_links', 'sessions'] as const;

/** Makes the tables anew from the rows there are; the server's own archive is its keeper's business. */
export const rewriteFiles = (connections: Connections): Promise<Result<boolean, StoreError>> =>
  connections.use(async (client) => {
    for (const table of TABLES) await client.query(`VACUUM (FULL) ${table}`);
    return success(true);
  });
