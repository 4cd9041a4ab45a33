import { partOf, type ScreenPart } from './screen.ts';

/** First and last line of a part: a name, or the number of a board or a line; empty where none is. */
export interface PartEnds {
  readonly first: string;
  readonly last: string;
}

/** Which part of a list shared between screens this one shows, and where all of them begin and end. */
export interface HallShare {
  /** From 0. */
  readonly index: number;
  readonly parts: readonly PartEnds[];
}

/** What a page says of its part; nothing for a list that stands on one screen. */
export function shareOf<T>(
  lines: readonly T[],
  part: ScreenPart | undefined,
  key: (line: T) => string | number | null,
): { readonly share?: HallShare } {
  if (!part || part.of < 2) return {};
  const parts = Array.from({ length: part.of }, (_, index) =>
    endsOf(partOf(lines, { index, of: part.of }).map(key)),
  );
  return { share: { index: part.index, parts } };
}

/** The ends of some lines; those without a key, such as a player without a board, say nothing. */
export function endsOf(keys: readonly (string | number | null)[]): PartEnds {
  const said = keys.filter((key) => key !== null).map(String);
  return { first: said[0] ?? '', last: said.at(-1) ?? '' };
}
