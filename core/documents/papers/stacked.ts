/**
 * Pieces as they lie on the sheets: each place of the sheets is one pile once the stack is cut, and
 * the piles, one after the other, are in order.
 */
export function stacked<T>(items: readonly T[], eachSheet: number): readonly (T | null)[] {
  const sheets = Math.ceil(items.length / eachSheet);
  return Array.from({ length: sheets * eachSheet }, (_, at) => {
    const [sheet, place] = [Math.floor(at / eachSheet), at % eachSheet];
    return items[place * sheets + sheet] ?? null;
  });
}
