import type { CupMatch } from '../../../pairing/cup/cup-bracket.ts';
import { bracketOf, entrantsOfMatch, type CupEntrant } from '../../cup.ts';
import { refuse, type Refused } from '../../judgement.ts';
import { gamesPerMatch } from '../../matches.ts';
import type { Tournament } from '../../state.ts';

/** LA 5.2 1: a play-off among players with the same points. */
export const PLAY_OFF = 'LA 5.2 1';

/** The match of a cup that these two play; null where there is none. */
export function matchOfTwo(state: Tournament, players: readonly CupEntrant[]): CupMatch | null {
  const bracket = bracketOf(state);
  const every = [...(bracket?.matches.flat() ?? []), bracket?.thirdPlace ?? null];
  return (
    every.find((match) => {
      const both = match === null ? [] : entrantsOfMatch(state, match);
      return both.length === 2 && both.every((id) => players.includes(id));
    }) ?? null
  );
}

/** Why who went through can no longer be changed: the next round of matches is paired from it. */
export function pairedAfterMatch(
  state: Tournament,
  players: readonly CupEntrant[],
): Refused | null {
  const match = matchOfTwo(state, players);
  if (match === null) return null;
  const next = match.round * gamesPerMatch(state.settings) + 1;
  return state.rounds.length >= next
    ? refuse('roundAlreadyPaired', PLAY_OFF, { round: next })
    : null;
}
