/** What players kept apart have in common; `family` is the name before the comma. */
export const APART_BY = ['club', 'family', 'federation'] as const;
export type ApartBy = (typeof APART_BY)[number];

/** A rule that keeps players apart: in every round, or (soft) in the first rounds alone. */
export interface ApartRule {
  readonly by: ApartBy;
  /** The last round it holds in; null for all of them. */
  readonly toRound: number | null;
}
