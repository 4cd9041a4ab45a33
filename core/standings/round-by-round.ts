import {
  cell,
  numberOf,
  opponentAt,
  type Encounter,
  type Field,
  type PlayerIndex,
} from './field.ts';
import { UNALTERED, type Alteration, type Contribution, type Figure } from './figure.ts';

/** What one round adds; null when it has no part in the tie-break. */
export type RoundValue =
  | number
  | null
  | { readonly value: number; readonly counts: boolean; readonly alteration: Alteration };

/** A tie-break that adds something for each round. */
export function sumOfRounds(
  field: Field,
  player: PlayerIndex,
  per: number,
  explain: boolean,
  valueOf: (at: number, round: number) => RoundValue,
): Figure {
  const working: Contribution[] | null = explain ? [] : null;
  let sum = 0;
  for (let round = 1; round <= field.rounds; round += 1) {
    const at = cell(field, player, round);
    const found = valueOf(at, round);
    if (found === null) continue;
    const plain = typeof found === 'number';
    const value = plain ? found : found.value;
    const counts = plain || found.counts;
    if (counts) sum += value;
    if (!working) continue;
    const opponent = opponentAt(field, at);
    working.push({
      round,
      opponent: opponent === null ? null : numberOf(field, opponent),
      value,
      counts,
      alterations: plain ? UNALTERED : [found.alteration],
    });
  }
  return working ? { value: sum, per, working } : { value: sum, per };
}

/** The working of a tie-break made of a figure of each opponent met. */
export function opponentsWorking(
  field: Field,
  games: readonly Encounter[],
  valueOf: (opponent: PlayerIndex) => number,
): Contribution[] {
  return games.map(({ round, opponent }) => ({
    round,
    opponent: numberOf(field, opponent),
    value: valueOf(opponent),
    counts: true,
    alterations: UNALTERED,
  }));
}
