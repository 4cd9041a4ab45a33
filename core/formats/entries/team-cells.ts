/** What a line of a table says of the team beside its players; what it does not say is missing. */
export interface DetailsOfTeam {
  readonly captain?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly club?: string;
}

/** A mark in the line of a player who is the captain: `x`, `oui`, `C`. */
const MARK = /^(?:x|✓|c|cap|oui|yes|o|y|1)$/i;
const NO_MARK = /^(?:-|0|non|no|n)$/i;

/** The cells of a line as they are written, with the player of that line. */
export function detailsOfTeam(
  cells: Readonly<Record<keyof DetailsOfTeam, string>>,
  player: string,
): DetailsOfTeam {
  const captain = NO_MARK.test(cells.captain)
    ? ''
    : MARK.test(cells.captain)
      ? player
      : cells.captain;
  const all = Object.entries({ ...cells, captain });
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}

/** All lines of a team together: the first that says something decides. */
export function mergedDetails(lines: readonly (DetailsOfTeam | undefined)[]): DetailsOfTeam {
  return Object.assign({}, ...lines.toReversed()) as DetailsOfTeam;
}
