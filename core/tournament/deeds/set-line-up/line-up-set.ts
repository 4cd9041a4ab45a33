import type { PlayerId, TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { orNull } from '../../schema/schema.ts';
import { aPlayer, aRound, aTeam, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface LineUpSet {
  readonly type: 'lineUpSet';
  readonly round: number;
  readonly team: TeamId;
  /** Board 1 first; null for a board left empty. */
  readonly boards: readonly (PlayerId | null)[];
}

export const withLineUp = (state: Tournament, { round, team, boards }: LineUpSet): Tournament => {
  const ofRound = new Map(state.lineUps.get(round)).set(team, boards);
  return { ...state, lineUps: new Map(state.lineUps).set(round, ofRound) };
};

export const lineUpSet: Fact<LineUpSet> = {
  fields: { round: aRound, team: aTeam, boards: listOf(orNull(aPlayer)) },
  fold: withLineUp,
  outdatesDraft: false,
  touches: ({ round, team }) => [`lineUp:${round}:${team}`],
  heard: heard.nothing,
  words: inBoth('Round {round}: line-up of {team}', 'Ronde {round} : composition de {team}'),
  tell: ({ round, team }, { teamName }) => ({ params: { round, team: teamName(team) } }),
  audit: (state, { round, team, boards }) =>
    audited({ round, team }, state?.lineUps.get(round)?.get(team) ?? null, boards),
};
