import { extname } from 'node:path';
import readWorkbook from 'read-excel-file/node';
import { separatedRows, separatorOf } from '@ronde/core/formats/entries/separated-values.ts';
import { readOds } from '@ronde/core/formats/ods/read-ods.ts';
import { decodeText } from '@ronde/core/formats/text/decode-text.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { ListFailure, listFault, type ListError } from './list-error.ts';
import { sheetExtent } from './sheet-extent.ts';
import { packedAgain, workbookParts, type WorkbookLimits } from './workbook-parts.ts';

/** Rows of cells; one of them names the columns. */
export type Table = readonly (readonly string[])[];

/** A sheet of a workbook; a text is one sheet without a name. */
export interface TableSheet {
  readonly name: string;
  readonly rows: Table;
}

export interface TableLimits {
  /** Bytes of a text. */
  readonly text: number;
  /** Cells, the empty ones too. */
  readonly cells: number;
  readonly workbook: WorkbookLimits;
}

/** A list of a whole federation. */
const LIST_LIMITS: TableLimits = {
  text: 200_000_000,
  cells: 100_000_000,
  workbook: { packed: 50_000_000, unpacked: 300_000_000, ratio: 200 },
};

/** Reads CSV in any usual encoding and separator, or the sheets of an XLSX or ODS workbook. */
export async function readTable(
  bytes: Uint8Array,
  name: string,
  limits: TableLimits = LIST_LIMITS,
): Promise<Result<readonly TableSheet[], ListError>> {
  const ending = extname(name).toLowerCase();
  if (ending === '.xlsx' || ending === '.ods' || startsLikeZip(bytes)) {
    return sheetsOf(bytes, limits);
  }
  if (bytes.length > limits.text || cellEnds(bytes) > limits.cells) {
    return failure(listFault('list.tooLarge'));
  }
  const text = textOf(bytes);
  if (text.includes('\0')) return failure(listFault('list.notATable'));
  // What comes from a clipboard is parted by tabs, whatever else is in its cells.
  const separator = ending === '.tsv' && text.includes('\t') ? '\t' : separatorOf(text);
  return success([{ name: '', rows: separatedRows(text, separator) }]);
}

const startsLikeZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

const ENDS = new Set(Array.from('\n\r;,\t|"', (character) => character.charCodeAt(0)));

/** At least as many as there are cells, whichever separator it is. */
function cellEnds(bytes: Uint8Array): number {
  let ends = 0;
  for (const byte of bytes) if (ENDS.has(byte)) ends += 1;
  return ends;
}

/** Excel saves “Unicode text” as UTF-16; all else is UTF-8 or Windows-1252. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return decodeText(bytes).text;
}

async function sheetsOf(
  bytes: Uint8Array,
  limits: TableLimits,
): Promise<Result<readonly TableSheet[], ListError>> {
  try {
    const parts = await workbookParts(bytes, limits.workbook);
    const content = parts.get('content.xml');
    if (content !== undefined) return openDocument(content, limits.cells);
    refuseEndless(parts, limits.cells);
    const sheets = await readWorkbook(packedAgain(parts));
    return success(
      sheets.map(({ sheet, data }) => ({
        name: sheet,
        rows: data.map((row) => row.map(cellText)),
      })),
    );
  } catch (thrown) {
    if (thrown instanceof ListFailure) return failure(thrown.error);
    return failure(listFault('list.notATable'));
  }
}

/** The sheets of LibreOffice and its kin. */
function openDocument(content: Uint8Array, most: number): Result<readonly TableSheet[], ListError> {
  const read = readOds(new TextDecoder().decode(content), most);
  switch (read.kind) {
    case 'sheets':
      return success(read.sheets);
    case 'tooLarge':
      return failure(listFault('list.tooLarge'));
    case 'malformed':
      return failure(listFault('list.notATable'));
  }
}

/** Of a workbook every sheet is laid out. */
function refuseEndless(parts: ReadonlyMap<string, Uint8Array>, most: number): void {
  let cells = 0;
  for (const part of parts.values()) {
    const extent = sheetExtent(new TextDecoder().decode(part));
    if (extent === null) throw new ListFailure(listFault('list.notATable'));
    cells += extent;
    if (cells > most) throw new ListFailure(listFault('list.tooLarge'));
  }
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}
