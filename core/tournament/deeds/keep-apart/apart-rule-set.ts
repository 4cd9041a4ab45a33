import { inBoth } from '../../../rules/in-both.ts';
import { fill } from '../../../rules/sentence.ts';
import type { ApartRule } from '../../apart-rule.ts';
import { anApartRule } from '../../schema/rounds.ts';
import { logWords } from '../../words/log-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface ApartRuleSet {
  readonly type: 'apartRuleSet';
  readonly rule: ApartRule;
}

export const apartRuleSet: Fact<ApartRuleSet> = {
  fields: { rule: anApartRule },
  fold: (state, { rule }) => ({
    ...state,
    apartRules: [...state.apartRules.filter(({ by }) => by !== rule.by), rule],
  }),
  outdatesDraft: true,
  touches: ({ rule }) => [`apart:${rule.by}`, FACTS_OF_PAIRING],
  heard: heard.nothing,
  words: inBoth('Kept apart by {by}: {rounds}', 'Séparés par {by} : {rounds}'),
  tell: ({ rule: { by, toRound } }, { language }) => {
    const { apart } = logWords(language);
    const rounds = toRound === null ? apart.everyRound : fill(apart.upTo, { round: toRound });
    return { params: { by, toRound: toRound ?? 0 }, said: { by: apart[by], rounds } };
  },
  audit: (state, { rule }) =>
    audited({ by: rule.by }, state?.apartRules.find(({ by }) => by === rule.by) ?? null, rule),
};
