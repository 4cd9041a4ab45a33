import type { DrawnBracket } from '@ronde/core/pairing/explanation/drawn-brackets.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';

/** A name in the picture of a bracket. */
export interface PlacedName {
  readonly tpn: Tpn;
  readonly side: 'left' | 'right';
  /** Counted from the top of the bracket, from 0. */
  readonly row: number;
  /** Came from a bracket above. */
  readonly movedDown: boolean;
  /** Came from a score below. */
  readonly movedUp: boolean;
  /** Leaves for a bracket below, or for the bye (null). */
  readonly leaves: { readonly to: number | null } | null;
}

/** A line between two names. */
export interface PlacedLine {
  readonly pair: readonly [Tpn, Tpn];
  /** `kept`: also of the natural candidate; `chosen`: instead of it; `natural`: not kept. */
  readonly kind: 'kept' | 'chosen' | 'natural';
}

/** One bracket as a picture: S1 on the left faces S2 on the right. */
export interface BracketLayout {
  readonly names: readonly PlacedName[];
  readonly lines: readonly PlacedLine[];
  readonly rows: number;
  /** Rows above which a thin rule stands: where another part of the bracket begins. */
  readonly rules: readonly number[];
}

/**
 * Moved-down players face their S2; the remainder follows below with its own S1 and S2
 * (C.04.3 B.1–B.3). The natural candidate runs straight across, so that every crossing line is a
 * transposition; those in limbo stand last on the left.
 */
export function bracketLayout(bracket: DrawnBracket): BracketLayout {
  const { s1, s2, limbo, remainder, leaving, movedDown } = bracket;
  const below = remainder ?? { s1: [], s2: [] };
  const inRemainder = new Set<Tpn>([...below.s1, ...below.s2]);
  const upper = { left: s1, right: s2.filter((player) => !inRemainder.has(player)) };
  const upperRows = Math.max(upper.left.length, upper.right.length);
  const lowerRows = Math.max(below.s1.length, below.s2.length);
  const placed = new Map<Tpn, Pick<PlacedName, 'side' | 'row'>>();
  const put = (players: readonly Tpn[], side: PlacedName['side'], from: number): void => {
    players.forEach((player, index) => {
      if (!placed.has(player)) placed.set(player, { side, row: from + index });
    });
  };
  put(upper.left, 'left', 0);
  put(upper.right, 'right', 0);
  put(below.s1, 'left', upperRows);
  put(below.s2, 'right', upperRows);
  put(limbo, 'left', upperRows + lowerRows);
  let rows = upperRows + lowerRows + limbo.length;
  const everybody = [...movedDown.map(({ player }) => player), ...bracket.residents];
  const others = everybody.filter((player) => !placed.has(player));
  put(others, 'left', rows);
  rows += others.length;
  const moved = new Set(movedDown.map(({ player }) => player));
  const risen = new Set(bracket.movedUp.map(({ player }) => player));
  const gone = new Map(leaving.map(({ player, to }) => [player, to]));
  return {
    names: [...placed].map(([tpn, place]) => ({
      tpn,
      ...place,
      movedDown: moved.has(tpn),
      movedUp: risen.has(tpn),
      leaves: gone.has(tpn) ? { to: gone.get(tpn) ?? null } : null,
    })),
    lines: [
      ...bracket.naturalPairs.map((pair) => ({ pair, kind: 'natural' as const })),
      ...bracket.pairs.map(({ pair, natural }) => ({
        pair,
        kind: natural ? ('kept' as const) : ('chosen' as const),
      })),
    ],
    rows,
    rules: [upperRows, upperRows + lowerRows].filter(
      (row, index, all) => row > 0 && row < rows && all.indexOf(row) === index,
    ),
  };
}
