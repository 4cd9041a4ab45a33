import type { PlayerId } from '../../../rules/identity.ts';
import type { TournamentEvent } from '../../event.ts';
import { allow, handlingRules, warn, type Judgement } from '../../judgement.ts';
import { isAvailable } from '../../player.ts';
import { PAIRING } from '../../roles.ts';
import { aPlayer, aRound, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { judgeBye } from '../grant-bye/grant-bye.ts';
import { things } from '../things.ts';

export interface AnnounceAbsences {
  readonly type: 'announceAbsences';
  readonly players: readonly PlayerId[];
  readonly round: number;
}

export const announceAbsences: Deed<AnnounceAbsences> = {
  fields: { players: listOf(aPlayer), round: aRound },
  roles: PAIRING,
  touches: ({ players, round }) => players.map((id) => things.bye(round, id)),
  saysTheSame: (_, event) => event.type === 'byeGranted' && event.bye === 'zeroPointBye',
  judge,
};

/** Several players known not to play a round score zero (C.04.2 D.4, 2026: 3.3). */
function judge(state: Tournament, command: AnnounceAbsences): Judgement {
  const { articles } = handlingRules(state);
  const { round } = command;
  const events: TournamentEvent[] = [];
  for (const id of new Set(command.players)) {
    if (state.byes.get(round)?.has(id)) continue;
    const granted = judgeBye(state, { type: 'grantBye', player: id, round, bye: 'zeroPointBye' });
    if ('refusal' in granted) return granted;
    events.push(...granted.events);
  }
  const available = [...state.players.values()].filter((player) => isAvailable(player, round));
  const warnings =
    events.length * 2 > available.length
      ? [warn('mostPlayersAbsent', articles.announcedAbsence, { absent: events.length, round })]
      : [];
  return allow(events, warnings);
}
