import type { Tournament } from '@ronde/core/tournament/state.ts';
import {
  playOffView,
  type HeldPlayOff,
  type PlayOffView,
} from '@ronde/core/tournament/views/play-off.ts';
import type { Principal } from '../access/principal.ts';
import { newId } from '../access/secrets.ts';
import { notShown } from '../answers/fit-question.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { openOneByOne } from '../one-by-one.ts';
import { declined, Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { ARBITERS, STAFF } from './everybody.ts';
import { heldPlayOffsOf, keepPlayOffs, playOffStanding, playOffWish } from './kept-play-offs.ts';
import { ofTournament } from './tournament-of.ts';

/** Play-offs game by game (LA 5.2 1): what is played is kept here, and its order by a command. */
export function playOffRoutes(house: House): Route[] {
  const inTurn = openOneByOne();
  return [
    route({
      method: 'get',
      path: '/api/tournaments/:id/play-off',
      summary: 'Who is tied, and the play-offs under way with their games, colours and hours',
      roles: STAFF,
      params: ofTournament,
      answer: answerOf<PlayOffView>('PlayOffView'),
      handle: async ({ params: { id }, principal }) => {
        const found = await playOffAt(house, id, principal);
        if (found instanceof Declined) return found;
        return playOffView(found.state, found.held) ?? notShown();
      },
    }),
    route({
      method: 'post',
      path: '/api/tournaments/:id/play-off',
      summary: 'Begins a play-off among players with the same points; pairs and colours are drawn',
      roles: ARBITERS,
      params: ofTournament,
      body: playOffWish,
      answer: answerOf<PlayOffView>('PlayOffView'),
      handle: ({ params: { id }, body, principal }) =>
        inTurn(id, async () => {
          const found = await playOffAt(house, id, principal);
          if (found instanceof Declined) return found;
          const { players, armageddonAfter } = body;
          // Colours are drawn once: a second press or another desk draws none anew.
          const plays = found.held.some((one) =>
            one.players.some((player) => players.includes(player)),
          );
          if (plays) return declined(409, 'playOff.underWay');
          const group = playOffView(found.state, [])?.groups.find((one) =>
            players.every((player) => one.players.some((tied) => tied.id === player)),
          );
          if (group === undefined || new Set(players).size < players.length) {
            return declined(422, 'playOff.notTied');
          }
          // In the order of the standings, whatever order they were ticked in.
          const order = group.players.map((tied) => tied.id).filter((one) => players.includes(one));
          const begun = {
            players: order,
            armageddonAfter,
            seed: newId(),
            ended: null,
            results: [],
          };
          const held = [...found.held, begun];
          return (
            (await keepPlayOffs(house, id, held)) ?? playOffView(found.state, held) ?? notShown()
          );
        }),
    }),
    route({
      method: 'put',
      path: '/api/tournaments/:id/play-off',
      summary:
        'Sets the results of one of the play-offs so far and when the last game ended, or puts it away',
      roles: ARBITERS,
      params: ofTournament,
      body: playOffStanding,
      answer: answerOf<PlayOffView>('PlayOffView'),
      handle: ({ params: { id }, body: { seed, playOff }, principal }) =>
        inTurn(id, async () => {
          const found = await playOffAt(house, id, principal);
          if (found instanceof Declined) return found;
          const isOne = found.held.some((one) => one.seed === seed);
          if (playOff !== null && !isOne) return declined(404, 'playOff.none');
          const held = found.held.flatMap((one) =>
            one.seed !== seed ? [one] : playOff === null ? [] : [{ ...one, ...playOff }],
          );
          return (
            (await keepPlayOffs(house, id, held)) ?? playOffView(found.state, held) ?? notShown()
          );
        }),
    }),
  ];
}

async function playOffAt(
  house: House,
  id: string,
  principal: Principal,
): Promise<{ readonly state: Tournament; readonly held: readonly HeldPlayOff[] } | Declined> {
  const opened = await house.ledgers.at(id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const held = await heldPlayOffsOf(house, id);
  return held instanceof Declined ? held : { state: opened.value.state, held };
}
