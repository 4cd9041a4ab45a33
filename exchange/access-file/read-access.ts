import MDBReader from 'mdb-reader';
import type { AccessRow } from '@ronde/core/formats/papi/access-row.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';

export type AccessFault =
  | 'notAccess'
  /** Larger than any file of the federation's. */
  | 'tooLarge'
  | 'damaged';

/** The tables of an Access file as plain rows. */
export interface AccessFile {
  readonly tables: readonly string[];
  /** No rows when there is no such table. */
  readonly rows: (
    table: string,
    columns?: readonly string[],
  ) => Result<readonly AccessRow[], AccessFault>;
}

/** A .papi is under a megabyte; the federation's whole base some hundred. */
const LARGEST = 512 * 1024 * 1024;
/** `Standard Jet DB`, from the fifth byte on. */
const JET = 'Standard Jet DB';

/** Opens a Jet database held in memory. Never throws: a damaged file is a value. */
export function openAccess(bytes: Uint8Array): Result<AccessFile, AccessFault> {
  if (bytes.length > LARGEST) return failure('tooLarge');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 8192 || buffer.toString('latin1', 4, 4 + JET.length) !== JET) {
    return failure('notAccess');
  }
  try {
    const reader = new MDBReader(buffer);
    const tables = reader.getTableNames();
    return success({
      tables,
      rows: (table, columns) => {
        if (!tables.includes(table)) return success([]);
        try {
          const data = reader.getTable(table).getData(columns ? { columns } : {});
          return success(data.map(plainRow));
        } catch {
          return failure('damaged');
        }
      },
    });
  } catch {
    return failure('damaged');
  }
}

function plainRow(row: Readonly<Record<string, unknown>>): AccessRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): AccessRow[string] {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    case 'bigint':
      return String(value);
    default:
      return value instanceof Date && !Number.isNaN(value.getTime())
        ? value.toISOString().slice(0, 10)
        : null;
  }
}
