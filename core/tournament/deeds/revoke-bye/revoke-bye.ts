import type { PlayerId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  nameOf,
  refuse,
  unknownPlayer,
  type Judgement,
} from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { aPlayer, aRound } from '../../schema/words.ts';
import { firstOpenRound, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface RevokeBye {
  readonly type: 'revokeBye';
  readonly player: PlayerId;
  readonly round: number;
}

export const revokeBye: Deed<RevokeBye> = {
  fields: { player: aPlayer, round: aRound },
  roles: PAIRING,
  touches: ({ round, player }) => [things.bye(round, player)],
  judge,
};

function judge(state: Tournament, command: RevokeBye): Judgement {
  const { articles } = handlingRules(state);
  const { player, round } = command;
  if (!state.players.has(player)) return unknownPlayer(player);
  if (!state.byes.get(round)?.has(player)) {
    return refuse('noSuchBye', articles.announcedAbsence, { player: nameOf(state, player), round });
  }
  if (round < firstOpenRound(state)) {
    return refuse('roundAlreadyPaired', articles.announcedAbsence, { round });
  }
  return allow([{ type: 'byeRevoked', player, round }]);
}
