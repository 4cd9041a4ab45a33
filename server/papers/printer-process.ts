/**
 * Sets papers in a process of its own: it takes a processor for tenths of a second and memory that is
 * not ours to count, and a fault in it ends nobody else. Ends when the server does.
 */
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { openTypesetter } from '@ronde/paper/typesetter.ts';
import type { FromPrinter, ToPrinter } from './printer-messages.ts';

const opening = openTypesetter();

async function printed({ papers, options }: ToPrinter): Promise<FromPrinter> {
  const opened = await opening;
  if (!opened.ok) return { type: 'none', error: opened.error };
  const logo = options.logo === null ? null : Buffer.from(options.logo, 'base64');
  // What the workshop wrote as text a moment ago.
  const values = JSON.parse(papers) as PaperValues[];
  const { bytes } = opened.value.print(values, { ...options, logo });
  return {
    type: 'printed',
    bytes: Buffer.from(bytes).toString('base64'),
    memory: process.memoryUsage.rss(),
  };
}

process.on('message', (asked: ToPrinter) => {
  printed(asked)
    .catch((error: unknown): FromPrinter => ({ type: 'failed', message: String(error) }))
    .then((message) => process.send?.(message))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit());
// The signal of a terminal or of a service's keeper reaches us too; the server decides.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
