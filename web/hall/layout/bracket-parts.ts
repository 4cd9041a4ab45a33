import type { Box, Letters } from './fit-lines.ts';

/** As much of a bracket as stands on the wall at once: some rounds, and some places of the first of them. */
export interface BracketPart {
  /** From 1, both counted. */
  readonly from: number;
  readonly to: number;
  /** Places for matches of the first of these rounds, and how many more are above them. */
  readonly places: number;
  readonly above: number;
  readonly font: number;
}

/** In em: a match of two lines with the space around it, and the name of the round. */
export const BRACKET_HEIGHTS = { match: 3.5, head: 2.4 } as const;

/** A bracket in parts ends with a picture from the quarter-finals on. */
const LAST_ROUNDS = 3;

/**
 * One picture where all of it is read from the back; otherwise the early rounds by places, and the last ones together.
 * @param rounds of the whole cup
 * @param column the width of a round, in em
 */
export function bracketParts(
  rounds: number,
  column: number,
  { box, letters }: { readonly box: Box; readonly letters: Letters },
): readonly BracketPart[] {
  const rows = (box.height / letters.least - BRACKET_HEIGHTS.head) / BRACKET_HEIGHTS.match;
  const doublings = Math.max(0, Math.floor(Math.log2(Math.max(1, rows))));
  const columns = Math.max(1, Math.floor(box.width / letters.least / column));
  return bandsOf(rounds, Math.min(columns, doublings + 1)).flatMap(({ from, to }) => {
    const all = 2 ** (rounds - from);
    const places = Math.min(all, 2 ** doublings);
    const fits = Math.min(
      letters.most,
      box.height / (places * BRACKET_HEIGHTS.match + BRACKET_HEIGHTS.head),
      box.width / ((to - from + 1) * column),
    );
    const font = Math.max(letters.least, fits);
    return Array.from({ length: all / places }, (_, index) => ({
      ...{ from, to, places, font },
      above: index * places,
    }));
  });
}

/** Rounds that stand side by side, so many at most. */
function bandsOf(
  rounds: number,
  most: number,
): readonly { readonly from: number; readonly to: number }[] {
  if (rounds <= most) return [{ from: 1, to: rounds }];
  const early = rounds - Math.min(most, LAST_ROUNDS);
  const bands = Math.ceil(early / most);
  const until = (band: number): number => Math.round((early * band) / bands);
  return [
    ...Array.from({ length: bands }, (_, band) => ({ from: until(band) + 1, to: until(band + 1) })),
    { from: early + 1, to: rounds },
  ];
}
