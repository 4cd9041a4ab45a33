import type { DoubleSwissColourRule } from '../../rules/editions/double-swiss-articles.ts';
import { opposite, type Colour } from '../../rules/colour.ts';
import type { PlayerState } from './player-state.ts';

export interface AllocatedColour {
  /** The colour of the higher ranked player in the first game. */
  readonly colour: Colour;
  readonly rule: DoubleSwissColourRule;
}

/** The colour of the higher ranked player in the first game (4.3). */
export function colourOfHigher(
  higher: PlayerState,
  lower: PlayerState,
  initialColour: Colour,
): AllocatedColour {
  const drawn = higher.tpn % 2 === 1 ? initialColour : opposite(initialColour);
  if (higher.games === 0 && lower.games === 0) return { colour: drawn, rule: 'initialColour' };
  const whites = ({ history }: PlayerState): number =>
    history.filter((colour) => colour === 'white').length;
  const more = whites(higher) - whites(lower);
  if (more !== 0) return { colour: more < 0 ? 'white' : 'black', rule: 'fewerWhites' };
  const [mine, theirs] = [higher.history, lower.history];
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back);
    if (colour !== undefined && colour !== theirs.at(-back)) {
      return { colour: opposite(colour), rule: 'alternation' };
    }
  }
  const last = mine.at(-1);
  if (last !== undefined) return { colour: opposite(last), rule: 'higherRankedAlternates' };
  const other = theirs.at(-1);
  return other === undefined
    ? { colour: initialColour, rule: 'initialColour' }
    : { colour: other, rule: 'lowerRankedAlternates' };
}
