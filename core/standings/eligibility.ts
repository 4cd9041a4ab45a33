import { failure, success, type Result } from '../rules/result.ts';
import { articleOf } from './article-of.ts';
import { kindsAllowed, tieBreakByCode } from './catalogue.ts';
import { parseDescriptor, writeDescriptor, type Modifiers } from './descriptor.ts';
import type { StandingsRefusal, StandingsRequest } from './request.ts';
import { cupPlace } from './cup-place.ts';
import { keizerPoints } from './keizer-points.ts';
import { isManualValue } from './self-defined.ts';
import type { TieBreak } from './tie-break.ts';
import { reversed, variantsOf } from './variants.ts';

/** A tie-break ready to be applied. */
export interface ChosenTieBreak {
  /** As written in report files. */
  readonly descriptor: string;
  readonly tieBreak: TieBreak;
  readonly modifiers: Modifiers;
  readonly article: string;
  readonly better: 'higher' | 'lower';
}

type Rules = Pick<StandingsRequest, 'edition' | 'kind' | 'manual' | 'keizer' | 'places'>;

/** Reads a descriptor and checks it against the edition and the kind of tournament. */
export function chooseTieBreak(
  text: string,
  rules: Rules,
): Result<ChosenTieBreak, StandingsRefusal> {
  const parsed = parseDescriptor(text);
  if (!parsed.ok) return failure({ code: 'descriptor', descriptor: text, fault: parsed.error });
  const { edition } = rules;
  const { announcement, cuts } = edition.articles;
  const descriptor = writeDescriptor(parsed.value);
  const tieBreak = tieBreakByCode(parsed.value.name);
  const refuse = (
    code: Exclude<StandingsRefusal, { fault: unknown } | { player: unknown }>['code'],
    article: string,
  ): Result<never, StandingsRefusal> => failure({ code, descriptor, article });

  if (!tieBreak || parsed.value.score !== null) return refuse('teamsOnly', announcement);
  const article = articleOf(tieBreak, edition);
  if (article === null) return refuse('notInEdition', announcement);
  // They rank an event by Keizer's system, and break no ties of another.
  if (tieBreak === keizerPoints && rules.keizer === undefined)
    return refuse('notInEdition', article);
  if (tieBreak === cupPlace && rules.places === undefined) return refuse('notInEdition', article);
  if (!kindsAllowed(tieBreak, edition).includes(rules.kind)) {
    return refuse('notInRoundRobin', article);
  }
  const { modifiers } = parsed.value;
  const taken = variantsOf(parsed.value.modifiers);
  if (taken.some((variant) => !tieBreak.variants.some((allowed) => allowed === variant))) {
    return refuse('variantNotAllowed', article);
  }
  if (modifiers.fore && !edition.averageOfForeBuchholz) return refuse('variantNotAllowed', article);
  const isCut = modifiers.cut !== undefined || modifiers.median !== undefined;
  const cuttable: readonly string[] = edition.cuttable;
  if (isCut && !cuttable.includes(tieBreak.code)) return refuse('notCuttable', cuts);
  for (const [player, value] of rules.manual?.[tieBreak.code] ?? []) {
    if (!isManualValue(value)) return failure({ code: 'manualValue', descriptor, player });
  }
  const better = modifiers.reverse ? reversed(tieBreak.better) : tieBreak.better;
  return success({ descriptor, tieBreak, modifiers, article, better });
}

/** The whole list, in order; the first tie-break that cannot stand refuses it. */
export function chooseTieBreaks(
  descriptors: readonly string[],
  rules: Rules,
): Result<ChosenTieBreak[], StandingsRefusal> {
  const chosen: ChosenTieBreak[] = [];
  for (const text of descriptors) {
    const one = chooseTieBreak(text, rules);
    if (!one.ok) return one;
    chosen.push(one.value);
  }
  return success(chosen);
}
