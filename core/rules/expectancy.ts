/**
 * Rating difference for a fractional score of .50, .51, … 1.00, FIDE Rating Regulations B.02 8.1.1
 * (B.01 1.4.9 prints the same). Below .50 the opposite; a full score is given 800.
 */
export const DIFFERENCE_BY_SCORE: readonly number[] = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166,
  175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383,
  401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/**
 * Scoring probability by difference in rating, B.02 8.1.2: the largest difference for which the
 * higher rated player is expected to score .50, .51, … .99; above, 1.
 */
export const LARGEST_DIFFERENCE: readonly number[] = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/** The rating difference dp of a score of `hundredths` of one, 0 to 100 (B.02 8.1.1). */
export function differenceForScore(hundredths: number): number {
  const difference = DIFFERENCE_BY_SCORE[Math.abs(hundredths - 50)];
  if (difference === undefined) throw new RangeError(`not a fractional score: ${hundredths}`);
  return hundredths < 50 ? -difference : difference;
}

/** Expected score in hundredths for a signed difference in rating, own less opponent's (B.02 8.1.2). */
export function probabilityForDifference(difference: number): number {
  const apart = Math.abs(difference);
  const band = LARGEST_DIFFERENCE.findIndex((largest) => apart <= largest);
  const higher = band < 0 ? 100 : 50 + band;
  return difference >= 0 ? higher : 100 - higher;
}
