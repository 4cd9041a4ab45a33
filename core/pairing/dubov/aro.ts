/** Average rating of the opponents met over the board (1.7), an exact half upwards; 0 without a game. */
export function averageRating(opponents: readonly number[]): number {
  if (opponents.length === 0) return 0;
  const sum = opponents.reduce((total, rating) => total + rating, 0);
  return Math.floor((2 * sum + opponents.length) / (2 * opponents.length));
}
