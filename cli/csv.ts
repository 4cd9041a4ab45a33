/** Rows as CSV for spreadsheets: comma, quotes where needed, CRLF (RFC 4180). */
export function asCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A leading sign that a spreadsheet would run as a formula is kept as text. */
function cell(value: string): string {
  const text = /^[=+@\t\r]|^-(?!\d)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
