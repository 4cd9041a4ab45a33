/** Rows of a list near one of them, as many before as after; more of one side near an end. */
export function around<T>(rows: readonly T[], index: number, each: number): readonly T[] {
  const size = 2 * each + 1;
  const start = Math.max(0, Math.min(index - each, rows.length - size));
  return rows.slice(start, start + size);
}
