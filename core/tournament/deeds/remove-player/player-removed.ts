import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { notPresent } from '../../changes/players.ts';
import { withoutDecisionsOn } from '../../ranking-decisions.ts';
import { aPlayer } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';

export interface PlayerRemoved {
  readonly type: 'playerRemoved';
  readonly player: PlayerId;
}

export const playerRemoved: Fact<PlayerRemoved> = {
  fields: { player: aPlayer },
  fold: (state, event) => withoutPlayer(state, event.player),
  outdatesDraft: true,
  touches: ({ player }) => [things.player(player), things.presence(player), FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('{player} removed from the list', '{player} retiré de la liste'),
  tell: (event, { nameOf }) => ({ params: { player: nameOf(event.player) } }),
  audit: (state, event) => audited({ player: nameIn(state, event.player) }, 'entered', null),
};

function withoutPlayer(state: Tournament, id: PlayerId): Tournament {
  const players = new Map(state.players);
  players.delete(id);
  const byes = new Map(state.byes);
  for (const [round, granted] of byes) {
    if (!granted.has(id)) continue;
    const rest = new Map(granted);
    rest.delete(id);
    byes.set(round, rest);
  }
  const fixedBoards = new Map(state.fixedBoards);
  fixedBoards.delete(id);
  return {
    ...notPresent(state, id),
    ranking: withoutDecisionsOn(state.ranking, id),
    players,
    byes,
    fixedBoards,
    numbers: state.numbers.filter((other) => other !== id),
    prohibited: state.prohibited
      .map((group) => ({ ...group, players: group.players.filter((other) => other !== id) }))
      .filter((group) => group.players.length > 1),
    teams: new Map(
      [...state.teams].map(([teamId, team]) => [
        teamId,
        { ...team, roster: team.roster.filter((other) => other !== id) },
      ]),
    ),
  };
}
