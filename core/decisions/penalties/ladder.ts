import type { LawsProperties } from '../../rules/editions/laws.ts';
import type { PenaltyKind } from '../../rules/penalty-kind.ts';

export { PENALTY_KINDS, type PenaltyKind } from '../../rules/penalty-kind.ts';

/** `E.01 12.9.4`: the rung of the ladder a penalty stands on; the whole ladder where it has none. */
export const penaltyArticle = (
  kind: PenaltyKind,
  { articles, ladder }: Pick<LawsProperties, 'articles' | 'ladder'>,
): string => ladder[kind] ?? articles.penalties;
