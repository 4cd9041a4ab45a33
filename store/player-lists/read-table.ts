import { extname } from 'node:path';
import readWorkbook from 'read-excel-file/node';
import { separatedValues } from '@ronde/core/formats/entries/separated-values.ts';
import { decodeText } from '@ronde/core/formats/text/decode-text.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { ListFailure, listFault, type ListError } from './list-error.ts';
import { readerOf, zipDirectory } from './zip-directory.ts';

/** A table of players, the first row naming its columns. */
export type Table = readonly (readonly string[])[];

const LARGEST_TABLE = 200_000_000;
const LARGEST_WORKBOOK = { packed: 50_000_000, unpacked: 300_000_000, ratio: 200 };

/** Reads CSV in any usual encoding and separator, or the first sheet of an XLSX workbook. */
export async function readTable(
  bytes: Uint8Array,
  name: string,
): Promise<Result<Table, ListError>> {
  const workbook = extname(name).toLowerCase() === '.xlsx' || startsLikeZip(bytes);
  if (workbook) return sheetOf(bytes);
  if (bytes.length > LARGEST_TABLE) return failure(listFault('list.tooLarge'));
  const text = textOf(bytes);
  if (text.includes('\0')) return failure(listFault('list.notATable'));
  return success(separatedValues(text));
}

const startsLikeZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Excel saves “Unicode text” as UTF-16; all else is UTF-8 or Windows-1252. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return decodeText(bytes).text;
}

async function sheetOf(bytes: Uint8Array): Promise<Result<Table, ListError>> {
  try {
    await refuseBomb(bytes);
    const sheets = await readWorkbook(Buffer.from(bytes));
    const rows = sheets[0]?.data ?? [];
    return success(rows.map((row) => row.map(cellText)));
  } catch (thrown) {
    if (thrown instanceof ListFailure) return failure(thrown.error);
    return failure(listFault('list.notATable'));
  }
}

/** Before anything is unpacked: the parts of a workbook together. */
async function refuseBomb(bytes: Uint8Array): Promise<void> {
  const { packed, unpacked, ratio } = LARGEST_WORKBOOK;
  if (bytes.length > packed) throw new ListFailure(listFault('list.tooLarge'));
  const parts = await zipDirectory(readerOf(bytes), bytes.length);
  const total = parts.reduce((sum, part) => sum + part.unpacked, 0);
  if (total > unpacked || total > Math.max(bytes.length, 100_000) * ratio) {
    throw new ListFailure(listFault('list.zipBomb'));
  }
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}
