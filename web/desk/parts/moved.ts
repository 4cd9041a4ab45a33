/** The list with the line at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const target = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, target), ...list.slice(from, from + 1), ...rest.slice(target)];
}
