import type { LawsProperties } from '../../rules/editions/laws.ts';

/** The penalties of the Laws, in the order of Article 12.9. */
export const PENALTY_KINDS = [
  'warning',
  'timeToOpponent',
  'timeFromPlayer',
  'pointsToOpponent',
  'pointsFromPlayer',
  'loss',
  'fine',
  'exclusion',
  'expulsion',
] as const;
export type PenaltyKind = (typeof PENALTY_KINDS)[number];

/** `E.01 12.9.4`: the rung of the ladder a penalty stands on. */
export const penaltyArticle = (
  kind: PenaltyKind,
  { articles }: Pick<LawsProperties, 'articles'>,
): string => `${articles.penalties}.${PENALTY_KINDS.indexOf(kind) + 1}`;
