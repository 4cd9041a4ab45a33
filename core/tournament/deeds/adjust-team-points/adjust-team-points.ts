import type { TeamId } from '../../../rules/identity.ts';
import { formatPoints, type Points } from '../../../rules/points.ts';
import {
  allow,
  refuse,
  roundOf,
  unknownRound,
  unknownTeam,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { TEAM_SCORES, type TeamScoreName } from '../../round.ts';
import { oneOf } from '../../schema/schema.ts';
import { aLine, aRound, aTeam, somePoints } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { PENALTIES } from '../adjust-points/adjust-points.ts';

export interface AdjustTeamPoints {
  readonly type: 'adjustTeamPoints';
  readonly team: TeamId;
  readonly round: number;
  readonly score: TeamScoreName;
  readonly points: Points;
  readonly reason: string;
}

export const adjustTeamPoints: Deed<AdjustTeamPoints> = {
  fields: {
    team: aTeam,
    round: aRound,
    score: oneOf(TEAM_SCORES),
    points: somePoints,
    reason: aLine,
  },
  roles: ARBITERS,
  touches: ({ team }) => [`teamAdjustment:${team}`],
  judge,
};

/** A penalty or a bonus of a team by decision, always confirmed and on record. */
function judge(state: Tournament, command: AdjustTeamPoints): Judgement {
  const { type, ...adjustment } = command;
  const { round, points } = adjustment;
  const team = state.teams.get(command.team);
  if (!team) return unknownTeam(command.team);
  if (!roundOf(state, round)?.published) return unknownRound(round);
  if (!Number.isInteger(points) || points === 0) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'points', value: points });
  }
  const params = { player: team.name, points: formatPoints(points), round };
  return allow(
    [{ type: 'teamPointsAdjusted', ...adjustment }],
    [warn('adjustsPoints', PENALTIES, params)],
  );
}
