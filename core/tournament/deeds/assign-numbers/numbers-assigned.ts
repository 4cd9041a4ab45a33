import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { fill } from '../../../rules/sentence.ts';
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

const SEED = inBoth('(seed {seed})', '(graine {seed})');
/** More steps are not read in a line; the log has them all. */
const MOST_TOLD = 32;

/** Who drew what, in the order of the draw: `5 Durand (A), 2 Petit (A)`; nothing for a long list. */
function toldSteps(
  drawn: DrawnNumbers | undefined,
  nameOf: (player: PlayerId) => string,
): readonly string[] {
  if (drawn === undefined || drawn.steps.length > MOST_TOLD) return [];
  const steps = drawn.steps.map(({ player, number, from }) =>
    [number, nameOf(player), ...(from === undefined ? [] : [`(${from})`])].join(' '),
  );
  return [steps.join(', ')];
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
  tell: ({ reason, seed, drawn }, { language, nameOf }) => ({
    params: { reason, ...(seed === undefined ? {} : { seed }) },
    said: {
      reason: [
        logWords(language).numbering[reason],
        ...(seed === undefined ? [] : [fill(SEED[language], { seed })]),
        ...toldSteps(drawn, nameOf).map((steps) => `– ${steps}`),
      ].join(' '),
    },
  }),
  audit: (state, { reason, order, seed, drawn }) =>
    audited(
      { reason, ...(seed === undefined ? {} : { seed }) },
      state?.numbers ?? [],
      drawn?.steps ?? order,
    ),
};
