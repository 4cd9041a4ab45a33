import { needsView, type NeedsView } from '@ronde/core/tournament/views/needs.ts';
import { z } from 'zod';
import { notShown } from '../answers/fit-question.ts';
import { roundNumber } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { CHIEF } from './everybody.ts';
import { ofTournament, wholeInQuery } from './tournament-of.ts';

const needsAsked = z.object({ round: wholeInQuery.pipe(roundNumber).optional() });

/** Players with disabilities, for the chief arbiter alone: worked out at once, kept in no cache. */
export const needsRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/needs',
    summary:
      'What players with disabilities need, the boards of a round that need something, and the check-list of the hall',
    roles: CHIEF,
    params: ofTournament,
    query: needsAsked,
    answer: answerOf<NeedsView>('NeedsView'),
    handle: async ({ params, query, principal }) => {
      const opened = await house.ledgers.at(params.id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      return needsView(opened.value.state, query.round) ?? notShown();
    },
  }),
];
