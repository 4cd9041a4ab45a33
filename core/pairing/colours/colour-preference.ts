import { opposite, type Colour } from '../../rules/colour.ts';
import { isPlayed } from '../../rules/outcome.ts';
import type { RoundRecord } from '../../rules/record.ts';

/** From the weakest to the strongest (C.04.3 A.6, 2026: 1.7). */
export const PREFERENCE_STRENGTHS = ['none', 'mild', 'strong', 'absolute'] as const;
export type PreferenceStrength = (typeof PREFERENCE_STRENGTHS)[number];

export interface ColourState {
  /** Colours of the games played, oldest first: unplayed rounds are left out (C.04.2 D.5, 2026: 3.4). */
  readonly history: readonly Colour[];
  /** Games with White less games with Black. */
  readonly difference: number;
  readonly preference: Colour | null;
  readonly strength: PreferenceStrength;
  /** The colour of both last games, when it was the same. */
  readonly repeated: Colour | null;
}

/** Colours of the games a player has played before `round`. */
export function coloursPlayed(rounds: readonly RoundRecord[], round: number): Colour[] {
  return rounds
    .slice(0, round - 1)
    .flatMap((record) =>
      isPlayed(record.outcome) && record.opponent !== null && record.colour !== null
        ? [record.colour]
        : [],
    );
}

/** Difference, preference and its strength, from the colours of the games played. */
export function colourState(history: readonly Colour[]): ColourState {
  const whites = history.filter((colour) => colour === 'white').length;
  const difference = 2 * whites - history.length;
  const last = history.at(-1) ?? null;
  const repeated = last !== null && history.at(-2) === last ? last : null;
  return { history, difference, repeated, ...preferenceOf(difference, last, repeated) };
}

function preferenceOf(
  difference: number,
  last: Colour | null,
  repeated: Colour | null,
): Pick<ColourState, 'preference' | 'strength'> {
  if (last === null) return { preference: null, strength: 'none' };
  if (difference > 1) return { preference: 'black', strength: 'absolute' };
  if (difference < -1) return { preference: 'white', strength: 'absolute' };
  if (repeated !== null) return { preference: opposite(repeated), strength: 'absolute' };
  if (difference === 1) return { preference: 'black', strength: 'strong' };
  if (difference === -1) return { preference: 'white', strength: 'strong' };
  return { preference: opposite(last), strength: 'mild' };
}

export const strengthRank = (strength: PreferenceStrength): number =>
  PREFERENCE_STRENGTHS.indexOf(strength);
