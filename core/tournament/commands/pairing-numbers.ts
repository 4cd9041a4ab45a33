import type { PlayerId } from '../../rules/identity.ts';
import type { CommandOf } from '../command.ts';
import { initialOrder, insertInOrder } from '../initial-order.ts';
import { allow, refuse, handlingRules, unknownPlayer, warn, type Judgement } from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';
import { draftOf, isStarted, publishedRounds, type Tournament } from '../state.ts';

/** No number changes once the fourth round is paired (C.04.2 B.3, 2026: 2.3). */
export function numbersFrozen(state: Tournament): boolean {
  return publishedRounds(state).length >= handlingRules(state).numbersFrozenByPairingOfRound;
}

export function assignNumbers(state: Tournament, command: CommandOf<'assignNumbers'>): Judgement {
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

function withLateEntries(state: Tournament): PlayerId[] {
  const numbered = new Set(state.numbers);
  const newcomers = [...state.players.values()].filter((player) => !numbered.has(player.id));
  const known = state.numbers.flatMap((id) => state.players.get(id) ?? []);
  return insertInOrder(known, newcomers, state.settings.initialOrder);
}

const sameOrder = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** Two players whose places were confused change numbers: always confirmed, always logged. */
export function exchangeNumbers(
  state: Tournament,
  command: CommandOf<'exchangeNumbers'>,
): Judgement {
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

/** From here on the numbers are definitive (C.04.2 C.3, 2026: 2.5). */
export function closeList(state: Tournament): Judgement {
  const { articles } = handlingRules(state);
  if (state.listClosed) return refuse('listAlreadyClosed', articles.definitiveNumbers);
  if (state.numbers.length === 0) return refuse('numbersMissing', articles.pairingNumbers);
  return allow([{ type: 'listClosed' }]);
}

/**
 * Pairing numbers as the colour rule counts them: players not yet taken into account for any
 * pairing have none, so they do not shift the parity of the others (FIDE SPP, 28 August 2026).
 */
export function effectiveNumbers(state: Tournament): ReadonlyMap<PlayerId, number> {
  const taken = new Set<PlayerId>();
  for (const round of state.rounds) {
    for (const game of round.games) taken.add(game.white).add(game.black);
    for (const entry of round.unpaired) if (entry.reason === 'odd') taken.add(entry.player);
  }
  const numbered = state.numbers.filter((id) => taken.has(id));
  return new Map(numbered.map((id, index) => [id, index + 1]));
}

/** Who has no number yet: everybody who has not been paired so far. */
export function withoutNumber(state: Tournament): PlayerId[] {
  const numbers = effectiveNumbers(state);
  return [...state.players.keys()].filter((id) => !numbers.has(id));
}
