/**
 * Who takes which place of a bracket: the protected seeds their own, everybody else by lot. Whoever draws a
 * place whose opponent is missing is exempt from the first round (Livre de l'Arbitre, line 6624).
 * @param lot a text a number, smallest first; the same for everybody who draws again
 */
export function placesByLot(
  entrants: number,
  protectedSeeds: number,
  lot: (entrant: number) => string,
): number[] {
  const numbers = Array.from({ length: entrants }, (_, index) => index + 1);
  const drawn = numbers
    .slice(protectedSeeds)
    .map((entrant) => ({ entrant, lot: lot(entrant) }))
    .sort((a, b) => (a.lot === b.lot ? a.entrant - b.entrant : a.lot < b.lot ? -1 : 1));
  return [...numbers.slice(0, protectedSeeds), ...drawn.map(({ entrant }) => entrant)];
}
