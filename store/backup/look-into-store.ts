import { success, type Result } from '@ronde/core/rules/result.ts';
import type { EventLog } from '../event-log.ts';
import type { LookedInto } from '../looked-into.ts';
import type { StoreError } from '../store-error.ts';
import { verifyStore } from './verify-copy.ts';

/** Reads every log of an open store; `schema` is the one its file had before it was opened. */
export async function lookIntoStore(
  store: EventLog,
  schema: number,
  known: number,
): Promise<Result<LookedInto, StoreError>> {
  let lastAt: string | null = null;
  const found = await verifyStore(store, (head) => {
    if (lastAt === null || head.lastAt > lastAt) lastAt = head.lastAt;
    return Promise.resolve();
  });
  return found.ok ? success({ schema, known, tournaments: found.value, lastAt }) : found;
}
