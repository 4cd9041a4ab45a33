import type { Cell } from '@ronde/core/formats/papi/access-table.ts';
import type { Column } from './columns.ts';
import { serialDay } from './rows.ts';

/** Before a value that is there; a null has this byte alone, so that it comes first. */
const VALUE = 0x7f;
const NULL = 0x00;
const END_OF_LETTERS = 0x01;
const END_OF_TEXT = 0x00;

/** Weights of the sort order “General”, versions before 2010; the case of letters has none. */
const SPACE = 0x07;
const FIRST_DIGIT = 0x36;
const LETTERS = [
  ...[0x4a, 0x4c, 0x4d, 0x4f, 0x51, 0x53, 0x55, 0x57, 0x59, 0x5b, 0x5c, 0x5e, 0x60],
  ...[0x62, 0x64, 0x66, 0x68, 0x69, 0x6b, 0x6d, 0x6f, 0x71, 0x73, 0x75, 0x76, 0x78],
];

/** Texts whose weights are certain: those alone are keys of an index. */
export const isKeyText = (text: string): boolean => /^[A-Za-z0-9 ]*$/.test(text);

/** Bytes that order as the values of an index do. */
export function indexKey(columns: readonly Column[], row: Readonly<Record<string, Cell>>): Buffer {
  return Buffer.concat(columns.map((column) => keyOf(column, row[column.name] ?? null)));
}

function keyOf({ name, type }: Column, cell: Cell): Buffer {
  if (cell === null) return Buffer.from([NULL]);
  const value = valueBytes(type, cell);
  if (value === null) throw new Error(`${name} cannot be part of an index`);
  return Buffer.concat([Buffer.from([VALUE]), value]);
}

function valueBytes(type: Column['type'], cell: Cell): Buffer | null {
  switch (type) {
    case 'byte':
      return Buffer.from([Number(cell)]);
    case 'integer': {
      const bytes = Buffer.alloc(2);
      bytes.writeUInt16BE((Number(cell) + 0x8000) & 0xffff);
      return bytes;
    }
    case 'long': {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE((Number(cell) ^ 0x8000_0000) >>> 0);
      return bytes;
    }
    case 'double':
      return realBytes(Number(cell));
    case 'dateTime':
      return realBytes(serialDay(String(cell)));
    case 'text':
      return textWeights(String(cell));
    case 'binary':
    case 'boolean':
    case 'float':
    case 'ole':
    case 'memo':
      return null;
  }
}

/** The sign turned round; all bits turned where it is negative. */
function realBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  const negative = bytes.readUInt8(0) >= 0x80;
  return Buffer.from(
    bytes.map((byte, index) => (negative ? byte ^ 0xff : index === 0 ? byte ^ 0x80 : byte)),
  );
}

function textWeights(text: string): Buffer | null {
  if (!isKeyText(text)) return null;
  const weights = Array.from(text.trimEnd().toUpperCase(), (letter) => {
    const code = letter.charCodeAt(0);
    if (letter === ' ') return SPACE;
    return code <= 0x39 ? FIRST_DIGIT + (code - 0x30) * 2 : (LETTERS[code - 0x41] ?? 0);
  });
  return Buffer.from([...weights, END_OF_LETTERS, END_OF_TEXT]);
}
