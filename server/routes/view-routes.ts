import type { Undrawn } from '@ronde/core/documents/pairing-explanation/asked-round.ts';
import type { WhyNotDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import {
  roundExplanation,
  whyNotExplanation,
  type RoundExplanation,
} from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { Result } from '@ronde/core/rules/result.ts';
import { byNameView, type ByNameView } from '@ronde/core/tournament/views/by-name.ts';
import { checkInView, type CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import {
  logPage,
  redoPreview,
  undoPreview,
  type LogPage,
} from '@ronde/core/tournament/views/log.ts';
import { playerCard, type PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import { playersView, type PlayersView } from '@ronde/core/tournament/views/players.ts';
import { restorePoints } from '@ronde/core/tournament/views/restore-points.ts';
import { roundView, type RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Audience as CoreAudience } from '@ronde/core/tournament/views/audience.ts';
import { z } from 'zod';
import type { Principal } from '../access/principal.ts';
import type { RestorePointsAnswer, StepsAnswer } from '../api/overview.ts';
import { AUDIENCE_OF_ROLE } from '../api/roles.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import type { Standing } from '../ledgers/standing.ts';
import { declined, type Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { EVERYBODY, HELPERS, STAFF } from './everybody.ts';
import { tooManyQuestions } from './too-many-questions.ts';
import {
  coreAudience,
  language,
  ofRound,
  ofTournament,
  viewOf,
  wholeInQuery,
} from './tournament-of.ts';

const ofPlayer = z.object({ id: filledLine, player: filledLine });
const inLanguage = z.object({ lang: language });
const pairAsked = z.object({ lang: language, a: filledLine, b: filledLine });
const logAsked = z.object({
  lang: language,
  before: wholeInQuery.optional(),
  limit: wholeInQuery.pipe(z.int().min(1).max(500)).optional(),
});

/** Players, rounds and their explanation, check-in and log. */
export const viewRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/players',
    summary: 'Players in the order of their numbers',
    roles: EVERYBODY,
    params: ofTournament,
    answer: answerOf<PlayersView>('PlayersView'),
    handle: (asked) =>
      viewOf(house, asked, 'players', ({ state }) =>
        playersView(state, coreAudience(asked.principal)),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/players/:player',
    summary: 'A player’s way through the event',
    roles: EVERYBODY,
    params: ofPlayer,
    answer: answerOf<PlayerCard>('PlayerCard'),
    handle: (asked) =>
      viewOf(house, asked, 'player', ({ state }) =>
        playerCard(state, playerId(asked.params.player), coreAudience(asked.principal)),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round',
    summary: 'The boards of a round',
    roles: EVERYBODY,
    params: ofRound,
    answer: answerOf<RoundView>('RoundView'),
    handle: (asked) =>
      viewOf(house, asked, 'round', (standing) =>
        shownRound(standing, asked.params.round, asked.principal, roundView),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round/by-name',
    summary: 'The pairings of a round in the order of names',
    roles: EVERYBODY,
    params: ofRound,
    answer: answerOf<ByNameView>('ByNameView'),
    handle: (asked) =>
      viewOf(house, asked, 'byName', (standing) =>
        shownRound(standing, asked.params.round, asked.principal, byNameView),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round/explanation',
    summary: 'How a round was paired: brackets, table or facts; for staff also the next round',
    roles: EVERYBODY,
    params: ofRound,
    query: inLanguage,
    answer: answerOf<RoundExplanation>('RoundExplanation'),
    handle: (asked) =>
      viewOf(house, asked, 'explanation', (standing) =>
        explained(standing, asked.params.round, asked.principal, () =>
          roundExplanation(standing.state, asked.params.round, {
            language: asked.query.lang,
            audience: coreAudience(asked.principal),
          }),
        ),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tournaments/:id/rounds/:round/why-not',
    summary: 'Why two players do not meet in a round',
    roles: EVERYBODY,
    params: ofRound,
    query: pairAsked,
    answer: answerOf<WhyNotDrawing>('WhyNotDrawing'),
    handle: (asked) =>
      tooManyQuestions(house, asked) ??
      viewOf(house, asked, 'whyNot', (standing) =>
        explained(standing, asked.params.round, asked.principal, () => {
          const { a, b, lang } = asked.query;
          const pair = [playerId(a), playerId(b)] as const;
          return whyNotExplanation(standing.state, asked.params.round, pair, {
            language: lang,
            audience: coreAudience(asked.principal),
          });
        }),
      ),
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
        undo: undoPreview(ledger, asked.query.lang),
        redo: redoPreview(ledger, asked.query.lang),
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
        restorePoints: restorePoints(ledger.entries),
      })),
  }),
];

/** Helpers see marks and claims of a published round, and nothing of a draft. */
function shownRound<T>(
  { state }: Standing,
  round: number,
  principal: Principal,
  view: (state: Standing['state'], round: number, audience: CoreAudience) => T | null,
): T | null {
  const published = state.rounds[round - 1]?.published === true;
  const helper = AUDIENCE_OF_ROLE[principal.role] === 'helper';
  if (helper && published) return view(state, round, 'staff');
  return view(state, round, coreAudience(principal));
}

/** An explanation tells the pairings it explains: who may not see these may not see it. */
function explained<T>(
  { state }: Standing,
  round: number,
  principal: Principal,
  draw: () => Result<T, Undrawn>,
): T | Declined | null {
  const { publication } = state.settings;
  const isPublic = state.rounds[round - 1]?.published === true && publication.pairings;
  if (coreAudience(principal) !== 'staff' && !isPublic) return null;
  const drawn = draw();
  if (drawn.ok) return drawn.value;
  const { code, article, stuck } = drawn.error;
  const status = code === 'unknownRound' || code === 'unknownPlayer' ? 404 : 422;
  return declined(status, `explanation.${code}`, { article, stuck });
}
