import { AFFINITIES } from '@ronde/core/tournament/drawn-numbers.ts';
import { drawCeremony, fieldOf, type HeldDraw } from '@ronde/core/tournament/draw-ceremony.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { drawView, type DrawView } from '@ronde/core/tournament/views/draw.ts';
import { z } from 'zod';
import type { Principal } from '../access/principal.ts';
import { newId } from '../access/secrets.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { declined, Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { ARBITERS, STAFF } from './everybody.ts';
import { drawWish, heldDrawOf, keepDraw } from './kept-draws.ts';
import { ofTournament, wholeInQuery } from './tournament-of.ts';

const DRAWERS = [...ARBITERS, 'pairing'] as const;

const sizes = z
  .string()
  .regex(/^\d{1,6}(?:,\d{1,6}){0,999}$/)
  .transform((text) => text.split(',').map(Number));
const planAsked = z.object({
  by: z.enum(AFFINITIES).optional(),
  last: wholeInQuery.optional(),
  groups: sizes.optional(),
});
const shownBody = z.strictObject({ shown: z.int().min(0).max(1_000_000).nullable() });

/** A draw of numbers held step by step: the desk shows the next one, and every wall follows. */
export const drawRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/draw',
    summary: 'What numbers would be drawn with, and the draw under way as far as it is shown',
    roles: STAFF,
    params: ofTournament,
    query: planAsked,
    answer: answerOf<DrawView>('DrawView'),
    handle: async ({ params: { id }, query: { by, last, groups }, principal }) => {
      const found = await drawAt(house, id, principal);
      if (found instanceof Declined) return found;
      const wish = {
        ...(by === undefined ? {} : { by }),
        ...(last === undefined ? {} : { last }),
        ...(groups === undefined ? {} : { groups }),
      };
      return drawView(found.state, wish, found.held);
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/draw',
    summary: 'Begins a draw that is shown step by step; its seed is told with the last step',
    roles: DRAWERS,
    params: ofTournament,
    body: drawWish,
    answer: answerOf<DrawView>('DrawView'),
    handle: async ({ params: { id }, body, principal }) => {
      const found = await drawAt(house, id, principal);
      if (found instanceof Declined) return found;
      const { state, held: before } = found;
      // What is under way is not drawn again by a second press or another desk.
      if (before !== null && isUnderWay(state, before)) return declined(409, 'draw.underWay');
      if (drawView(state, body, null).closed !== null) return declined(409, 'draw.closed');
      const held = { ...body, seed: newId(), shown: 0, field: fieldOf(state, body) };
      if (drawCeremony(state, held, held.seed) === null) return declined(422, 'draw.impossible');
      return (await keepDraw(house, id, held)) ?? drawView(state, body, held);
    },
  }),
  route({
    method: 'put',
    path: '/api/tournaments/:id/draw',
    summary: 'Shows as many steps of the draw, no fewer than before; null puts the draw away',
    roles: DRAWERS,
    params: ofTournament,
    body: shownBody,
    answer: answerOf<DrawView>('DrawView'),
    handle: async ({ params: { id }, body, principal }) => {
      const found = await drawAt(house, id, principal);
      if (found instanceof Declined) return found;
      const { state, held } = found;
      if (body.shown === null)
        return (await keepDraw(house, id, null)) ?? drawView(state, {}, null);
      if (held === null) return declined(404, 'draw.none');
      const steps = drawCeremony(state, held, held.seed)?.steps.length ?? 0;
      const shown = Math.min(steps, Math.max(held.shown, body.shown));
      const next = { ...held, shown };
      return (await keepDraw(house, id, next)) ?? drawView(state, held, next);
    },
  }),
];

/** Begun with the players there are, and not taken into the event yet. */
function isUnderWay(state: Tournament, held: HeldDraw): boolean {
  const view = drawView(state, {}, held);
  return view.held !== null && !view.held.taken;
}

async function drawAt(
  house: House,
  id: string,
  principal: Principal,
): Promise<{ readonly state: Tournament; readonly held: HeldDraw | null } | Declined> {
  const opened = await house.ledgers.at(id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const held = await heldDrawOf(house, id);
  return held instanceof Declined ? held : { state: opened.value.state, held };
}
