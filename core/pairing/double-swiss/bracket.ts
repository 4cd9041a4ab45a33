import { byNumber, firstPairing } from '../field/first-identifier.ts';
import { chooseUpfloaters, type UpfloaterTask } from '../field/upfloaters.ts';
import type { PlayerState } from './player-state.ts';

/** A bracket as it was paired (3.6); pairs by places in the field, the top member first. */
export interface PairedBracket {
  readonly task: UpfloaterTask<PlayerState>;
  readonly upfloaters: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
}

export function pairBracket(task: UpfloaterTask<PlayerState>): PairedBracket {
  const upfloaters = chooseUpfloaters(task);
  return { task, upfloaters, pairs: bestPairing(task, upfloaters) };
}

/** The first pairing by its identifier (3.6.2, 3.6.3) of those that comply best with C8. */
function bestPairing(
  { field, countsFloats, residents }: UpfloaterTask<PlayerState>,
  upfloaters: readonly number[],
): (readonly [number, number])[] {
  const members = byNumber(field, [...residents, ...upfloaters]);
  const isUpfloater = new Set(upfloaters);
  // Kinds: an upfloater, a resident who floated in the last round, any other.
  const kindOf = Int32Array.from(members, (place) =>
    isUpfloater.has(place) ? 0 : field.players[place]?.floatedLastRound && countsFloats ? 1 : 2,
  );
  const table = Float64Array.of(0, 1, 0, 1, 0, 0, 0, 0, 0);
  const pairs = firstPairing(field, members, { limbs: 1, kinds: 3, kindOf, table });
  if (!pairs) throw new Error('a bracket that cannot be paired');
  return pairs;
}
