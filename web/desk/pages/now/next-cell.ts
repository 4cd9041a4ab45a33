/**
 * Where a key leads from one cell of a grid that wraps as it has room; null for other keys.
 * @param tops how far down each cell is: those of one row are alike
 */
export function nextCell(key: string, at: number, tops: readonly number[]): number | null {
  const last = tops.length - 1;
  const inRow = Math.max(1, tops.filter((top) => top === tops[0]).length);
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(last, at + inRow);
    case 'ArrowUp':
      return Math.max(0, at - inRow);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
