/** How far the views of each tournament that this page has shown are in its log. */
const positions = new Map<string, number>();

export function sawPosition(tournament: string, position: number): void {
  positions.set(tournament, Math.max(seenPosition(tournament), position));
}

export const seenPosition = (tournament: string): number => positions.get(tournament) ?? 0;
