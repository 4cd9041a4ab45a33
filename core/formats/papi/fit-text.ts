import type { NewColumn } from './access-table.ts';

/** Puts texts into columns of a certain length; names of columns that were too short go to `cut`. */
export function fitInto(
  columns: readonly NewColumn[],
  cut: Set<string>,
): {
  /** Null for an empty text. */
  (column: string, text: string | null): string | null;
  /** For a number or a code, of which a part would be another one: left out when it does not fit. */
  whole: (column: string, text: string | null) => string | null;
} {
  const lengths = new Map(columns.map(([name, , length = 255]) => [name, length]));
  const fit = (column: string, text: string | null): string | null => {
    const plain = plainText(text ?? '');
    const length = lengths.get(column) ?? 0;
    if (plain.length <= length) return plain === '' ? null : plain;
    cut.add(column);
    return withoutHalf(plain.slice(0, length)).trimEnd();
  };
  const whole = (column: string, text: string | null): string | null => {
    const plain = plainText(text ?? '');
    if (plain.length <= (lengths.get(column) ?? 0)) return plain === '' ? null : plain;
    cut.add(column);
    return null;
  };
  return Object.assign(fit, { whole });
}

/** One line, composed letters, no character that Access reads as something else. */
const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\ufeff\ufffe\uffff]/gu, '')
    .trim();

/** A character of two halves is taken whole or not at all. */
const withoutHalf = (text: string): string => text.replace(/[\ud800-\udbff]$/, '');
