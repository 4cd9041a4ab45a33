import type { StandingsWhy } from '@ronde/core/documents/standings-explanation/standings-why.ts';
import type { ClubRankingView } from '@ronde/core/tournament/views/club-ranking.ts';
import type { CrosstableView } from '@ronde/core/tournament/views/crosstable.ts';
import type { PlayedScore } from '@ronde/core/rules/outcome.ts';
import type { ImaginedResult, PrizesView } from '@ronde/core/tournament/views/prizes.ts';
import type { ProgressView } from '@ronde/core/tournament/views/progress.ts';
import {
  STANDINGS_GROUPINGS,
  type CategoryView,
} from '@ronde/core/tournament/views/standings-categories.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { TeamStandingsWhy } from '@ronde/core/documents/standings-explanation/team-standings-why.ts';
import type { TeamCrosstableView } from '@ronde/core/tournament/views/team-crosstable.ts';
import { BOARD_PRIZE_FIGURES } from '@ronde/core/standings/teams/board-prize-rule.ts';
import type { TeamPlayersView } from '@ronde/core/tournament/views/team-players.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { z } from 'zod';
import type { OtherRules } from '../answers/question.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { EVERYBODY } from './everybody.ts';
import { answerTo, language, ofTournament, wholeInQuery } from './tournament-of.ts';

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
const ofTeam = z.object({ id: filledLine, team: filledLine });
const ofBoards = z.object({
  asOf: question.asOf,
  by: z.enum(BOARD_PRIZE_FIGURES).optional(),
  /** Games over the board that are needed. */
  least: wholeInQuery.optional(),
});
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
      answerTo(house, request, {
        view: 'standings',
        asOf: request.query.asOf,
        ...otherRules(request.query),
      }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/standings/categories',
    summary: 'One ranking for each club, league, federation, sex, title or age category',
    roles: EVERYBODY,
    params: ofTournament,
    query: split,
    answer: answerOf<readonly CategoryView[]>('CategoryView[]'),
    handle: (request) => answerTo(house, request, { view: 'categories', ...request.query }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/standings/clubs',
    summary: 'Clubs, leagues or federations by their best players',
    roles: EVERYBODY,
    params: ofTournament,
    query: clubs,
    answer: answerOf<ClubRankingView>('ClubRankingView'),
    handle: (request) => answerTo(house, request, { view: 'clubs', ...request.query }),
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
      answerTo(house, request, {
        view: 'why',
        player: request.params.player,
        language: request.query.lang,
        asOf: request.query.asOf,
        ...otherRules(request.query),
      }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/crosstable',
    summary: 'Everybody’s rounds in the order of the standings',
    roles: EVERYBODY,
    params: ofTournament,
    query: asBefore,
    answer: answerOf<CrosstableView>('CrosstableView'),
    handle: (request) => answerTo(house, request, { view: 'crosstable', ...request.query }),
  }),
  ...teamRoutes(house),
  route({
    method: 'get',
    path: '/api/tournaments/:id/progress',
    summary: 'The score of everybody after every round',
    roles: EVERYBODY,
    params: ofTournament,
    query: asBefore,
    answer: answerOf<ProgressView>('ProgressView'),
    handle: (request) => answerTo(house, request, { view: 'progress', ...request.query }),
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
    handle: (request) => {
      const { asOf, whatIf } = request.query;
      return answerTo(house, request, {
        view: 'prizes',
        asOf,
        ...(whatIf === undefined ? {} : { whatIf }),
      });
    },
  }),
];

/** The same of teams; none in an individual event. */
const teamRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/standings/teams',
    summary: 'The standings of the teams, now or after an earlier round',
    roles: EVERYBODY,
    params: ofTournament,
    query: asked,
    answer: answerOf<TeamStandingsView>('TeamStandingsView'),
    handle: (request) =>
      answerTo(house, request, {
        view: 'teamStandings',
        asOf: request.query.asOf,
        ...otherRules(request.query),
      }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/standings/teams/why/:team',
    summary: 'Why a team stands where the table says',
    roles: EVERYBODY,
    params: ofTeam,
    query: why,
    answer: answerOf<TeamStandingsWhy>('TeamStandingsWhy'),
    handle: (request) =>
      answerTo(house, request, {
        view: 'teamWhy',
        team: request.params.team,
        language: request.query.lang,
        asOf: request.query.asOf,
        ...otherRules(request.query),
      }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/standings/team-players',
    summary: 'The players of a team event, and the best of every board',
    roles: EVERYBODY,
    params: ofTournament,
    query: ofBoards,
    answer: answerOf<TeamPlayersView>('TeamPlayersView'),
    handle: (request) => {
      const { asOf, by, least } = request.query;
      return answerTo(house, request, {
        view: 'teamPlayers',
        asOf,
        ...(by === undefined ? {} : { by }),
        ...(least === undefined ? {} : { least }),
      });
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/crosstable/teams',
    summary: 'The matches of every team in the order of the standings',
    roles: EVERYBODY,
    params: ofTournament,
    query: asBefore,
    answer: answerOf<TeamCrosstableView>('TeamCrosstableView'),
    handle: (request) => answerTo(house, request, { view: 'teamCrosstable', ...request.query }),
  }),
];

/** What may be compared; whether the asker may is decided with the question. */
function otherRules({
  tieBreaks,
  edition,
}: {
  readonly tieBreaks?: string | undefined;
  readonly edition?: string | undefined;
}): OtherRules {
  return {
    ...(tieBreaks === undefined
      ? {}
      : { tieBreaks: tieBreaks.split(',').filter(Boolean).slice(0, MOST_TIE_BREAKS) }),
    ...(edition === undefined ? {} : { edition }),
  };
}
