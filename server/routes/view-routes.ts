import type { WhyNotDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { undoBarred } from '@ronde/core/tournament/deeds/undo/may-go-to.ts';
import { readableBy } from '@ronde/core/tournament/deeds/readers.ts';
import { SEATING_WAYS } from '@ronde/core/tournament/views/screen.ts';
import type { SeatingsView } from '@ronde/core/tournament/views/seatings.ts';
import type { BracketView } from '@ronde/core/tournament/views/bracket.ts';
import type { CalendarView } from '@ronde/core/tournament/views/calendar.ts';
import type { MatchCalendarView } from '@ronde/core/tournament/views/match-calendar.ts';
import type { ByNameView } from '@ronde/core/tournament/views/by-name.ts';
import { checkInView, type CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import { closingView, type ClosingView } from '@ronde/core/tournament/views/closing.ts';
import { cockpitView, type CockpitView } from '@ronde/core/tournament/views/cockpit.ts';
import { lineUpsView, type LineUpsView } from '@ronde/core/tournament/views/line-ups.ts';
import {
  logPage,
  redoPreview,
  undoPreview,
  type LogPage,
} from '@ronde/core/tournament/views/log.ts';
import {
  matchSheetsView,
  type MatchSheetsView,
} from '@ronde/core/tournament/views/match-sheets.ts';
import { molterView, type MolterView } from '@ronde/core/tournament/views/molter.ts';
import type { NormsView } from '@ronde/core/tournament/views/norms.ts';
import type { PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import { readinessView, type ReadinessView } from '@ronde/core/tournament/views/readiness.ts';
import { restorePoints } from '@ronde/core/tournament/views/restore-points.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { TeamsView } from '@ronde/core/tournament/views/teams.ts';
import { z } from 'zod';
import type { RestorePointsAnswer, StepsAnswer } from '../api/overview.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { EVERYBODY, HELPERS, STAFF } from './everybody.ts';
import { tooManyQuestions } from './too-many-questions.ts';
import {
  answerTo,
  language,
  ofRound,
  ofTournament,
  viewOf,
  wholeInQuery,
} from './tournament-of.ts';

const ofPlayer = z.object({ id: filledLine, player: filledLine });
const inLanguage = z.object({ lang: language });
const pairAsked = z.object({ lang: language, a: filledLine, b: filledLine });
const calendarAsked = z.object({
  cycles: wholeInQuery.pipe(z.int().min(1).max(99)).optional(),
});
const seatsAsked = z.object({ way: z.enum(SEATING_WAYS) });
const logAsked = z.object({
  lang: language,
  before: wholeInQuery.optional(),
  limit: wholeInQuery.pipe(z.int().min(1).max(500)).optional(),
});

/** Players, rounds and their explanation, check-in, the cockpit and log. */
export const viewRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/players',
    summary: 'Players in the order of their numbers',
    roles: EVERYBODY,
    params: ofTournament,
    answer: answerOf<PlayersView>('PlayersView'),
    handle: (asked) => answerTo(house, asked, { view: 'players' }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/players/:player',
    summary: 'A player’s way through the event',
    roles: EVERYBODY,
    params: ofPlayer,
    answer: answerOf<PlayerCard>('PlayerCard'),
    handle: (asked) => answerTo(house, asked, { view: 'player', player: asked.params.player }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/calendar',
    summary: 'All rounds of a round robin; for staff also as they would be, before they are public',
    roles: EVERYBODY,
    params: ofTournament,
    query: calendarAsked,
    answer: answerOf<CalendarView>('CalendarView'),
    handle: (asked) => {
      const { cycles } = asked.query;
      return answerTo(house, asked, {
        view: 'calendar',
        ...(cycles === undefined ? {} : { cycles }),
      });
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/match-calendar',
    summary: 'The matches of a season of teams, round by round, with their days and places',
    roles: EVERYBODY,
    params: ofTournament,
    answer: answerOf<MatchCalendarView>('MatchCalendarView'),
    handle: (asked) => answerTo(house, asked, { view: 'matchCalendar' }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/teams',
    summary: 'The teams with their lists, ratings and numbers',
    roles: EVERYBODY,
    params: ofTournament,
    answer: answerOf<TeamsView>('TeamsView'),
    handle: (asked) => answerTo(house, asked, { view: 'teams' }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/bracket',
    summary: 'The bracket of a cup, with results and the matches to come',
    roles: EVERYBODY,
    params: ofTournament,
    answer: answerOf<BracketView>('BracketView'),
    handle: (asked) => answerTo(house, asked, { view: 'bracket' }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/seats',
    summary: 'Where everybody of a round robin sits, seating after seating',
    roles: EVERYBODY,
    params: ofTournament,
    query: seatsAsked,
    answer: answerOf<SeatingsView>('SeatingsView'),
    handle: (asked) => answerTo(house, asked, { view: 'seats', way: asked.query.way }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round',
    summary: 'The boards of a round',
    roles: EVERYBODY,
    params: ofRound,
    answer: answerOf<RoundView>('RoundView'),
    handle: (asked) => answerTo(house, asked, { view: 'round', round: asked.params.round }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round/line-ups',
    summary: 'The line-ups of a round of teams: who is on the list, and who plays',
    roles: STAFF,
    params: ofRound,
    answer: answerOf<LineUpsView>('LineUpsView'),
    handle: (asked) =>
      viewOf(house, asked, `lineUps ${asked.params.round}`, ({ state }) =>
        lineUpsView(state, asked.params.round),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/match-sheets',
    summary: 'The match sheets of an event of teams: what each captain has signed or contests',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<MatchSheetsView>('MatchSheetsView'),
    handle: (asked) => viewOf(house, asked, 'matchSheets', ({ state }) => matchSheetsView(state)),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/molter',
    summary:
      'The Molter table of an event of teams: letters, grids with results, cards, and the tables for fewer teams',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<MolterView>('MolterView'),
    handle: (asked) => viewOf(house, asked, 'molter', ({ state }) => molterView(state)),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round/by-name',
    summary: 'The pairings of a round in the order of names',
    roles: EVERYBODY,
    params: ofRound,
    answer: answerOf<ByNameView>('ByNameView'),
    handle: (asked) => answerTo(house, asked, { view: 'byName', round: asked.params.round }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round/explanation',
    summary: 'How a round was paired: brackets, table or facts; for staff also the next round',
    roles: EVERYBODY,
    params: ofRound,
    query: inLanguage,
    answer: answerOf<RoundExplanation>('RoundExplanation'),
    handle: (asked) => {
      const { round } = asked.params;
      return answerTo(house, asked, { view: 'explanation', round, language: asked.query.lang });
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round/why-not',
    summary: 'Why two players, or two teams, do not meet in a round',
    roles: EVERYBODY,
    params: ofRound,
    query: pairAsked,
    answer: answerOf<WhyNotDrawing>('WhyNotDrawing'),
    handle: (asked) => {
      const { a, b, lang } = asked.query;
      const { round } = asked.params;
      const question = { view: 'whyNot', round, language: lang, pair: [a, b] } as const;
      return answerTo(house, asked, question, () => tooManyQuestions(house, asked));
    },
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/check-in',
    summary: 'Who was seen before the next round',
    roles: HELPERS,
    params: ofTournament,
    answer: answerOf<CheckInView>('CheckInView'),
    handle: (asked) => viewOf(house, asked, 'checkIn', ({ state }) => checkInView(state)),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/cockpit',
    summary: 'The round at a glance: boards by state, who leads, who is away next',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<CockpitView>('CockpitView'),
    handle: (asked) => viewOf(house, asked, 'cockpit', ({ state }) => cockpitView(state)),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/norms',
    summary: 'Norms that are made or can still be made, with every condition',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<NormsView>('NormsView'),
    handle: (asked) => answerTo(house, asked, { view: 'norms' }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/closing',
    summary: 'What stands between the last result and the closed event',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<ClosingView>('ClosingView'),
    handle: (asked) => viewOf(house, asked, 'closing', ({ state }) => closingView(state)),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/readiness',
    summary: 'Who would play the next round, and what is still to settle before its draft',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<ReadinessView>('ReadinessView'),
    handle: (asked) => viewOf(house, asked, 'readiness', ({ state }) => readinessView(state)),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/log',
    summary: 'Who did what and when, newest first',
    roles: STAFF,
    params: ofTournament,
    query: logAsked,
    answer: answerOf<LogPage>('LogPage'),
    handle: (asked) =>
      viewOf(house, asked, 'log', ({ ledger }) => {
        const { lang, before, limit } = asked.query;
        return logPage(ledger, {
          language: lang,
          mayRead: readableBy(asked.principal.role),
          ...(before === undefined ? {} : { before }),
          ...(limit === undefined ? {} : { limit }),
        });
      }),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/steps',
    summary: 'What undo and redo would do',
    roles: STAFF,
    params: ofTournament,
    query: inLanguage,
    answer: answerOf<StepsAnswer>('StepsAnswer'),
    handle: (asked) =>
      viewOf(house, asked, 'steps', ({ ledger }): StepsAnswer => ({
        undo: undoPreview(ledger, asked.query.lang, undefined, readableBy(asked.principal.role)),
        barred: undoBarred(ledger),
        redo: redoPreview(ledger, asked.query.lang, undefined, readableBy(asked.principal.role)),
      })),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/restore-points',
    summary: 'Places in the log one can go back to',
    roles: STAFF,
    params: ofTournament,
    answer: answerOf<RestorePointsAnswer>('RestorePointsAnswer'),
    handle: (asked) =>
      viewOf(house, asked, 'restorePoints', ({ ledger }): RestorePointsAnswer => ({
        restorePoints: restorePoints(ledger),
      })),
  }),
];
