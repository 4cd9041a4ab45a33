import {
  EXEMPTIONS,
  type Exemption,
  type TitleProperties,
} from '../../rules/editions/title-properties.ts';
import type { NormCandidate, NormEventFacts, NormOpponent } from './candidate.ts';
import { either, isAtLeast, isAtMost, type NormCondition } from './condition.ts';
import { federationsOf, shareDown } from './opponents-mix.ts';

/**
 * Where the opponents must come from (B.01 1.4.3, 1.4.4), and the exemption that was needed. An exemption waives
 * both: 1.4.3e names them together as the normal criteria, and the annex stars the rows of both.
 */
export function onFederations(
  opponents: readonly NormOpponent[],
  { federation }: NormCandidate,
  event: NormEventFacts,
  rules: TitleProperties,
): { readonly conditions: NormCondition[]; readonly exemption: Exemption | null } {
  const { articles, nineGames, ownFederationAtMost, oneFederationAtMost } = rules;
  const found = federationsOf(opponents, federation);
  const exempt = exemptionOf(federation, event, rules);
  let used: Exemption | null = null;
  const condition = (
    name: 'foreignFederations' | 'foreignOpponents' | 'ownFederation' | 'oneFederation',
    article: string,
    required: number,
    actual: number,
    met: boolean | null,
  ): NormCondition => {
    const { exemption, holds } = exempt;
    if (met === true || exemption === null) return { name, article, required, actual, met };
    if (holds === true) used = exemption;
    const other = exemptionArticle(exemption, rules);
    return { name, article: other, required, actual, met: either(met, holds) };
  };
  const abroad = found.foreign;
  const conditions = [
    condition(
      'foreignFederations',
      articles.federations,
      rules.foreignFederations,
      abroad.least,
      isAtLeast(abroad, rules.foreignFederations),
    ),
  ];
  if (nineGames !== undefined) {
    const { foreignOpponents: required, ratedOpponents } = nineGames;
    const { foreignOpponents } = found;
    const met = isAtLeast(foreignOpponents, required);
    conditions.push(
      condition('foreignOpponents', articles.shares, required, foreignOpponents.least, met),
    );
    const rated = opponents.filter(({ rating }) => rating > 0).length;
    conditions.push({
      name: 'ratedOpponents',
      article: articles.unratedOpponents,
      required: ratedOpponents,
      actual: rated,
      met: rated >= ratedOpponents,
    });
  }
  if (ownFederationAtMost !== undefined) {
    const most = shareDown(ownFederationAtMost, opponents.length);
    const met = isAtMost(found.own, most);
    conditions.push(condition('ownFederation', articles.shares, most, found.own.least, met));
  }
  if (oneFederationAtMost !== undefined) {
    const most = shareDown(oneFederationAtMost, opponents.length);
    const { largest } = found;
    const met = isAtMost(largest, most);
    conditions.push(condition('oneFederation', articles.shares, most, largest.least, met));
  }
  return { conditions, exemption: used };
}

const exemptionArticle = (exemption: Exemption, { articles }: TitleProperties): string =>
  articles[exemption === 'swiss' ? 'swissExemption' : exemption];

/** The exemption that helps this player most: one that holds, else one that may hold. */
function exemptionOf(
  federation: string | null,
  { exemptions, hostFederation }: NormEventFacts,
  { exemptions: known, exemptAtHome }: TitleProperties,
): { readonly exemption: Exemption | null; readonly holds: boolean | null } {
  const holds = (exemption: Exemption): boolean | null => {
    const is = exemptions[exemption] ?? (exemption in exemptions ? null : false);
    if (is === false || !exemptAtHome.includes(exemption)) return is;
    if (federation === null || hostFederation === null) return null;
    return federation === hostFederation ? is : false;
  };
  const rank = (exemption: Exemption): number => (holds(exemption) === true ? 1 : 0);
  const [first] = EXEMPTIONS.filter(
    (exemption) => known.includes(exemption) && holds(exemption) !== false,
  ).toSorted((a, b) => rank(b) - rank(a));
  return first === undefined
    ? { exemption: null, holds: false }
    : { exemption: first, holds: holds(first) };
}
