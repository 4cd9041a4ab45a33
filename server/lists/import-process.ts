/**
 * Imports one rating list in a process of its own: ranking and indexing two million players takes
 * a processor for seconds. Stops when it is told to, and when the server is gone; what was read
 * stays, and the same file sent again goes on from there.
 */
import { importListFile } from '@ronde/exchange/player-lists/import-national-list.ts';
import type { FromImporter, ListImportRequest, ToImporter } from './import-messages.ts';

const stop = new AbortController();
const say = (message: FromImporter): void => {
  if (process.connected) process.send?.(message);
};

/** Often enough for a bar that grows. */
const TELL_EVERY = 200;

async function run(request: ListImportRequest): Promise<void> {
  let told = -Infinity;
  const imported = await importListFile({
    ...request,
    signal: stop.signal,
    progress: (progress) => {
      if (performance.now() - told < TELL_EVERY) return;
      told = performance.now();
      say({ type: 'progress', progress });
    },
  });
  say(
    imported.ok
      ? { type: 'imported', list: imported.value }
      : { type: 'failed', error: imported.error },
  );
  process.disconnect();
}

process.on('message', (message: ToImporter) => {
  if (message.type === 'stop') stop.abort();
  else void run(message.request);
});
process.on('disconnect', () => {
  stop.abort();
});
// The signal of a terminal reaches us too; the server decides.
process.on('SIGINT', () => undefined);
