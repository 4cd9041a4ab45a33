import { roundOf } from '../judgement.ts';
import type { Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import { freeTeamViews, matchViews, type FreeTeamView, type MatchView } from './match-view.ts';
import { maySeeRound } from './round.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';
import { isMolter } from './team-boards.ts';

/** A round of a team event, match by match. */
export interface TeamMatchesView {
  readonly round: number;
  readonly matches: readonly MatchView[];
  readonly free: readonly FreeTeamView[];
  /** Of the larger team of a match by a table: who has no opponent in this round (LA 3.1). */
  readonly resting: readonly ShownPlayer[];
}

/** The matches of a round; null without teams, by Molter tables, and where it is not for this audience. */
export function teamMatchesView(
  state: Tournament,
  number: number,
  audience: Audience,
): TeamMatchesView | null {
  const round = roundOf(state, number);
  if (state.settings.team === null || !round || !maySeeRound(state, round, audience)) return null;
  if (isMolter(state)) return null;
  const player = playerShower(state);
  return {
    round: number,
    matches: matchViews(state, round, { results: maySee(state, audience, 'results'), player }),
    free: freeTeamViews(state, round),
    resting: round.unpaired
      .filter(({ reason }) => reason === 'odd')
      .map((line) => player(line.player)),
  };
}
