import type { Bilingual } from '../rules/editions/edition.ts';
import type { Tpn } from '../rules/identity.ts';
import { writeModifiers, type Modifiers } from './descriptor.ts';
import type { Field, PlayerIndex } from './field.ts';
import type { Figure } from './figure.ts';

/** What a tie-break is based on (C.07 4.3): A games among the tied, B own, C opponents' results, D prior data. */
export type TieBreakType = 'A' | 'B' | 'C' | 'CC' | 'D' | 'BC' | 'DB' | 'DC';

/** The letters of the variants a tie-break takes (MTB26). */
export type Variant = 'C' | 'M' | 'L' | 'F' | 'P' | 'R';

/** A name arbiters use, and the variant it stands for: « Brésilien » is `BH` with `/C1`. */
export interface Alias {
  readonly name: string;
  readonly variant?: string;
}

/** What a tie-break is, in words: the catalogue and its guide are made from this. */
export interface Definition {
  readonly code: string;
  readonly name: Bilingual;
  readonly aliases?: readonly Alias[];
  readonly type: TieBreakType;
  readonly formula: Bilingual;
  readonly better: 'higher' | 'lower';
  readonly variants: readonly Variant[];
  /** Whether ratings enter it, so that players without one matter (C.07 10). */
  readonly usesRatings?: true;
  /** Where a tie-break outside the editions' lists comes from. */
  readonly article?: string;
}

/** A tie-break with a value for each player alone. */
export interface PlayerTieBreak extends Definition {
  readonly scope: 'player';
  /** The working is added only when asked for. */
  compute(field: Field, player: PlayerIndex, modifiers: Modifiers, explain: boolean): Figure;
}

/** One application of a group tie-break: the table it looked at and the order it gave. */
export interface GroupStep {
  readonly article: string;
  /** Whether every game between two of the group was there. */
  readonly complete: boolean;
  /** The opponents' score required, in tenths, where there is one. */
  readonly limit?: number;
  readonly rows: readonly {
    readonly player: Tpn;
    readonly figure: Figure;
    /** What the missing games could still bring it to. */
    readonly atMost?: Figure;
  }[];
  readonly order: readonly (readonly Tpn[])[];
}

export interface BrokenTie {
  /** Those still tied stand together. */
  readonly order: readonly (readonly PlayerIndex[])[];
  readonly figures: ReadonlyMap<PlayerIndex, Figure>;
  readonly steps?: readonly GroupStep[];
}

/** A tie-break that looks at tied players together; it may be listed more than once (C.07 4.3). */
export interface GroupTieBreak extends Definition {
  readonly scope: 'group';
  breakTie(
    field: Field,
    group: readonly PlayerIndex[],
    modifiers: Modifiers,
    explain: boolean,
  ): BrokenTie;
}

export type TieBreak = PlayerTieBreak | GroupTieBreak;

/** A tie-break's figures for the whole field, computed once. */
export function figuresOf(
  field: Field,
  tieBreak: PlayerTieBreak,
  modifiers: Modifiers,
): readonly Figure[] {
  const key = tieBreak.code + writeModifiers(modifiers);
  const known = field.figuresByDescriptor.get(key);
  if (known) return known;
  const figures = field.players.map((_, player) =>
    tieBreak.compute(field, player, modifiers, false),
  );
  field.figuresByDescriptor.set(key, figures);
  return figures;
}
