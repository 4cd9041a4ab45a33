import type { Tpn } from '../../rules/identity.ts';

/** What lots are drawn from. */
export interface LotsSource {
  /** Published, so that anybody can draw again: thrown dice, a sum of the day's results … */
  readonly seed: string;
  /** SHA-256 of a text's UTF-8 bytes, in hexadecimal; handed in, as every source of chance is. */
  readonly sha256: (text: string) => string;
}

/** One drawing of lots, for the record. */
export interface LotsDrawn {
  readonly seed: string;
  /** The rank that was shared before. */
  readonly rank: number;
  /** First drawn first. */
  readonly order: readonly { readonly tpn: Tpn; readonly lot: string }[];
}

/**
 * A player's lot: the SHA-256 of the seed, a line feed and the pairing number. It depends on nothing
 * else, so nobody's lot changes because somebody else is or is not in the tie.
 * @example lotOf(source, tpn(12)) // printf 'seed\n12' | sha256sum
 */
export function lotOf({ seed, sha256 }: LotsSource, tpn: Tpn): string {
  return sha256(`${seed}\n${tpn}`);
}

/** Breaks a tie by lots, the smallest first (C.07 4.2, LA 5.2). */
export function drawLots(source: LotsSource, tied: readonly Tpn[], rank: number): LotsDrawn {
  const order = tied
    .map((tpn) => ({ tpn, lot: lotOf(source, tpn) }))
    .sort((a, b) => (a.lot === b.lot ? a.tpn - b.tpn : a.lot < b.lot ? -1 : 1));
  return { seed: source.seed, rank, order };
}
