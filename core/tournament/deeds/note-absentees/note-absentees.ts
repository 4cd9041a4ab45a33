import type { PlayerId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  nameOf,
  refuse,
  roundOf,
  unknownPlayer,
  unknownRound,
  type Judgement,
} from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { aPlayer, aRound, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface NoteAbsentees {
  readonly type: 'noteAbsentees';
  readonly round: number;
  /** All who are not at their board; nobody where every game has begun. */
  readonly players: readonly PlayerId[];
}

export const noteAbsentees: Deed<NoteAbsentees> = {
  fields: { round: aRound, players: listOf(aPlayer) },
  roles: PAIRING,
  touches: ({ round }) => [things.absentees(round)],
  judge,
};

/** An arbiter notes the empty chairs; what becomes of them is decided by the default time (E.01 6.7.1). */
function judge(state: Tournament, command: NoteAbsentees): Judgement {
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const { articles } = handlingRules(state);
  const at = { round: round.number };
  if (!round.published) return refuse('notPublished', articles.publication, at);
  if (round.closed) return refuse('roundClosed', articles.absence, at);
  const players = [...new Set(command.players)];
  for (const id of players) {
    if (!state.players.has(id)) return unknownPlayer(id);
    if (!round.games.some(({ white, black }) => white === id || black === id)) {
      return refuse('playerNotAvailable', articles.absence, { player: nameOf(state, id), ...at });
    }
  }
  const before = round.absentees;
  const same = before?.length === players.length && players.every((id) => before.includes(id));
  return same ? allow([]) : allow([{ type: 'absenteesNoted', round: round.number, players }]);
}
