import { postingBoard, type PostingBoard } from '@ronde/core/documents/posting/posting-board.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import { z } from 'zod';
import type { House } from '../house.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { STAFF } from './everybody.ts';
import { language, ofTournament, viewOf } from './tournament-of.ts';

/** What hangs on the wall of an event (LA 205-213, 959): for those who run it. */
export const postingRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/posted',
    summary: 'What must hang on the wall now, since when it hangs, and what is no longer right',
    roles: STAFF,
    params: ofTournament,
    query: z.object({ lang: language }),
    answer: answerOf<PostingBoard>('PostingBoard'),
    handle: (asked) =>
      viewOf(house, asked, 'posted', ({ ledger, state }) =>
        postingBoard(ledger, { language: asked.query.lang, zone: zoneOf(state) }),
      ),
  }),
];
