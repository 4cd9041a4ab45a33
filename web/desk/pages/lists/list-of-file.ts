import type { ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import { columnsText } from '../../parts/chosen-columns.ts';

/** What a file of ratings seems to be: somebody confirms it before it is sent. */
export interface ListOfFile {
  readonly source: string;
  /** `YYYY-MM` */
  readonly month: string;
  /** Which rating the file holds where it does not say; null when it names them itself. */
  readonly kind: RatingKind | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `standard_nov26frl_xml.zip` is how the federation names the lists it has kept. */
const KEPT_BY_FIDE = /(?:^|_)(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(\d\d)frl/;

/** `players_list_xml_foa.zip`, `rapid_rating_list.txt`. */
const CURRENT_OF_FIDE = /players_list|(?:standard|rapid|blitz)_rating_list|fide/;

/** Reads the source, the month and the kind in a file's name; the month is this one otherwise. */
export function listOfFile(file: string, today: string): ListOfFile {
  const name = file.toLowerCase();
  return {
    source: sourceIn(name),
    month: monthIn(name) ?? today.slice(0, 7),
    kind: kindIn(name),
  };
}

function sourceIn(name: string): string {
  if (KEPT_BY_FIDE.test(name) || CURRENT_OF_FIDE.test(name)) return 'fide';
  if (/papi|ffe/.test(name) || /\.(?:mdb|accdb)$/.test(name)) return 'ffe';
  return /\.(?:csv|xlsx)$/.test(name) ? '' : 'fide';
}

function monthIn(name: string): string | null {
  const [, short = '', year = ''] = KEPT_BY_FIDE.exec(name) ?? [];
  if (short !== '') return `20${year}-${String(MONTHS.indexOf(short) + 1).padStart(2, '0')}`;
  const [, whole, number] = /(20\d\d)[-_.]?(0[1-9]|1[0-2])(?!\d)/.exec(name) ?? [];
  return whole === undefined || number === undefined ? null : `${whole}-${number}`;
}

function kindIn(name: string): RatingKind | null {
  if (name.includes('rapid')) return 'rapid';
  if (name.includes('blitz')) return 'blitz';
  return name.includes('standard') ? 'standard' : null;
}

/** As the server wants them: `fide`, `ligue-75`. */
export const isSource = (text: string): boolean => /^[a-z][a-z0-9-]{1,19}$/.test(text);
export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** Where a list is sent, with the columns of a table where somebody saw them. */
export function listImportPath(
  file: string,
  { source, month, kind }: ListOfFile,
  columns: ColumnMap | null,
): string {
  const query = new URLSearchParams({ source, month, file });
  if (kind !== null) query.set('kind', kind);
  if (columns !== null) query.set('columns', columnsText(columns));
  return `/api/lists/import?${query.toString()}`;
}
