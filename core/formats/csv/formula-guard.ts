/**
 * A spreadsheet runs a cell that begins with one of these as a formula (OWASP "CSV injection"),
 * their full-width forms included.
 */
const STARTS_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Signs, numbers and scores (`-1`, `+1½`, `+`, `−`): nothing a spreadsheet could run. */
const HARMLESS = /^[+-]{0,2}(?:\d+(?:[.,]\d+)?½?|½)?$/;

/**
 * A text as a spreadsheet may be given it: what would run as a formula gets an apostrophe before
 * it and stays text. Numbers and scores are left as they are. `withoutGuard` takes it off again.
 */
export function withGuard(text: string): string {
  return STARTS_FORMULA.test(text) && !HARMLESS.test(text) ? `'${text}` : text;
}

/** The text `withGuard` was given. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && withGuard(cell.slice(1)) === cell ? cell.slice(1) : cell;
}
