import { opposite, type Colour } from '../../rules/colour.ts';
import type { TeamColourRule } from '../../rules/editions/team-swiss-articles.ts';
import { strengthRank, type ColourState } from './colour-preference.ts';

/** How a pair got its colours, in the order of section E (2026: 5.2). */
export const COLOUR_RULES = [
  'bothPreferences',
  'strongerPreference',
  'alternation',
  'higherRankedPreference',
  'initialColour',
] as const;
export type ColourRule = (typeof COLOUR_RULES)[number];

/** The Lim system also knows the preference of the lower ranked (C.04.4.3 5.4). */
export type LimColourRule = ColourRule | 'lowerRankedPreference';

/** Every rule an explanation tells: Double-Swiss counts Whites (C.04.5 4.3), teams have some of their own (C.04.6 4.3). */
export type ToldColourRule =
  | LimColourRule
  | TeamColourRule
  | 'fewerWhites'
  | 'higherRankedAlternates'
  | 'lowerRankedAlternates';

export interface ColourAllocation {
  /** The colour of the higher ranked player. */
  readonly colour: Colour;
  readonly rule: ColourRule;
}

/** Colours of a pair (C.04.3 E.1 to E.5, 2026: 5.2.1 to 5.2.5), seen from the higher ranked player. */
export function allocateColours(
  higher: ColourState,
  lower: ColourState,
  initial: { readonly colour: Colour; readonly higherIsOdd: boolean },
): ColourAllocation {
  const [mine, theirs] = [higher.preference, lower.preference];
  if (mine !== theirs) {
    return { colour: mine ?? opposite(theirs ?? 'white'), rule: 'bothPreferences' };
  }
  if (mine !== null) {
    const advantage =
      strengthRank(higher.strength) - strengthRank(lower.strength) ||
      (higher.strength === 'absolute'
        ? Math.abs(higher.difference) - Math.abs(lower.difference)
        : 0);
    if (advantage !== 0) {
      return { colour: advantage > 0 ? mine : opposite(mine), rule: 'strongerPreference' };
    }
  }
  const before = lastDifferent(higher.history, lower.history);
  if (before !== null) return { colour: opposite(before), rule: 'alternation' };
  if (mine !== null) return { colour: mine, rule: 'higherRankedPreference' };
  return {
    colour: initial.higherIsOdd ? initial.colour : opposite(initial.colour),
    rule: 'initialColour',
  };
}

/** The first player's colour the last time that one had White and the other Black. */
function lastDifferent(mine: readonly Colour[], theirs: readonly Colour[]): Colour | null {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back);
    if (colour !== undefined && colour !== theirs.at(-back)) return colour;
  }
  return null;
}
