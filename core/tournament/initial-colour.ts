import { opposite, type Colour } from '../rules/colour.ts';
import type { Tournament } from './state.ts';

/** The colour drawn by lot, else the one the first round shows (C.04.3 E.5, 2026: 5.2.5). */
export function initialColourOf(state: Tournament): Colour {
  if (state.settings.initialColour !== null) return state.settings.initialColour;
  if (state.settings.kind === 'team') return firstColourOfTeamOne(state);
  const [first] = state.numbers;
  const hasBlack = state.rounds[0]?.games.some(({ black }) => black === first) ?? false;
  return hasBlack ? 'black' : 'white';
}

/** In round 1 team 1 is the first-team of its pair, and odd (C.04.6 4.2, 4.3.1). */
function firstColourOfTeamOne({ settings, teams, rounds }: Tournament): Colour {
  const [one] = teams.keys();
  const begins: Colour = settings.team?.boardColours.startsWith('B') ? 'black' : 'white';
  const isSecond = rounds[0]?.matches.some(({ second }) => second === one) ?? false;
  return isSecond ? opposite(begins) : begins;
}
