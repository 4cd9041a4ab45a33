import type { PlayerId } from '../../../rules/identity.ts';
import { heldBack } from '../../held-back.ts';
import { allow, nameOf, refuse, unknownPlayer, type Judgement } from '../../judgement.ts';
import { MODEL_REGULATIONS } from '../../regulations.ts';
import { ARBITERS } from '../../roles.ts';
import { optional } from '../../schema/schema.ts';
import { aFilledLine, aPlayer, listOf } from '../../schema/words.ts';
import { isStarted, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface AdmitPlayers {
  readonly type: 'admitPlayers';
  readonly players: readonly PlayerId[];
  readonly reason?: string;
}

export const admitPlayers: Deed<AdmitPlayers> = {
  fields: { players: listOf(aPlayer), reason: optional(aFilledLine) },
  roles: ARBITERS,
  touches: ({ players }) => players.map(things.licence),
  saysTheSame: (_, event) => event.type === 'playersAdmitted',
  judge,
};

/** An arbiter lets somebody play round 1 whose licence or fee is not settled (LA line 8983). */
function judge(state: Tournament, command: AdmitPlayers): Judgement {
  const article = MODEL_REGULATIONS.firstRound;
  if (isStarted(state)) return refuse('roundAlreadyPaired', article, { round: 1 });
  const waiting = new Set(heldBack(state, 1).map(({ player }) => player));
  const players: PlayerId[] = [];
  for (const id of new Set(command.players)) {
    if (!state.players.has(id)) return unknownPlayer(id);
    if (state.admitted.has(id)) continue;
    if (!waiting.has(id)) return refuse('notHeldBack', article, { player: nameOf(state, id) });
    players.push(id);
  }
  if (players.length === 0) return allow([]);
  const { reason } = command;
  const why = reason === undefined ? {} : { reason };
  return allow([{ type: 'playersAdmitted', players, ...why }]);
}
