import {
  adjournmentsView,
  type AdjournmentsView,
} from '@ronde/core/tournament/views/adjournments.ts';
import { clocksView, type ClocksView } from '@ronde/core/tournament/views/clocks.ts';
import type { House } from '../house.ts';
import type { HouseClocksAnswer } from '../api/house-clocks.ts';
import { houseClocks } from '../house-clocks.ts';
import { Declined } from '../registry/declined.ts';
import { answerOf, route, type Identify, type Route } from '../registry/route.ts';
import { STAFF } from './everybody.ts';
import { ofTournament, viewOf } from './tournament-of.ts';

/** Clocks of an event: how they are set, and what was done with them (E.01 6.10). */
export const clockRoutes = (house: House, identify: Identify): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/clocks',
    summary:
      'How clocks are set, the latest end of each round, the log of clocks and the faulty ones',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<ClocksView>('ClocksView'),
    handle: (asked) => viewOf(house, asked, 'clocks', ({ state }) => clocksView(state)),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/house-clocks',
    summary: 'Faulty clocks of all the other events that the asker works on',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<HouseClocksAnswer>('HouseClocksAnswer'),
    handle: async ({ params, context }) => {
      const identity = await identify(context);
      return identity instanceof Declined ? identity : houseClocks(house, identity, params.id);
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/adjournments',
    summary: 'Adjourned games, what stands on their envelopes and who holds each (Guidelines I)',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<AdjournmentsView>('AdjournmentsView'),
    handle: (asked) => viewOf(house, asked, 'adjournments', ({ state }) => adjournmentsView(state)),
  }),
];
