import type { Colour } from '../../rules/colour.ts';
import { colourState, type ColourState } from '../colours/colour-preference.ts';

/** In this system everybody has a colour preference (1.6). */
export interface DueColour extends ColourState {
  readonly preference: Colour;
}

/** The due colour after these games (1.6.1 to 1.6.3); a mild Black before the first (1.6.4). */
export function dueColour(history: readonly Colour[]): DueColour {
  const state = colourState(history);
  const { preference } = state;
  return preference === null
    ? { ...state, preference: 'black', strength: 'mild' }
    : { ...state, preference };
}
