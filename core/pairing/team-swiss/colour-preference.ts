import { opposite, type Colour } from '../../rules/colour.ts';
import type { TeamPreferences } from '../../rules/team-swiss-rules.ts';
import { hasNoPreferenceLast } from './readings.ts';

/** What a team prefers; a simple preference of type A is no strong one (1.7). */
export interface TeamPreference {
  readonly colour: Colour;
  readonly strength: 'mild' | 'strong';
}

/** Matches with White less matches with Black (1.6.2). */
export const differenceOf = (history: readonly Colour[]): number =>
  history.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

/** The preference of a team by the colours of its matches, oldest first. */
export function preferenceOf(
  history: readonly Colour[],
  type: TeamPreferences,
  isLastRound: boolean,
): TeamPreference | null {
  if (type === 'none') return null;
  const firm = firmPreference(history);
  if (type === 'A') return firm && { colour: firm, strength: 'mild' };
  const difference = differenceOf(history);
  if (hasNoPreferenceLast(difference, isLastRound)) return null;
  if (firm !== null) return { colour: firm, strength: 'strong' };
  const last = history.at(-1);
  const mild = difference === 0 ? last && opposite(last) : difference < 0 ? 'white' : 'black';
  return mild ? { colour: mild, strength: 'mild' } : null;
}

/** A difference beyond one, or one colour twice running with a difference that does not speak against it. */
function firmPreference(history: readonly Colour[]): Colour | null {
  const difference = differenceOf(history);
  if (difference < -1) return 'white';
  if (difference > 1) return 'black';
  const last = history.at(-1);
  if (last === undefined || history.at(-2) !== last) return null;
  if (last === 'black') return difference <= 0 ? 'white' : null;
  return difference >= 0 ? 'black' : null;
}
