/**
 * Scoring probability by difference in rating, FIDE Rating Regulations B.02 8.1.2: the largest
 * difference for which the higher rated player is expected to score .50, .51, … .99; above, 1.
 */
export const LARGEST_DIFFERENCE: readonly number[] = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/** Expected score in hundredths of the player with `own` rating; an unknown rating (0) expects half. */
export function expectedHundredths(own: number, opponent: number): number {
  if (own === 0 || opponent === 0) return 50;
  const difference = Math.abs(own - opponent);
  const bands = LARGEST_DIFFERENCE.findIndex((largest) => difference <= largest);
  const higher = bands < 0 ? 100 : 50 + bands;
  return own >= opponent ? higher : 100 - higher;
}
