import type { PlayerId, TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { ARBITERS } from '../../roles.ts';
import { orNull } from '../../schema/schema.ts';
import { aPlayer, aRound, aTeam, listOf } from '../../schema/words.ts';
import { sealedLineUp, withSealed } from '../../sealed-line-ups.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

/** A captain has handed in a line-up: whose boards they are is read once it is opened. */
export interface LineUpSealed {
  readonly type: 'lineUpSealed';
  readonly round: number;
  readonly team: TeamId;
  /** Board 1 first; null for a board left empty. */
  readonly boards: readonly (PlayerId | null)[];
}

export const lineUpSealed: Fact<LineUpSealed> = {
  fields: { round: aRound, team: aTeam, boards: listOf(orNull(aPlayer)) },
  fold: withSealed,
  outdatesDraft: false,
  touches: (event) => [things.lineUp(event)],
  heard: heard.nothing,
  readBy: ARBITERS,
  words: inBoth(
    'Round {round}: line-up of {team} handed in, sealed',
    'Ronde {round} : composition de {team} remise, sous scellé',
  ),
  tell: ({ round, team }, { teamName }) => ({ params: { round, team: teamName(team) } }),
  // Neither before nor after says who plays: the seal holds in the audit as well.
  audit: (state, { round, team }) =>
    audited(
      { round, team: teamIn(state, team) },
      state && sealedLineUp(state, round, team) ? 'sealed' : null,
      'sealed',
    ),
};
