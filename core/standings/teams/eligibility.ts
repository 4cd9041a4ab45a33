import { failure, success, type Result } from '../../rules/result.ts';
import { parseDescriptor, writeDescriptor } from '../descriptor.ts';
import { isManualValue } from '../self-defined.ts';
import { reversed, variantsOf } from '../variants.ts';
import { articleOf } from '../article-of.ts';
import { cupPlaceOfTeams } from './cup-place-of-teams.ts';
import { teamEventsAllowed, teamTieBreakByCode } from './catalogue.ts';
import type { TeamRefusal, TeamStandingsRequest } from './request.ts';
import type { TeamTieBreakChoice, TeamTieBreak } from './team-tie-break.ts';

/** A team tie-break ready to be applied. */
export interface ChosenTeamTieBreak {
  /** As written in report files. */
  readonly descriptor: string;
  readonly tieBreak: TeamTieBreak;
  readonly choice: TeamTieBreakChoice;
  readonly article: string;
  readonly better: 'higher' | 'lower';
}

type Rules = Pick<TeamStandingsRequest, 'edition' | 'kind' | 'manual' | 'places'>;
type ArticleRefusal = Extract<TeamRefusal, { article: string }>;

/** Reads a descriptor and checks it against the edition and the kind of event. */
export function chooseTeamTieBreak(
  text: string,
  rules: Rules,
): Result<ChosenTeamTieBreak, TeamRefusal> {
  const parsed = parseDescriptor(text);
  if (!parsed.ok) return failure({ code: 'descriptor', descriptor: text, fault: parsed.error });
  const { edition, kind } = rules;
  const { score, modifiers } = parsed.value;
  const descriptor = writeDescriptor(parsed.value);
  const refuse = (code: ArticleRefusal['code'], article: string): Result<never, TeamRefusal> =>
    failure({ code, descriptor, article });

  const tieBreak = teamTieBreakByCode(parsed.value.name);
  if (!tieBreak) return refuse('individualsOnly', edition.articles.announcement);
  const article = articleOf(tieBreak, edition);
  if (article === null) return refuse('notInEdition', edition.articles.announcement);
  // It ranks a cup, and breaks no ties of another event.
  if (tieBreak === cupPlaceOfTeams && rules.places === undefined) {
    return refuse('notInEdition', article);
  }
  if (!teamEventsAllowed(tieBreak, edition).includes(kind)) {
    return refuse(kind === 'molter' ? 'notInMolter' : 'notInRoundRobin', article);
  }
  if (score !== null && !tieBreak.scores.includes(score)) {
    return refuse('scoreNotAllowed', article);
  }
  if (variantsOf(modifiers).some((variant) => !tieBreak.variants.includes(variant))) {
    return refuse('variantNotAllowed', article);
  }
  // SSSC has had its Fore Buchholz from the start (13.4), AOB since 2026 (8.2).
  if (modifiers.fore && tieBreak.code === 'AOB' && !edition.averageOfForeBuchholz) {
    return refuse('variantNotAllowed', article);
  }
  const isCut = modifiers.cut !== undefined || modifiers.median !== undefined;
  const cuttable: readonly string[] = edition.cuttable;
  if (isCut && !cuttable.includes(tieBreak.code)) {
    return refuse('notCuttable', edition.articles.cuts);
  }
  for (const [player, value] of rules.manual?.[tieBreak.code] ?? []) {
    if (!isManualValue(value)) return failure({ code: 'manualValue', descriptor, player });
  }
  const better = modifiers.reverse ? reversed(tieBreak.better) : tieBreak.better;
  return success({ descriptor, tieBreak, choice: { score, modifiers }, article, better });
}

/** The whole list, in order; the first tie-break that cannot stand refuses it. */
export function chooseTeamTieBreaks(
  descriptors: readonly string[],
  rules: Rules,
): Result<ChosenTeamTieBreak[], TeamRefusal> {
  const chosen: ChosenTeamTieBreak[] = [];
  for (const text of descriptors) {
    const one = chooseTeamTieBreak(text, rules);
    if (!one.ok) return one;
    chosen.push(one.value);
  }
  return success(chosen);
}
