import { regulationsText } from '@ronde/core/documents/regulations/regulations-text.ts';
import { regulationsView } from '@ronde/core/tournament/views/regulations.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import { z } from 'zod';
import type { RegulationsAnswer } from '../api/regulations.ts';
import type { House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { STAFF } from './everybody.ts';
import { language, ofTournament } from './tournament-of.ts';

/** The regulations while they are written; everybody reads them on the public pages once they are signed. */
export const regulationRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/regulations',
    summary: 'The event’s regulations: their text, what stands against them, who signed them',
    roles: STAFF,
    params: ofTournament,
    query: z.object({ lang: language }),
    answer: answerOf<RegulationsAnswer>('RegulationsAnswer'),
    handle: async ({ params, query, principal }) => {
      const opened = await house.ledgers.at(params.id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const { state } = opened.value;
      return {
        view: regulationsView(state),
        text: regulationsText(state, query.lang, zoneOf(state)),
      };
    },
  }),
];
