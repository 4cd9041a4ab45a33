import { opposite, type Colour } from '../../rules/colour.ts';
import type { LimColourRule } from '../colours/colour-allocation.ts';
import type { Direction } from './floaters.ts';
import type { PlayerState } from './player-state.ts';

export interface LimColours {
  /** The colour of the higher ranked player. */
  readonly colour: Colour;
  readonly rule: LimColourRule;
}

/** The colour of the higher ranked player of a pair (5.2 to 5.6, 7.2). */
export function colourOfHigher(
  higher: PlayerState,
  lower: PlayerState,
  direction: Direction,
  initialColour: Colour,
): LimColours {
  if (higher.due === null && lower.due === null) {
    const colour = higher.tpn % 2 === 1 ? initialColour : opposite(initialColour);
    return { colour, rule: 'initialColour' };
  }
  const { due } = higher;
  if (due === null) return { colour: opposite(lower.due ?? 'white'), rule: 'bothPreferences' };
  if (due !== lower.due) return { colour: due, rule: 'bothPreferences' };
  // 5.3: whom the other colour is barred to must have the one due.
  const [mine, theirs] = [higher.barred[opposite(due)], lower.barred[opposite(due)]];
  if (mine !== theirs) return { colour: mine ? due : opposite(due), rule: 'strongerPreference' };
  const before = lastDifferent(higher.history, lower.history);
  if (before !== null) return { colour: opposite(before), rule: 'alternation' };
  return direction === 'down'
    ? { colour: due, rule: 'higherRankedPreference' }
    : { colour: opposite(due), rule: 'lowerRankedPreference' };
}

/** The first player's colour the last time that one had White and the other Black (5.4). */
function lastDifferent(mine: readonly Colour[], theirs: readonly Colour[]): Colour | null {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back);
    if (colour !== undefined && colour !== theirs.at(-back)) return colour;
  }
  return null;
}
