import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { drawnNumbers, type DrawnNumbers } from '../../drawn-numbers.ts';
import { NUMBERING_REASONS, type NumberingReason } from '../../numbering-reasons.ts';
import { oneOf, optional } from '../../schema/schema.ts';
import { aFilledLine, aPlayer, listOf } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface NumbersAssigned {
  readonly type: 'numbersAssigned';
  /** Pairing number 1 first. */
  readonly order: readonly PlayerId[];
  readonly reason: NumberingReason;
  /** Where lots were drawn: published, so that anybody can draw again. */
  readonly seed?: string;
  readonly drawn?: DrawnNumbers;
}

export const numbersAssigned: Fact<NumbersAssigned> = {
  fields: {
    order: listOf(aPlayer),
    reason: oneOf(NUMBERING_REASONS),
    seed: optional(aFilledLine),
    drawn: optional(drawnNumbers),
  },
  fold: (state, event) => ({ ...state, numbers: event.order }),
  outdatesDraft: true,
  touches: () => ['numbers', FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('Pairing numbers given: {reason}', 'Numéros d’appariement attribués : {reason}'),
  tell: ({ reason }, { language }) => ({
    params: { reason },
    said: { reason: logWords(language).numbering[reason] },
  }),
  audit: (state, { reason, order, seed, drawn }) =>
    audited(
      { reason, ...(seed === undefined ? {} : { seed }) },
      state?.numbers ?? [],
      drawn?.steps ?? order,
    ),
};
