/** A row of an Access table as plain values; days as `YYYY-MM-DD`. */
export type AccessRow = Readonly<Record<string, string | number | boolean | null>>;

/** Text of a cell without blanks around it; empty when there is none. */
export function textIn(row: AccessRow, column: string): string {
  const cell = row[column] ?? null;
  if (cell === null || typeof cell === 'boolean') return '';
  return String(cell).trim();
}

/** A whole number; null when the cell holds none. */
export function wholeIn(row: AccessRow, column: string): number | null {
  const cell = row[column] ?? null;
  const value = typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : cell;
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** Money in cents, from `12`, `12.5` or `12,50`. */
export function centsIn(row: AccessRow, column: string): number | null {
  const text = textIn(row, column).replace(',', '.');
  if (!/^\d{1,6}(\.\d+)?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}

/** `2026-11-15` from that or from `15/11/2026`, hours left out; null for anything else. */
export function dayOf(text: string): string | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  const french = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : french
      ? [french[3], french[2], french[1]]
      : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
