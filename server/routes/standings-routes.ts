import {
  standingsWhy,
  type StandingsWhy,
} from '@ronde/core/documents/standings-explanation/standings-why.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { PublicPage } from '@ronde/core/tournament/settings.ts';
import {
  clubRankingView,
  type ClubRankingView,
} from '@ronde/core/tournament/views/club-ranking.ts';
import { crosstableView, type CrosstableView } from '@ronde/core/tournament/views/crosstable.ts';
import type { PlayedScore } from '@ronde/core/rules/outcome.ts';
import {
  prizesView,
  type ImaginedResult,
  type PrizesView,
} from '@ronde/core/tournament/views/prizes.ts';
import { progressView, type ProgressView } from '@ronde/core/tournament/views/progress.ts';
import {
  categoriesView,
  STANDINGS_GROUPINGS,
  type CategoryView,
} from '@ronde/core/tournament/views/standings-categories.ts';
import type { StandingsOptions } from '@ronde/core/tournament/views/standings-question.ts';
import { standingsView, type StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { maySee } from '@ronde/core/tournament/views/audience.ts';
import { z } from 'zod';
import type { Principal } from '../access/principal.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import type { Standing } from '../ledgers/standing.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { EVERYBODY } from './everybody.ts';
import { coreAudience, language, ofTournament, viewOf, wholeInQuery } from './tournament-of.ts';

const MOST_TIE_BREAKS = 20;

const question = {
  asOf: wholeInQuery.optional(),
  /** To compare, for staff: `BH/C1,SB`. */
  tieBreaks: z.string().max(400).optional(),
  edition: filledLine.optional(),
};
const asked = z.object(question);
const asBefore = z.object({ asOf: question.asOf });
/** `3:½-½`: what changes if board 3 is drawn. */
const imagined = z
  .string()
  .regex(/^\d{1,5}:(?:1-0|½-½|0-1)$/)
  .transform((text): ImaginedResult => {
    const [board = '', score = ''] = text.split(':');
    return { board: Number(board), outcome: { kind: 'played', score: score as PlayedScore } };
  });
const ofPrizes = z.object({ asOf: question.asOf, whatIf: imagined.optional() });
const split = z.object({ asOf: question.asOf, by: z.enum(STANDINGS_GROUPINGS) });
const clubs = z.object({
  asOf: question.asOf,
  by: z.enum(['club', 'league', 'federation']).default('club'),
});
const why = z.object({ ...question, lang: language });
const ofPlayer = z.object({ id: filledLine, player: filledLine });

/** Standings in every shape; of the published rounds only. */
export const standingsRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/standings',
    summary: 'The standings, now or after an earlier round',
    roles: EVERYBODY,
    params: ofTournament,
    query: asked,
    answer: answerOf<StandingsView>('StandingsView'),
    handle: (request) =>
      viewOf(house, request, 'standings', (standing) =>
        ifShown(standing, request.principal, 'standings', () =>
          standingsView(standing.state, options(request.query, request.principal)),
        ),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/standings/categories',
    summary: 'One ranking for each club, league, federation, sex, title or age category',
    roles: EVERYBODY,
    params: ofTournament,
    query: split,
    answer: answerOf<readonly CategoryView[]>('CategoryView[]'),
    handle: (request) =>
      viewOf(house, request, 'categories', (standing) =>
        ifShown(standing, request.principal, 'standings', () =>
          categoriesView(
            standing.state,
            request.query.by,
            options(request.query, request.principal),
          ),
        ),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/standings/clubs',
    summary: 'Clubs, leagues or federations by their best players',
    roles: EVERYBODY,
    params: ofTournament,
    query: clubs,
    answer: answerOf<ClubRankingView>('ClubRankingView'),
    handle: (request) =>
      viewOf(house, request, 'clubs', (standing) =>
        ifShown(standing, request.principal, 'standings', () =>
          clubRankingView(
            standing.state,
            { by: request.query.by },
            options(request.query, request.principal),
          ),
        ),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/standings/why/:player',
    summary: 'Why a player stands where the table says',
    roles: EVERYBODY,
    params: ofPlayer,
    query: why,
    answer: answerOf<StandingsWhy>('StandingsWhy'),
    handle: (request) =>
      viewOf(house, request, 'why', (standing) =>
        ifShown(standing, request.principal, 'standings', () =>
          standingsWhy(
            standing.state,
            playerId(request.params.player),
            request.query.lang,
            options(request.query, request.principal),
          ),
        ),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/crosstable',
    summary: 'Everybody’s rounds in the order of the standings',
    roles: EVERYBODY,
    params: ofTournament,
    query: asBefore,
    answer: answerOf<CrosstableView>('CrosstableView'),
    handle: (request) =>
      viewOf(house, request, 'crosstable', (standing) =>
        ifShown(standing, request.principal, 'crosstable', () =>
          crosstableView(standing.state, options(request.query, request.principal)),
        ),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/progress',
    summary: 'The score of everybody after every round',
    roles: EVERYBODY,
    params: ofTournament,
    query: asBefore,
    answer: answerOf<ProgressView>('ProgressView'),
    handle: (request) =>
      viewOf(house, request, 'progress', (standing) =>
        ifShown(standing, request.principal, 'standings', () =>
          progressView(standing.state, options(request.query, request.principal)),
        ),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/prizes',
    summary:
      'The prizes as the standings are, with the reasons, and what another result would change',
    roles: EVERYBODY,
    params: ofTournament,
    query: ofPrizes,
    answer: answerOf<PrizesView>('PrizesView'),
    handle: (request) =>
      viewOf(house, request, 'prizes', (standing) =>
        ifShown(standing, request.principal, 'prizes', () =>
          prizesView(standing.state, {
            ...options(request.query, request.principal),
            ...(request.query.whatIf === undefined ? {} : { whatIf: [request.query.whatIf] }),
          }),
        ),
      ),
  }),
];

function ifShown<T>(
  { state }: Standing,
  principal: Principal,
  page: PublicPage,
  view: () => T | null,
): T | null {
  return maySee(state, coreAudience(principal), page) ? view() : null;
}

interface Question {
  readonly asOf?: number | undefined;
  readonly tieBreaks?: string | undefined;
  readonly edition?: string | undefined;
}

/** Other tie-breaks and editions are for those who run the event: they may cost a lot. */
function options(query: Question, principal: Principal): StandingsOptions {
  const { asOf, tieBreaks, edition } = query;
  const staff = coreAudience(principal) === 'staff';
  return {
    ...(asOf === undefined ? {} : { asOf }),
    ...(staff && tieBreaks !== undefined
      ? { tieBreaks: tieBreaks.split(',').filter(Boolean).slice(0, MOST_TIE_BREAKS) }
      : {}),
    ...(staff && edition !== undefined ? { edition } : {}),
  };
}
