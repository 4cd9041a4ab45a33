import type { PlayerId } from '../../../rules/identity.ts';
import { initialOrder, insertInOrder } from '../../initial-order.ts';
import { allow, handlingRules, refuse, warn, type Judgement } from '../../judgement.ts';
import { ORDERED_BY_RATING, type OrderedByRating } from '../../numbering-reasons.ts';
import { numbersFrozen } from '../../pairing-numbers.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import { draftOf, isStarted, publishedRounds, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface AssignNumbers {
  readonly type: 'assignNumbers';
  readonly reason: OrderedByRating;
}

export const assignNumbers: Deed<AssignNumbers> = {
  fields: { reason: oneOf(ORDERED_BY_RATING) },
  roles: PAIRING,
  touches: () => ['numbers'],
  judge,
};

function judge(state: Tournament, command: AssignNumbers): Judgement {
  const { articles, lateEntryRenumbersAlways } = handlingRules(state);
  if (draftOf(state)) return refuse('draftInTheWay', HOUSE_RULES.draftsRestOnFacts);
  const frozen = numbersFrozen(state);
  const forLateEntry = command.reason === 'lateEntry';
  if (frozen && !(forLateEntry && lateEntryRenumbersAlways)) {
    return refuse('numbersFrozen', articles.numbersFrozen, {
      round: publishedRounds(state).length,
    });
  }
  const order = forLateEntry ? withLateEntries(state) : wholeOrder(state);
  if (sameOrder(order, state.numbers)) return allow([]);
  const warnings = isStarted(state) ? [warn('renumbers', articles.pairingNumbers)] : [];
  return allow([{ type: 'numbersAssigned', order, reason: command.reason }], warnings);
}

function wholeOrder(state: Tournament): PlayerId[] {
  return initialOrder([...state.players.values()], state.settings.initialOrder);
}

/** The numbers with those who have none yet in their places. */
export function withLateEntries(state: Tournament): PlayerId[] {
  const numbered = new Set(state.numbers);
  const newcomers = [...state.players.values()].filter((player) => !numbered.has(player.id));
  const known = state.numbers.flatMap((id) => state.players.get(id) ?? []);
  return insertInOrder(known, newcomers, state.settings.initialOrder);
}

const sameOrder = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);
