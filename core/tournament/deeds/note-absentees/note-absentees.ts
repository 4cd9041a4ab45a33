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
import { RESULTS } from '../../roles.ts';
import { optional } from '../../schema/schema.ts';
import { aPlayer, aRound, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface NoteAbsentees {
  readonly type: 'noteAbsentees';
  readonly round: number;
  /** All who are not at their board; nobody where every game has begun. */
  readonly players: readonly PlayerId[];
  /** Whose chairs were looked at, where it is not all of the round: the others stay as noted. */
  readonly chairs?: readonly PlayerId[];
}

export const noteAbsentees: Deed<NoteAbsentees> = {
  fields: { round: aRound, players: listOf(aPlayer), chairs: optional(listOf(aPlayer)) },
  roles: RESULTS,
  touches: ({ round, chairs }) =>
    chairs?.map((id) => things.chair(round, id)) ?? [things.absentees(round)],
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
  const chairs = command.chairs && [...new Set(command.chairs)];
  const players = [...new Set(command.players)].filter((id) => chairs?.includes(id) ?? true);
  for (const id of [...players, ...(chairs ?? [])]) {
    if (!state.players.has(id)) return unknownPlayer(id);
    if (!round.games.some(({ white, black }) => white === id || black === id)) {
      return refuse('playerNotAvailable', articles.absence, { player: nameOf(state, id), ...at });
    }
  }
  const before = chairs ? round.absentees?.filter((id) => chairs.includes(id)) : round.absentees;
  const same = before?.length === players.length && players.every((id) => before.includes(id));
  if (same) return allow([]);
  const looked = chairs ? { chairs } : {};
  return allow([{ type: 'absenteesNoted', round: round.number, players, ...looked }]);
}
