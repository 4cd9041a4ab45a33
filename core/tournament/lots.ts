import type { Colour } from '../rules/colour.ts';
import { drawnLot } from '../rules/drawn-lot.ts';

/** Everybody in the order of their lots; equal lots fall back on the order given. */
export function orderByLot<Id extends string>(players: readonly Id[], seed: string): Id[] {
  const lots = players.map((id, given) => ({ id, given, lot: drawnLot(`${seed}\n${id}`) }));
  return lots
    .sort((a, b) => (a.lot === b.lot ? a.given - b.given : a.lot < b.lot ? -1 : 1))
    .map(({ id }) => id);
}

/** The colour a seed gives: its lot in the upper or the lower half. */
export const colourByLot = (seed: string): Colour =>
  drawnLot(`colour\n${seed}`) < '80000000' ? 'white' : 'black';
