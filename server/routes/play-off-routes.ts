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
import { declined, Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { ARBITERS, STAFF } from './everybody.ts';
import { heldPlayOffOf, keepPlayOff, playOffStanding, playOffWish } from './kept-play-offs.ts';
import { ofTournament } from './tournament-of.ts';

/** Play-offs game by game (LA 5.2 1): what is played is kept here, and its order by a command. */
export const playOffRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/play-off',
    summary: 'Who is tied, and the play-off under way with its games, colours and hours',
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
    handle: async ({ params: { id }, body, principal }) => {
      const found = await playOffAt(house, id, principal);
      if (found instanceof Declined) return found;
      // Colours are drawn once: a second press or another desk draws none anew.
      if (found.held !== null) return declined(409, 'playOff.underWay');
      const { players, armageddonAfter } = body;
      const group = playOffView(found.state, null)?.groups.find((one) =>
        players.every((player) => one.players.some((tied) => tied.id === player)),
      );
      if (group === undefined || new Set(players).size < players.length) {
        return declined(422, 'playOff.notTied');
      }
      // In the order of the standings, whatever order they were ticked in.
      const order = group.players.map((tied) => tied.id).filter((one) => players.includes(one));
      const held = { players: order, armageddonAfter, seed: newId(), ended: null, results: [] };
      return (await keepPlayOff(house, id, held)) ?? playOffView(found.state, held) ?? notShown();
    },
  }),
  route({
    method: 'put',
    path: '/api/tournaments/:id/play-off',
    summary:
      'Sets the results of the play-off so far and when the last game ended, or puts it away',
    roles: ARBITERS,
    params: ofTournament,
    body: playOffStanding,
    answer: answerOf<PlayOffView>('PlayOffView'),
    handle: async ({ params: { id }, body: { playOff }, principal }) => {
      const found = await playOffAt(house, id, principal);
      if (found instanceof Declined) return found;
      if (playOff !== null && found.held === null) return declined(404, 'playOff.none');
      const held = playOff === null || found.held === null ? null : { ...found.held, ...playOff };
      return (await keepPlayOff(house, id, held)) ?? playOffView(found.state, held) ?? notShown();
    },
  }),
];

async function playOffAt(
  house: House,
  id: string,
  principal: Principal,
): Promise<{ readonly state: Tournament; readonly held: HeldPlayOff | null } | Declined> {
  const opened = await house.ledgers.at(id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const held = await heldPlayOffOf(house, id);
  return held instanceof Declined ? held : { state: opened.value.state, held };
}
