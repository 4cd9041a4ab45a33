/**
 * A spreadsheet runs a cell that begins with one of these as a formula, their full-width forms
 * included, and some step over what is blank before it; a tab or a line end moves the rest into a
 * cell of its own (OWASP, "CSV Injection": https://owasp.org/www-community/attacks/CSV_Injection).
 */
const STARTS_FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Signs, numbers and scores (`-1`, `+1½`, `+`, `−`): nothing a spreadsheet could run. */
const HARMLESS = /^[ \u00a0]*[+-]{0,2}(?:\d+(?:[.,]\d+)?½?|½)?[ \u00a0]*$/;

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
