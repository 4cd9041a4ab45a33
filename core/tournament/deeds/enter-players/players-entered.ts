import { inBoth } from '../../../rules/in-both.ts';
import { withoutDueDetails } from '../../erasure/erased-words.ts';
import { withoutPrivate, type PlayerDetails } from '../../player.ts';
import { playerDetails } from '../../schema/players.ts';
import { listOf } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { toldPeople } from '../told.ts';

export interface PlayersEntered {
  readonly type: 'playersEntered';
  readonly players: readonly PlayerDetails[];
}

export const playersEntered: Fact<PlayersEntered> = {
  fields: { players: listOf(playerDetails) },
  fold: (state, event) => {
    const players = new Map(state.players);
    for (const details of event.players) players.set(details.id, { ...details, left: null });
    return { ...state, players };
  },
  outdatesDraft: true,
  touches: (event) => [...event.players.map(({ id }) => things.player(id)), FACTS_OF_PAIRING],
  heard: heard.change,
  erased: (event) => ({ ...event, players: event.players.map(withoutDueDetails) }),
  words: inBoth('Entered: {players}', 'Inscrits : {players}'),
  tell: (event, context) =>
    toldPeople(
      event.players.map(({ name }) => name),
      context,
    ),
  audit: (_, { players }) =>
    audited({ players: players.length }, null, players.map(withoutPrivate)),
};
