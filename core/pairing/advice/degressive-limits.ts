import { USUAL_LIMITS, type DegressiveLimits } from '../acceleration/degressive.ts';

/** Limits a person would announce: hundreds first, then fifties, then tens. */
const GRAINS = [100, 50, 10] as const;

/**
 * Limits for which each of the three groups has a quarter to a half of the field (Livre de l'Arbitre, line 7706): the
 * usual ones where they fit, else the nearest to them in round figures; null where ratings allow none.
 */
export function degressiveLimitsFor(ratings: readonly number[]): DegressiveLimits | null {
  if (fits(ratings, USUAL_LIMITS)) return USUAL_LIMITS;
  const highest = Math.max(0, ...ratings);
  for (const grain of GRAINS) {
    const figures = Array.from(
      { length: Math.floor(highest / grain) + 1 },
      (_, index) => index * grain,
    );
    const found = figures
      .flatMap((groupAFrom) =>
        figures
          .filter((groupCBelow) => groupCBelow < groupAFrom)
          .map((groupCBelow) => ({ groupAFrom, groupCBelow })),
      )
      .filter((limits) => fits(ratings, limits))
      .sort((a, b) => distance(a) - distance(b));
    if (found[0] !== undefined) return found[0];
  }
  return null;
}

const distance = ({ groupAFrom, groupCBelow }: DegressiveLimits): number =>
  Math.abs(groupAFrom - USUAL_LIMITS.groupAFrom) + Math.abs(groupCBelow - USUAL_LIMITS.groupCBelow);

function fits(ratings: readonly number[], { groupAFrom, groupCBelow }: DegressiveLimits): boolean {
  const upper = ratings.filter((rating) => rating >= groupAFrom).length;
  const lower = ratings.filter((rating) => rating < groupCBelow).length;
  return [upper, lower, ratings.length - upper - lower].every(
    (size) => 4 * size >= ratings.length && 2 * size <= ratings.length,
  );
}
