/**
 * Makes answers in a thread of its own, one after the other: a table of 500 players takes tens of
 * milliseconds, a workbook half a second, and no desk waits for it. Keeps the logs it was told.
 */
import { parentPort } from 'node:worker_threads';
import { standingOf, type Standing } from '../ledgers/standing.ts';
import { MOST_LOGS, type FromWorkshop, type ToWorkshop } from './workshop-messages.ts';
import { workOut } from './work-out.ts';

const standings = new Map<string, Standing>();

/** The tournament with what was told now; null when something before it is missing. */
function standingAt({ tournament, held, entries }: ToWorkshop): Standing | null {
  const before = held === 0 ? null : (standings.get(tournament) ?? null);
  if (held > 0 && before?.position !== held) return null;
  const standing = entries.length === 0 ? before : standingOf(tournament, entries, before);
  if (standing === null) return null;
  standings.delete(tournament);
  standings.set(tournament, standing);
  const [oldest] = standings.keys();
  if (standings.size > MOST_LOGS && oldest !== undefined) standings.delete(oldest);
  return standing;
}

async function answer(asked: ToWorkshop): Promise<FromWorkshop> {
  const standing = standingAt(asked);
  if (standing === null) return { type: 'behind' };
  return { type: 'made', made: await workOut(standing, asked.audience, asked.question) };
}

const say = (message: FromWorkshop): void => {
  parentPort?.postMessage(message);
};

parentPort?.on('message', (asked: ToWorkshop) => {
  answer(asked).then(say, (error: unknown) => {
    say({ type: 'failed', message: error instanceof Error ? (error.stack ?? '') : String(error) });
  });
});
