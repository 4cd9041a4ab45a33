import { RATING_KINDS } from '@ronde/core/rules/rating-kind.ts';
import { editionsOf } from '@ronde/core/rules/editions/registry.ts';
import { ratingsView, type RatingsView } from '@ronde/core/tournament/views/ratings.ts';
import { z } from 'zod';
import type { House } from '../house.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { STAFF } from './everybody.ts';
import { ofTournament, viewOf } from './tournament-of.ts';

const ratingsAsked = z.object({
  kind: z.enum(RATING_KINDS).optional(),
  edition: z.enum(editionsOf('ratings').map(({ id }) => id)).optional(),
});

/** Rating changes of an event (B.02): for those who run it. */
export const ratingsRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/ratings',
    summary: 'Rating changes and first ratings, game by game, and whether the event can be rated',
    roles: STAFF,
    params: ofTournament,
    query: ratingsAsked,
    answer: answerOf<RatingsView>('RatingsView'),
    handle: (asked) => {
      const { kind, edition } = asked.query;
      const today = house.clock().toISOString().slice(0, 10);
      return viewOf(house, asked, `ratings ${today}`, ({ state }) =>
        ratingsView(state, {
          ...(kind === undefined ? {} : { kind }),
          ...(edition === undefined ? {} : { edition }),
          today,
        }),
      );
    },
  }),
];
