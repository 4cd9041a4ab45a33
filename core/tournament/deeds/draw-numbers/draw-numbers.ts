import { isRoundRobin } from '../../../pairing/systems.ts';
import { strengthOf } from '../../initial-order.ts';
import { allow, handlingRules, refuse, warn, type Judgement } from '../../judgement.ts';
import { orderByLot } from '../../lots.ts';
import { numbersFrozen } from '../../pairing-numbers.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { aFilledLine } from '../../schema/words.ts';
import { draftOf, isStarted, publishedRounds, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface DrawNumbers {
  readonly type: 'drawNumbers';
  /** Written into the log: every number follows from it. */
  readonly seed: string;
}

export const drawNumbers: Deed<DrawNumbers> = {
  fields: { seed: aFilledLine },
  roles: PAIRING,
  touches: () => ['numbers'],
  saysTheSame: ({ seed }, event) => event.type === 'numbersAssigned' && event.seed === seed,
  judge,
};

/** Numbers by lot: the way of a round robin (C.05); a Swiss goes by strength where it is known (C.04.2 2.2). */
function judge(state: Tournament, { seed }: DrawNumbers): Judgement {
  const { articles } = handlingRules(state);
  if (draftOf(state)) return refuse('draftInTheWay', HOUSE_RULES.draftsRestOnFacts);
  if (state.players.size === 0) return refuse('numbersMissing', articles.pairingNumbers);
  if (isStarted(state) || numbersFrozen(state)) {
    const round = publishedRounds(state).length;
    return refuse('numbersFrozen', articles.numbersFrozen, { round });
  }
  const { system, initialOrder } = state.settings;
  const players = [...state.players.values()];
  const rated = players.filter(({ ratings }) => strengthOf(ratings, initialOrder.method) > 0);
  const warnings =
    isRoundRobin(system) || rated.length === 0
      ? []
      : [warn('lotsInsteadOfStrength', articles.pairingNumbers, { rated: rated.length })];
  const order = orderByLot([...state.players.keys()], seed);
  return allow([{ type: 'numbersAssigned', order, reason: 'lots', seed }], warnings);
}
