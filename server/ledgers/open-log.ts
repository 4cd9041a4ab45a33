import { setImmediate } from 'node:timers/promises';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { openInSteps, type Entry } from '@ronde/core/tournament/log.ts';
import { readEntries } from '@ronde/core/tournament/stored/read-entries.ts';
import type { EventLog, ReadRange } from '@ronde/store/event-log.ts';
import { unknownTournament, type StoreError } from '@ronde/store/store-error.ts';
import { firstStanding, type Standing } from './standing.ts';

/** Why a tournament cannot be shown. */
export type LedgerFailure =
  | { readonly kind: 'store'; readonly error: StoreError }
  /** An event this program does not know, or that is not as it should be. */
  | { readonly kind: 'log'; readonly code: string; readonly position: number };

/** Entries read or folded in one turn of the event loop: a few milliseconds. */
const AT_ONCE = 50;

/** Reads a whole log in steps: between two of them, whoever waits is answered. */
export async function readLog(
  log: EventLog,
  id: string,
): Promise<Result<readonly Entry[], LedgerFailure>> {
  const entries: Entry[] = [];
  for (;;) {
    const after = entries.length;
    const piece = await readPiece(log, id, { after, upTo: after + AT_ONCE });
    if (!piece.ok) return piece;
    entries.push(...piece.value);
    if (piece.value.length < AT_ONCE) return success(entries);
    await setImmediate();
  }
}

/** Opens a whole log, in steps as well. */
export async function openLog(log: EventLog, id: string): Promise<Result<Standing, LedgerFailure>> {
  const entries = await readLog(log, id);
  if (!entries.ok) return entries;
  const steps = openInSteps(entries.value, AT_ONCE);
  for (;;) {
    await setImmediate();
    const step = steps.next();
    if (step.done !== true) continue;
    const standing = firstStanding(id, step.value);
    return standing === null
      ? failure({ kind: 'store', error: unknownTournament(id) })
      : success(standing);
  }
}

/** Part of a log, every event of it known and fit. */
export async function readPiece(
  log: EventLog,
  id: string,
  range: ReadRange,
): Promise<Result<readonly Entry[], LedgerFailure>> {
  const read = await log.read(id, range);
  if (!read.ok) return failure({ kind: 'store', error: read.error });
  const entries = readEntries(read.value);
  if (entries.ok) return entries;
  const { code, position } = entries.error;
  return failure({ kind: 'log', code: `log.${code}`, position });
}
