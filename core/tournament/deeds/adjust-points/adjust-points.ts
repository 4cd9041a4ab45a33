import type { PlayerId } from '../../../rules/identity.ts';
import { formatPoints, type Points } from '../../../rules/points.ts';
import {
  allow,
  refuse,
  roundOf,
  unknownPlayer,
  unknownRound,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aLine, aPlayer, aRound, somePoints } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface AdjustPoints {
  readonly type: 'adjustPoints';
  readonly player: PlayerId;
  readonly round: number;
  readonly points: Points;
  readonly reason: string;
}

export const adjustPoints: Deed<AdjustPoints> = {
  fields: { player: aPlayer, round: aRound, points: somePoints, reason: aLine },
  roles: ARBITERS,
  touches: ({ player }) => [`adjustment:${player}`],
  judge,
};

/** A penalty or a bonus by the arbiter's decision, always confirmed and on record. */
function judge(state: Tournament, command: AdjustPoints): Judgement {
  const { player: id, round, points, reason } = command;
  const player = state.players.get(id);
  if (!player) return unknownPlayer(id);
  if (!roundOf(state, round)?.published) return unknownRound(round);
  if (!Number.isInteger(points) || points === 0) {
    const params = { setting: 'points', value: points };
    return refuse('badSetting', HOUSE_RULES.wellFormed, params);
  }
  const params = { player: player.name, points: formatPoints(points), round };
  return allow(
    [{ type: 'pointsAdjusted', player: id, round, points, reason }],
    [warn('adjustsPoints', PENALTIES, params)],
  );
}

/** Laws 12.9.5 and 12.9.6: changing the points of one player or the other. */
export const PENALTIES = 'Laws 12.9';
