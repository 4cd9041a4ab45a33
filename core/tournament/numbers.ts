import { tpn, type PlayerId, type Tpn } from '../rules/identity.ts';
import type { Tournament } from './state.ts';

type Numbered = Pick<Tournament, 'numbers' | 'writtenNumbers'>;

const numberAt = ({ writtenNumbers }: Numbered, index: number): Tpn =>
  writtenNumbers?.[index] ?? tpn(index + 1);

/** Pairing numbers of the players who have one. */
export const numbersOf = (state: Numbered): ReadonlyMap<PlayerId, Tpn> =>
  new Map(state.numbers.map((id, index) => [id, numberAt(state, index)]));

/** Whose pairing number it is. */
export const playersByNumber = (state: Numbered): ReadonlyMap<Tpn, PlayerId> =>
  new Map(state.numbers.map((id, index) => [numberAt(state, index), id]));
