import { packOf, paperOf } from '@ronde/core/documents/papers/paper-of.ts';
import type { Undrawn } from '@ronde/core/documents/pairing-explanation/asked-round.ts';
import {
  roundExplanation,
  whyNotExplanation,
} from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { standingsWhy } from '@ronde/core/documents/standings-explanation/standings-why.ts';
import { teamStandingsWhy } from '@ronde/core/documents/standings-explanation/team-standings-why.ts';
import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import type { Result } from '@ronde/core/rules/result.ts';
import type { Audience as CoreAudience } from '@ronde/core/tournament/views/audience.ts';
import { seatingsView } from '@ronde/core/tournament/views/seatings.ts';
import { bracketView } from '@ronde/core/tournament/views/bracket.ts';
import { calendarView } from '@ronde/core/tournament/views/calendar.ts';
import { normsView } from '@ronde/core/tournament/views/norms.ts';
import { byNameView } from '@ronde/core/tournament/views/by-name.ts';
import { clubRankingView } from '@ronde/core/tournament/views/club-ranking.ts';
import { crosstableView } from '@ronde/core/tournament/views/crosstable.ts';
import { matchCalendarView } from '@ronde/core/tournament/views/match-calendar.ts';
import { hallView } from '@ronde/core/tournament/views/hall.ts';
import { latestResults } from '@ronde/core/tournament/views/latest-results.ts';
import { participantId } from '@ronde/core/tournament/views/participants.ts';
import { playerCards, type PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import { playersView } from '@ronde/core/tournament/views/players.ts';
import { prizesView } from '@ronde/core/tournament/views/prizes.ts';
import { progressView } from '@ronde/core/tournament/views/progress.ts';
import { roundView } from '@ronde/core/tournament/views/round.ts';
import { categoriesView } from '@ronde/core/tournament/views/standings-categories.ts';
import { standingsView } from '@ronde/core/tournament/views/standings.ts';
import { teamCrosstableView } from '@ronde/core/tournament/views/team-crosstable.ts';
import { teamPlayersView } from '@ronde/core/tournament/views/team-players.ts';
import { teamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { teamsView } from '@ronde/core/tournament/views/teams.ts';
import { flagAddress } from '@ronde/site/flags.ts';
import { seriesTable } from '@ronde/site/series-table.ts';
import { exportAs } from '@ronde/exchange/exports/export-tournament.ts';
import { codeOf } from '@ronde/paper/code.ts';
import { PACK } from '../api/papers.ts';
import type { Audience } from '../api/roles.ts';
import type { HallAnswer } from '../api/screens.ts';
import type { Standing } from '../ledgers/standing.ts';
import { Declined, declined } from '../registry/declined.ts';
import { jsonAnswer, textAnswer, type Answer, type Made } from './answer.ts';
import { notShown } from './fit-question.ts';
import type { Question } from './question.ts';
import { sitePages } from './site-pages.ts';

/** Works an answer out from the log alone; here or in a thread of its own, the same. */
export async function workOut(
  standing: Standing,
  audience: Audience,
  question: Question,
): Promise<Made> {
  const made = await answerTo(standing, audience, question);
  if (!(made instanceof Declined)) return { kind: 'answer', answer: made };
  const { status, problem } = made;
  return { kind: 'declined', status, problem };
}

async function answerTo(
  standing: Standing,
  audience: Audience,
  question: Question,
): Promise<Answer | Declined> {
  if (question.view === 'file') return file(standing, question);
  if (question.view === 'paper') return paperValues(standing, audience, question);
  if (question.view === 'page') {
    const page = sitePages(standing, question.language, question.origin).file(question.path);
    return page === null ? notShown() : textAnswer(page.text, page.mediaType);
  }
  if (question.view === 'seriesTable') {
    const { id, state } = standing;
    const table = seriesTable(state, id, question.language, flagAddress);
    return table === null ? notShown() : textAnswer(table.html, 'text/html; charset=utf-8');
  }
  const value = viewOf(standing, audience, question) ?? notShown();
  return value instanceof Declined ? value : jsonAnswer(value);
}

/** What a paper says, to be set elsewhere; helpers have what is public. */
function paperValues(
  { state }: Standing,
  audience: Audience,
  { paper, view: _, ...ask }: Extract<Question, { view: 'paper' }>,
): Promise<Answer> | Declined {
  const core = audience === 'staff' ? 'staff' : 'public';
  const wish = { ...ask, audience: core, code: codeOf } as const;
  const made = paper === PACK ? packOf(state, wish) : paperOf(state, paper, wish);
  if (made.ok) return jsonAnswer(made.value);
  const { code, ...params } = made.error;
  return declined(422, code, params);
}

async function file(
  { id, ledger, lastAt }: Standing,
  { format, request }: Extract<Question, { view: 'file' }>,
): Promise<Answer | Declined> {
  const createdAt = ledger.entries[0]?.at ?? lastAt;
  const exported = await exportAs(format, { id, createdAt, ledger, ...request });
  if (!exported.ok) {
    const { code, ...params } = exported.error;
    return declined(422, code, params);
  }
  const { bytes, mediaType, name, leftOut } = exported.value;
  return { plain: new Uint8Array(bytes), zipped: null, mediaType, fileName: name, leftOut };
}

/** A view of the tournament; null where it is not for this audience. */
function viewOf(
  standing: Standing,
  audience: Audience,
  question: Exclude<Question, { view: 'file' | 'paper' | 'page' | 'seriesTable' }>,
): unknown {
  const { state } = standing;
  // Helpers see the public's pages, but for the rounds they work on.
  const core = audience === 'staff' ? 'staff' : 'public';
  switch (question.view) {
    case 'players':
      return playersView(state, core);
    case 'teams':
      return teamsView(state, core);
    case 'calendar':
      return calendarView(state, core, question.cycles);
    case 'norms':
      return normsView(state);
    case 'matchCalendar':
      return matchCalendarView(state, core);
    case 'bracket':
      return bracketView(state, core);
    case 'seats':
      return seatingsView(state, question.way);
    case 'player':
      return cardsOf(standing, core)(playerId(question.player));
    case 'round':
    case 'byName': {
      const view = question.view === 'round' ? roundView : byNameView;
      const published = state.rounds[question.round - 1]?.published === true;
      return view(state, question.round, audience === 'helper' && published ? 'staff' : core);
    }
    case 'explanation': {
      const { round, language } = question;
      return explained(roundExplanation(state, round, { language, audience: core }));
    }
    case 'whyNot': {
      const { round, language } = question;
      const [a, b] = question.pair;
      const pair = [participantId(state, a), participantId(state, b)] as const;
      return explained(whyNotExplanation(state, round, pair, { language, audience: core }));
    }
    case 'standings':
      return standingsView(state, question);
    case 'why':
      return standingsWhy(state, playerId(question.player), question.language, question);
    case 'categories':
      return categoriesView(state, question.by, question);
    case 'clubs':
      return clubRankingView(state, { by: question.by }, question);
    case 'crosstable':
      return crosstableView(state, question);
    case 'teamStandings':
      return teamStandingsView(state, question);
    case 'teamWhy':
      return teamStandingsWhy(state, teamId(question.team), question.language, question);
    case 'teamPlayers':
      return teamPlayersView(state, question);
    case 'teamCrosstable':
      return teamCrosstableView(state, question);
    case 'progress':
      return progressView(state, question);
    case 'prizes': {
      const { asOf, whatIf } = question;
      return prizesView(state, { asOf, ...(whatIf === undefined ? {} : { whatIf: [whatIf] }) });
    }
    case 'hall': {
      const { screen, announcement, draw, build } = question;
      const { id: tournament, position, lastAt, ledger } = standing;
      const hall = hallView(state, screen, draw);
      const latest = latestResults(ledger.entries, hall.pages);
      return {
        tournament,
        position,
        lastAt,
        build,
        announcement,
        hall,
        latest,
      } satisfies HallAnswer;
    }
  }
}

/** What all cards need is worked out once a position. */
const cards = new WeakMap<Standing, Map<CoreAudience, ReturnType<typeof playerCards>>>();

function cardsOf(
  standing: Standing,
  audience: CoreAudience,
): (id: ReturnType<typeof playerId>) => PlayerCard | null {
  const known = cards.get(standing) ?? new Map<CoreAudience, ReturnType<typeof playerCards>>();
  cards.set(standing, known);
  const own = known.get(audience) ?? playerCards(standing.state, audience);
  known.set(audience, own);
  return own;
}

function explained<T>(drawn: Result<T, Undrawn>): T | Declined {
  if (drawn.ok) return drawn.value;
  const { code, article, stuck } = drawn.error;
  const status = code === 'unknownRound' || code === 'unknownPlayer' ? 404 : 422;
  return declined(status, `explanation.${code}`, { article, stuck });
}
