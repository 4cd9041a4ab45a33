import type { PublicDoorAnswer } from '../api/public-door.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { STAFF } from './everybody.ts';
import { publicPage } from './public-page.ts';
import { ofTournament } from './tournament-of.ts';

export const publicDoorRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/public-door',
    summary: 'Addresses of the public pages, and how many readers follow now',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<PublicDoorAnswer>('PublicDoorAnswer'),
    handle: async ({ params: { id }, principal }) => {
      const opened = await house.ledgers.at(id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      return {
        addresses: house.policy.addresses().map((one) => publicPage(one, id)),
        followers: house.hub.followers(id),
      };
    },
  }),
];
