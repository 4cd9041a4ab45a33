import type { PlayerId } from '../../../rules/identity.ts';
import {
  handlingRules,
  refuse,
  roundOf,
  unknownPlayer,
  unknownRound,
  type Judgement,
} from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { aPlayer, aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { leave } from '../withdraw/leave.ts';

export interface ReportAbsence {
  readonly type: 'reportAbsence';
  readonly player: PlayerId;
  readonly round: number;
}

export const reportAbsence: Deed<ReportAbsence> = {
  fields: { player: aPlayer, round: aRound },
  roles: PAIRING,
  touches: ({ player }) => [things.presence(player)],
  judge,
};

/** An absence without notice is a withdrawal until it is explained (C.04.2 D.2; 2026: C.05 6.5). */
function judge(state: Tournament, command: ReportAbsence): Judgement {
  const { articles } = handlingRules(state);
  const round = roundOf(state, command.round);
  if (!round?.published) return unknownRound(command.round);
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  const paired = round.games.some((game) => game.white === player.id || game.black === player.id);
  if (!paired) {
    return refuse('playerNotAvailable', articles.absence, {
      player: player.name,
      round: command.round,
    });
  }
  return leave(state, player.id, 'absentWithoutNotice', []);
}
