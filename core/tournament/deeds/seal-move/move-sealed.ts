import { inBoth } from '../../../rules/in-both.ts';
import { adjournmentKey, type SealedMove } from '../../adjournments.ts';
import { optional, type FieldsOf } from '../../schema/schema.ts';
import { aColour, aCount, aFilledLine, anOrdinal, aRound } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface MoveSealed extends SealedMove {
  readonly type: 'moveSealed';
  readonly round: number;
  readonly board: number;
  /** Who keeps the envelope. */
  readonly holder: string;
}

export const sealedFields: FieldsOf<Omit<MoveSealed, 'type'>> = {
  round: aRound,
  board: anOrdinal,
  holder: aFilledLine,
  sealer: aColour,
  moveNumber: optional(anOrdinal),
  white: optional(aCount),
  black: optional(aCount),
  position: optional(aFilledLine),
  drawOffer: optional(aColour),
  resumes: optional(aFilledLine),
};

export const moveSealed: Fact<MoveSealed> = {
  fields: sealedFields,
  fold: (state, { type: _, holder, ...sealed }, { at, by }) => {
    const custody = [{ state: 'held', holder, at, by } as const];
    const adjournments = new Map(state.adjournments);
    adjournments.set(adjournmentKey(sealed), { ...sealed, at, by, custody });
    return { ...state, adjournments };
  },
  outdatesDraft: false,
  touches: (sealed) => [things.envelope(sealed)],
  heard: heard.nothing,
  words: inBoth(
    'Round {round}, board {board}: {sealer} sealed a move; the envelope is with {holder}',
    'Ronde {round}, échiquier {board} : coup sous enveloppe des {sealer} ; l’enveloppe est chez {holder}',
  ),
  tell: ({ round, board, sealer, holder }, { language }) => ({
    params: { round, board, sealer, holder },
    said: { sealer: logWords(language).colours[sealer] },
  }),
  audit: (_, { round, board, holder }) => audited({ round, board }, null, holder),
};
