import type { PlayerId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  refuse,
  unknownPlayer,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { aPlayer } from '../../schema/words.ts';
import { draftOf, nextRoundToPair, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { EXPULSION } from '../expel/expulsion.ts';
import { things } from '../things.ts';

export interface ReturnPlayer {
  readonly type: 'returnPlayer';
  readonly player: PlayerId;
}

export const returnPlayer: Deed<ReturnPlayer> = {
  fields: { player: aPlayer },
  roles: PAIRING,
  touches: ({ player }) => [things.presence(player)],
  judge,
};

function judge(state: Tournament, command: ReturnPlayer): Judgement {
  const { articles } = handlingRules(state);
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  if (!player.left) return refuse('notLeft', articles.withdrawal, { player: player.name });
  if (player.left.reason === 'expelled') {
    return refuse('expelledForGood', EXPULSION, { player: player.name });
  }
  const fromRound = draftOf(state)?.number ?? nextRoundToPair(state);
  if (fromRound > state.settings.rounds) {
    return refuse('roundsExhausted', articles.roundsDeclared, { rounds: state.settings.rounds });
  }
  const tooLate = player.left.reason === 'absentWithoutNotice' && player.left.fromRound < fromRound;
  const warnings = tooLate
    ? [warn('returnAfterAbsence', articles.absence, { player: player.name })]
    : [];
  return allow([{ type: 'playerReturned', player: player.id, fromRound }], warnings);
}
