import { incidentsView, type IncidentsView } from '@ronde/core/tournament/views/incidents.ts';
import { knownAtBoards, type KnownAtBoards } from '@ronde/core/tournament/views/known-at-boards.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { ARBITERS } from './everybody.ts';
import { ofTournament, viewOf } from './tournament-of.ts';

/** What happened at the boards, for arbiters alone. */
export const incidentRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/incidents',
    summary: 'Incidents with their decisions, and the register of penalties (Laws 12.9)',
    roles: ARBITERS,
    params: ofTournament,
    answer: answerOf<IncidentsView>('IncidentsView'),
    handle: async ({ params, principal }) => {
      const opened = await house.ledgers.at(params.id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      return incidentsView(opened.value.state);
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/known-at-boards',
    summary:
      'What the event answers of a decision: illegal moves so far, default time, supervision',
    roles: ARBITERS,
    params: ofTournament,
    answer: answerOf<KnownAtBoards>('KnownAtBoards'),
    handle: (asked) => viewOf(house, asked, 'known-at-boards', ({ state }) => knownAtBoards(state)),
  }),
];
