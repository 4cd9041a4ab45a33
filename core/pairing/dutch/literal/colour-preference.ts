import { opposite, type Colour } from '../../../rules/colour.ts';

/** From the weakest to the strongest (A.6.c, b, a; 2026: 1.7.3, 1.7.2, 1.7.1). */
export const STRENGTHS = ['mild', 'strong', 'absolute'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The colour a player should ideally receive, and how strongly (A.6, 2026: 1.7). */
export interface ColourPreference {
  readonly colour: Colour;
  readonly strength: Strength;
}

/** The preference after these games; null before the first (A.6.d, 2026: 1.7.4). */
export function colourPreference(colours: readonly Colour[]): ColourPreference | null {
  const last = colours.at(-1);
  if (last === undefined) return null;
  const whites = colours.filter((colour) => colour === 'white').length;
  const difference = whites - (colours.length - whites);
  const fewer: Colour = difference > 0 ? 'black' : 'white';
  if (Math.abs(difference) > 1) return { colour: fewer, strength: 'absolute' };
  if (last === colours.at(-2)) return { colour: opposite(last), strength: 'absolute' };
  if (difference !== 0) return { colour: fewer, strength: 'strong' };
  return { colour: opposite(last), strength: 'mild' };
}
