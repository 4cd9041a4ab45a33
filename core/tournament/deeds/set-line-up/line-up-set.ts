import type { PlayerId, TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { optional, orNull } from '../../schema/schema.ts';
import { aPlayer, aRound, aTeam, listOf, yes } from '../../schema/words.ts';
import { withoutSealed } from '../../sealed-line-ups.ts';
import type { Tournament } from '../../state.ts';
import { TEAM_RULES } from '../../team-rules.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface LineUpSet {
  readonly type: 'lineUpSet';
  readonly round: number;
  readonly team: TeamId;
  /** Board 1 first; null for a board left empty. */
  readonly boards: readonly (PlayerId | null)[];
  /** Not handed in by the hour: the first players of the list (LA line 12886). */
  readonly late?: true;
}

export const withLineUp = (state: Tournament, { round, team, boards }: LineUpSet): Tournament => {
  const ofRound = new Map(state.lineUps.get(round)).set(team, boards);
  const open = withoutSealed(state, round, team);
  return { ...open, lineUps: new Map(state.lineUps).set(round, ofRound) };
};

export const lineUpSet: Fact<LineUpSet> = {
  fields: { round: aRound, team: aTeam, boards: listOf(orNull(aPlayer)), late: optional(yes) },
  fold: withLineUp,
  outdatesDraft: false,
  touches: (event) => [things.lineUp(event)],
  heard: heard.nothing,
  words: inBoth(
    'Round {round}: line-up of {team}{late}',
    'Ronde {round} : composition de {team}{late}',
  ),
  tell: ({ round, team, late }, { teamName, language }) => ({
    params: { round, team: teamName(team), late: late === true ? 'late' : '' },
    said: { late: late === true ? SAID_LATE[language] : '' },
  }),
  audit: (state, { round, team, boards }) =>
    audited(
      { round, team: teamIn(state, team) },
      state?.lineUps.get(round)?.get(team) ?? null,
      boards,
    ),
};

const SAID_LATE = inBoth(
  `: late, the first players of the list (${TEAM_RULES.lateLineUp})`,
  ` : en retard, les premiers joueurs de la liste (${TEAM_RULES.lateLineUp})`,
);
