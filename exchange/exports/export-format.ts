import type { AnyLeftOut } from '@ronde/core/formats/any-left-out.ts';

/** What a tournament can be written as. */
export const EXPORT_FORMATS = [
  'trf16',
  'trf26',
  'trf16-public',
  'trf26-public',
  'papi',
  'csv',
  'round-reports',
  'xlsx',
  'pgn',
  'ics',
  'chess-results',
  'site',
  'ronde',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const isExportFormat = (name: string): name is ExportFormat =>
  (EXPORT_FORMATS as readonly string[]).includes(name);

/**
 * For whom: `staff` files hold birth dates or the whole log and are for the arbiters, FIDE and the
 * federation; the others may be put anywhere.
 */
export const EXPORT_AUDIENCE: Readonly<Record<ExportFormat, 'staff' | 'public'>> = {
  trf16: 'staff',
  trf26: 'staff',
  'trf16-public': 'public',
  'trf26-public': 'public',
  papi: 'staff',
  csv: 'public',
  'round-reports': 'public',
  xlsx: 'public',
  pgn: 'public',
  ics: 'public',
  'chess-results': 'public',
  site: 'public',
  ronde: 'staff',
};

/** One file, ready to be sent or written. */
export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** What the format has no place for, where the tournament has it. */
  readonly leftOut: readonly AnyLeftOut[];
}
