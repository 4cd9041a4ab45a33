import { entrantsOfMatch, nameOfEntrant, tiedMatches } from '../cup.ts';
import { gamesPerMatch } from '../matches.ts';
import type { Tournament } from '../state.ts';
import type { Params } from '../warning-ladder.ts';

export interface MatchDue {
  /** Players play off; of teams somebody decides, after a play-off or otherwise. */
  readonly code: 'matchToPlayOff' | 'matchToDecide';
  readonly params: Params;
}

/** Matches of a cup that ended level: the next stage waits for them (LA 5.2 1). */
export const matchesDue = (state: Tournament): MatchDue[] =>
  tiedMatches(state).map((match) => ({
    code: state.settings.kind === 'team' ? 'matchToDecide' : 'matchToPlayOff',
    params: {
      round: match.round * gamesPerMatch(state.settings),
      names: entrantsOfMatch(state, match)
        .map((id) => nameOfEntrant(state, id))
        .join(' – '),
    },
  }));
