import type { PlayerId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  refuse,
  unknownPlayer,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { numbersFrozen } from '../../pairing-numbers.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aPlayer } from '../../schema/words.ts';
import { draftOf, publishedRounds, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface ExchangeNumbers {
  readonly type: 'exchangeNumbers';
  readonly a: PlayerId;
  readonly b: PlayerId;
}

export const exchangeNumbers: Deed<ExchangeNumbers> = {
  fields: { a: aPlayer, b: aPlayer },
  roles: ARBITERS,
  touches: () => ['numbers'],
  judge,
};

/** Two players whose places were confused change numbers: always confirmed, always logged. */
function judge(state: Tournament, command: ExchangeNumbers): Judgement {
  const { articles } = handlingRules(state);
  if (draftOf(state)) return refuse('draftInTheWay', HOUSE_RULES.draftsRestOnFacts);
  const [a, b] = [state.numbers.indexOf(command.a), state.numbers.indexOf(command.b)];
  if (a === -1) return unknownPlayer(command.a);
  if (b === -1 || a === b) return unknownPlayer(command.b);
  if (numbersFrozen(state)) {
    return refuse('numbersFrozen', articles.numbersFrozen, {
      round: publishedRounds(state).length,
    });
  }
  const order = [...state.numbers];
  order[a] = command.b;
  order[b] = command.a;
  return allow(
    [{ type: 'numbersAssigned', order, reason: 'exchange' }],
    [warn('renumbers', articles.pairingNumbers)],
  );
}
