import type { DubovArticles } from '../../rules/editions/dubov-criteria.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { FieldPlayer, Hindrance, HindranceOf } from './legal-field.ts';

/** What an absolute criterion has against two players meeting. */
export interface PairObjection {
  readonly rule: Hindrance;
  readonly article: string;
  readonly players: readonly [Tpn, Tpn];
}

/** What the absolute criteria have against two players meeting; null for nothing. */
export function pairObjection<P extends FieldPlayer>(
  hindranceOf: HindranceOf<P>,
  articles: DubovArticles['absolute'],
  a: P,
  b: P,
): PairObjection | null {
  const rule = hindranceOf(a, b);
  if (rule === null) return null;
  const article = rule === 'colour' ? articles.colour : articles.rematch;
  return { rule, article, players: [a.tpn, b.tpn] };
}
