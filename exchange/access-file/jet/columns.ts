import type { ColumnType, NewColumn } from '@ronde/core/formats/papi/access-table.ts';

/** The type's byte in a definition, and how many bytes of a row it takes when its length is fixed. */
export const TYPES: Readonly<Record<ColumnType, { readonly code: number; readonly size: number }>> =
  {
    boolean: { code: 0x01, size: 0 },
    byte: { code: 0x02, size: 1 },
    integer: { code: 0x03, size: 2 },
    long: { code: 0x04, size: 4 },
    float: { code: 0x06, size: 4 },
    double: { code: 0x07, size: 8 },
    dateTime: { code: 0x08, size: 8 },
    binary: { code: 0x09, size: 0 },
    text: { code: 0x0a, size: 0 },
    ole: { code: 0x0b, size: 0 },
    memo: { code: 0x0c, size: 0 },
  };

const LONGEST = 255;

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly number: number;
  /** Its place among those of variable length, the long ones last; 0 for the others. */
  readonly variable: number;
  /** Its offset among those of fixed length; 0 for the others. */
  readonly fixed: number;
  /** As the definition tells it, in bytes. */
  readonly length: number;
}

export const isLong = (type: ColumnType): boolean => type === 'ole' || type === 'memo';
export const isText = (type: ColumnType): boolean => type === 'text' || type === 'memo';
export const isVariable = (type: ColumnType): boolean =>
  isLong(type) || type === 'text' || type === 'binary';

export function columnsOf(columns: readonly NewColumn[]): Column[] {
  let fixed = 0;
  let variable = 0;
  let long = columns.filter(([, type]) => isVariable(type) && !isLong(type)).length;
  return columns.map(([name, type, length = LONGEST], number) => {
    const base = { name, type, number, length: lengthOf(type, length), variable: 0, fixed: 0 };
    if (isLong(type)) return { ...base, variable: long++ };
    if (isVariable(type)) return { ...base, variable: variable++ };
    const placed = { ...base, fixed };
    fixed += TYPES[type].size;
    return placed;
  });
}

function lengthOf(type: ColumnType, length: number): number {
  if (type === 'text') return length * 2;
  if (type === 'binary') return length;
  return type === 'boolean' ? 1 : TYPES[type].size;
}
