import {
  administrationView,
  type AdministrationView,
} from '@ronde/core/tournament/views/administration.ts';
import { houseSuspensions } from '@ronde/exchange/suspensions/house-register.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { localInstant } from '../local-instant.ts';
import { declinedByStore } from '../problem-response.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { STAFF } from './everybody.ts';
import { ofTournament } from './tournament-of.ts';

/** The event's file, for those who run it. Nothing of it is kept: it changes with the clock. */
export const administrationRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/administration',
    summary:
      'Homologation, what is due by when, money (allowances, fees, who paid, the budget), FIDE numbers, suspensions',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<AdministrationView>('AdministrationView'),
    handle: async ({ params, principal }) => {
      const opened = await house.ledgers.at(params.id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const suspended = await houseSuspensions(house.store.keptSettings);
      if (!suspended.ok) return declinedByStore(suspended.error, false);
      const { state } = opened.value;
      const now = localInstant(house.clock(), state);
      return administrationView(state, now, suspended.value);
    },
  }),
];
