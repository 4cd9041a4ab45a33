import type { Modifiers } from './descriptor.ts';
import type { Variant } from './tie-break.ts';

/** The letters a descriptor was written with, in the order of MTB26. */
export function variantsOf(modifiers: Modifiers): (Variant | 'K')[] {
  const letters: [unknown, Variant | 'K'][] = [
    [modifiers.cut, 'C'],
    [modifiers.median, 'M'],
    [modifiers.limit, 'L'],
    [modifiers.divisor, 'K'],
    [modifiers.fore, 'F'],
    [modifiers.forfeitsPlayed, 'P'],
    [modifiers.reverse, 'R'],
  ];
  return letters.filter(([value]) => value !== undefined).map(([, letter]) => letter);
}

/** `/R` turns the order round. */
export const reversed = (better: 'higher' | 'lower'): 'higher' | 'lower' =>
  better === 'higher' ? 'lower' : 'higher';
