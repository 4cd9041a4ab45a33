import type { PlayerId } from '../../../rules/identity.ts';
import type { TournamentEvent } from '../../event.ts';
import { allow, handlingRules, refuse, unknownPlayer, type Judgement } from '../../judgement.ts';
import { mayCheckIn } from '../../present-players.ts';
import { CHECK_IN } from '../../roles.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { checkInNotOpen } from './check-in-not-open.ts';

export interface CheckInPlayers {
  readonly type: 'checkIn';
  readonly players: readonly PlayerId[];
}

export const checkIn: Deed<CheckInPlayers> = {
  fields: { players: listOf(aPlayer) },
  roles: [...CHECK_IN, 'player'],
  touches: ({ players }) => players.map(things.seen),
  saysTheSame: (_, event) => event.type === 'playersCheckedIn',
  judge,
};

function judge(state: Tournament, command: CheckInPlayers): Judgement {
  if (!state.checkIn?.open) return checkInNotOpen();
  const { round, present } = state.checkIn;
  const { articles } = handlingRules(state);
  const seen: PlayerId[] = [];
  const revoked: TournamentEvent[] = [];
  for (const id of new Set(command.players)) {
    const player = state.players.get(id);
    if (!player) return unknownPlayer(id);
    if (!mayCheckIn(state, id)) {
      const params = { player: player.name, round };
      return refuse('playerNotAvailable', articles.announcedAbsence, params);
    }
    const hasBye = state.byes.get(round)?.has(id) ?? false;
    if (hasBye) revoked.push({ type: 'byeRevoked', player: id, round });
    if (!present.has(id)) seen.push(id);
  }
  const checked: TournamentEvent[] =
    seen.length > 0 ? [{ type: 'playersCheckedIn', players: seen }] : [];
  return allow([...checked, ...revoked]);
}
