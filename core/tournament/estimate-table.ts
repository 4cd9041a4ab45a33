import { FFE_AGES } from '../standings/ranking/age-categories.ts';

/** The age categories an estimate goes by. */
export const ESTIMATE_CATEGORIES: readonly string[] = FFE_AGES.categories.map(({ code }) => code);

/**
 * Ratings for those who have none, by age category (LA lines 8973-8975). The federation's figures are not
 * ours to give: an arbiter types them in, with where they are from and their day.
 */
export interface EstimateTable {
  readonly source: string;
  readonly day: string;
  readonly ratings: readonly CategoryEstimate[];
}

export interface CategoryEstimate {
  readonly category: string;
  readonly rating: number;
}

/** As far as a rating list goes. */
const MOST = 4000;

/** The category, or the source, that cannot stand; null when the table can. */
export function faultOfEstimates({ source, ratings }: EstimateTable): string | null {
  if (source.trim() === '') return 'source';
  const seen = new Set<string>();
  for (const { category, rating } of ratings) {
    const known = ESTIMATE_CATEGORIES.includes(category) && !seen.has(category);
    if (!known || !Number.isInteger(rating) || rating < 1 || rating > MOST) {
      return `${category} ${rating}`;
    }
    seen.add(category);
  }
  return null;
}
