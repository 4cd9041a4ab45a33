import { opposite, type Colour } from '../../rules/colour.ts';
import type { PlayerState } from './player-state.ts';

/** The colour of the higher ranked player in the first game (4.3). */
export function colourOfHigher(
  higher: PlayerState,
  lower: PlayerState,
  initialColour: Colour,
): Colour {
  if (higher.games === 0 && lower.games === 0) {
    return higher.tpn % 2 === 1 ? initialColour : opposite(initialColour);
  }
  const whites = ({ history }: PlayerState): number =>
    history.filter((colour) => colour === 'white').length;
  const more = whites(higher) - whites(lower);
  if (more !== 0) return more < 0 ? 'white' : 'black';
  const [mine, theirs] = [higher.history, lower.history];
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back);
    if (colour !== undefined && colour !== theirs.at(-back)) return opposite(colour);
  }
  const last = mine.at(-1);
  if (last !== undefined) return opposite(last);
  return theirs.at(-1) ?? initialColour;
}
