import type { Colour } from '../rules/colour.ts';
import type { Tournament } from './state.ts';

/** The colour drawn by lot, else the one the first round shows (C.04.3 E.5, 2026: 5.2.5). */
export function initialColourOf(state: Tournament): Colour {
  if (state.settings.initialColour !== null) return state.settings.initialColour;
  const [first] = state.numbers;
  const hasBlack = state.rounds[0]?.games.some(({ black }) => black === first) ?? false;
  return hasBlack ? 'black' : 'white';
}
