import { extname } from 'node:path';
import type { TableLimits } from '../player-lists/read-table.ts';

/** Bytes, by the end of the name; a TRF under any other. Each is some ten times what events need. */
const LARGEST = {
  // Twenty megabytes of pictures among them, in base64.
  '.ronde': 60_000_000,
  '.papi': 16_000_000,
  '.csv': 5_000_000,
  '.tsv': 5_000_000,
  '.xlsx': 10_000_000,
  '.ods': 10_000_000,
} as const;
const LARGEST_REPORT = 4_000_000;

/** How many bytes a file to be imported may have. */
export function largestImport(file: string): number {
  const ending: string = extname(file).toLowerCase();
  return hasOwnLimit(ending) ? LARGEST[ending] : LARGEST_REPORT;
}

const hasOwnLimit = (ending: string): ending is keyof typeof LARGEST =>
  Object.hasOwn(LARGEST, ending);

/** A tournament has one line an entry of its log; a report one a player, and some more. */
const MOST_LINES = { log: 200_000, report: 20_000 } as const;

/** More lines than any tournament: a reader would be busy with them for minutes. */
export function hasTooManyLines(bytes: Uint8Array, kind: keyof typeof MOST_LINES): boolean {
  let lines = 0;
  // A line that ends in both is counted twice.
  for (const byte of bytes) if (byte === 0x0a || byte === 0x0d) lines += 1;
  return lines > 2 * MOST_LINES[kind];
}

/** Ten thousand entries with all their columns. */
export const ENTRY_LIMITS: TableLimits = {
  text: LARGEST['.csv'],
  cells: 1_000_000,
  workbook: { packed: LARGEST['.xlsx'], unpacked: 20_000_000, ratio: 200 },
};
