import { engineOf } from '../../pairing/engines.ts';
import { isByTable, isRoundRobin, systemNamed } from '../../pairing/systems.ts';
import { isPostponed } from '../arranged-matches.ts';
import type { Command } from '../command.ts';
import { isLastTable, tiedMatches } from '../cup.ts';
import { notCheckedIn } from '../present-players.ts';
import { signsOf } from '../outcome-signs.ts';
import { lastWord } from '../corrections.ts';
import { estimatesToGive } from '../estimates.ts';
import { isRatingIgnored } from '../initial-order.ts';
import { nameOf, roundOf } from '../judgement.ts';
import { MODEL_REGULATIONS } from '../regulations.ts';
import { isNextRoundDue } from '../ready-to-draft.ts';
import { isOver, roundStage, type Round } from '../round.ts';
import type { Settings } from '../settings.ts';
import { tableCycles, tableLengths } from '../sides.ts';
import { draftOf, publishedRounds, roundAtHand, type Tournament } from '../state.ts';
import type { Params } from '../warning-ladder.ts';
import { absenteesNotNoted, overDefaultTime, silentOnDefaultTime } from './due-default-time.ts';
import { dueOfAdministration } from './due-administration.ts';
import { matchesDue } from './due-cup.ts';
import { dueOfNeeds } from './due-needs.ts';
import { lineUpsDue } from './due-line-ups.ts';
import { contestedSheets, postponedMatches } from './due-matches.ts';
import { dueOfPenalties } from './due-penalties.ts';
import { dueOfTeams, type DueOfTeams } from './due-teams.ts';
import { adjournedBoards, disputedBoards } from './overview.ts';
import { missingCounts, MISSING_MARKS, type MissingMark } from './players.ts';
import { personalRounds } from './records.ts';
import { minutesUntilRound } from './round-times.ts';

/** What may be due, in the order an arbiter sees to it. */
export const DUE_CODES = [
  'noPlayers',
  'noTeams',
  'teamsIncomplete',
  'playersWithoutTeam',
  'orderOfPlayers',
  'notTwoTeams',
  'teamNumbersMissing',
  'noMolterTable',
  'lettersNotDrawn',
  'estimatesToGive',
  'numbersMissing',
  'lateEntriesWithoutNumber',
  'initialColourMissing',
  'roundRobinRounds',
  'publishCalendar',
  'disputedBoard',
  'questionedBoard',
  'contestedSheet',
  'compulsoryAssistant',
  'needsOfRound',
  'assistantsToSettle',
  'hallToCheck',
  'penaltyToCarryOut',
  'forfeitsReached',
  'draftOutdated',
  'playersNotCheckedIn',
  'closeCheckIn',
  'publishDraft',
  'lineUpsMissing',
  'lineUpsMissingBy',
  'lineUpsLate',
  'roundTimeReached',
  'defaultTimeOverAll',
  'defaultTimeOver',
  'resultsMissing',
  'absenteesNotNoted',
  'postponedGame',
  'postponedMatch',
  'matchDayOpen',
  'adjournedGames',
  'matchToPlayOff',
  'matchToDecide',
  'closeRound',
  'pairRound',
  'closingList',
  'eventFinished',
  'eventClosed',
  'arbitersUnpaid',
  'dutiesOverdue',
  'dutiesToday',
  'licenceMissing',
  'fideIdMissing',
  'ratingMissing',
  'ratingIgnored',
  'ratingSourceMissing',
  'birthYearMissing',
  'defaultTimeMissing',
  'nothingDue',
] as const;
export type DueCode = (typeof DUE_CODES)[number];

/** The one button beside it: something to do at once, or a page to look at. */
export type DueAction =
  | { readonly kind: 'command'; readonly command: Command }
  | {
      readonly kind: 'open';
      readonly page:
        | 'players'
        | 'teams'
        | 'licences'
        | 'checkIn'
        | 'round'
        | 'standings'
        | 'settings'
        | 'calendar'
        | 'closing'
        | 'lineUps'
        | 'matchSheets'
        | 'molter'
        | 'play-off'
        | 'bracket'
        | 'administration'
        | 'needs'
        | 'incidents';
      readonly round?: number;
      readonly board?: number;
      readonly incident?: number;
      /** A mark to filter players by. */
      readonly filter?: string;
      /** What is to be set. */
      readonly setting?: keyof Settings;
    };

export interface DueItem {
  readonly code: DueCode;
  readonly params: Params;
  readonly action: DueAction | null;
}

export interface DueCircumstances {
  /** ISO time with the hall's own offset, `2026-03-07T14:05:00+01:00`: round times are local. */
  readonly now: string;
  /** Whether what the chief arbiter alone may read is on the list. */
  readonly asChief?: boolean;
  /** Whether what the arbiters alone may read is on the list. */
  readonly asArbiter?: boolean;
}

/** The *Now* page: what needs an arbiter, in order, each with its button. Never empty. */
export function dueList(
  state: Tournament,
  { now, asChief = false, asArbiter = asChief }: DueCircumstances,
): DueItem[] {
  const due = [
    ...beforeTheStart(state),
    ...disputes(state),
    ...questions(state),
    ...contestedSheetsDue(state),
    ...(asChief ? needsDue(state) : []),
    ...(asArbiter ? penaltiesDue(state) : []),
    ...forfeits(state),
    ...overDefaultTime(state, now),
    ...lineUpsDue(state, now),
    ...currentRound(state, now),
    ...absenteesNotNoted(state, now),
    ...postponed(state, now),
    ...postponedMatchesDue(state),
    ...adjourned(state),
    ...cupMatches(state),
    ...closable(state),
    ...nextRound(state),
    ...finished(state),
    ...dueOfAdministration(state, now).map(({ code, params }) =>
      item(code, params, open('administration')),
    ),
    ...incompleteData(state),
    ...silentOnDefaultTime(state),
    ...ignoredRatings(state),
  ];
  return due.length > 0 ? due : [nothingDue(state, now)];
}

/** Lists, their order, and numbers; whoever has left needs nothing any more. */
function teamsDue(state: Tournament): DueItem[] {
  const missing = dueOfTeams(state);
  return missing.map(({ code, params }) => item(code, params, actionForTeams(code)));
}

function actionForTeams(code: DueOfTeams['code']): DueAction {
  if (code === 'teamNumbersMissing') return run({ type: 'numberTeams' });
  return open(code === 'lettersNotDrawn' || code === 'noMolterTable' ? 'molter' : 'teams');
}

type Opened = Extract<DueAction, { kind: 'open' }>;

const open = (page: Opened['page'], at: Omit<Opened, 'kind' | 'page'> = {}): DueAction => ({
  kind: 'open',
  page,
  ...at,
});

const run = (command: Command): DueAction => ({ kind: 'command', command });

const item = (code: DueCode, params: Params, action: DueAction | null): DueItem => ({
  code,
  params,
  action,
});

function beforeTheStart(state: Tournament): DueItem[] {
  const { players, numbers, settings } = state;
  if (settings.kind === 'team') return [...teamsDue(state), ...colourDue(state)];
  if (players.size === 0) return [item('noPlayers', {}, open('players'))];
  const due: DueItem[] = [];
  const estimates = estimatesToGive(state).length;
  if (estimates > 0) {
    due.push(item('estimatesToGive', { players: estimates }, run({ type: 'estimateRatings' })));
  }
  if (numbers.length === 0) {
    const assign = run({ type: 'assignNumbers', reason: 'initialOrder' });
    due.push(item('numbersMissing', { players: players.size }, assign));
  } else if (players.size > numbers.length) {
    const assign = run({ type: 'assignNumbers', reason: 'lateEntry' });
    due.push(item('lateEntriesWithoutNumber', { players: players.size - numbers.length }, assign));
  }
  return [...due, ...colourDue(state), ...unfinishedCycle(state), ...calendar(state)];
}

/** The initial colour is drawn before round 1. */
const colourDue = ({ settings, rounds }: Tournament): DueItem[] =>
  isWithoutInitialColour(settings) && rounds.length === 0
    ? [item('initialColourMissing', {}, open('settings', { setting: 'initialColour' }))]
    : [];

/** A system that needs a colour drawn by lot, before it is (C.04.3 E, 2026: 5.1). */
const isWithoutInitialColour = ({ initialColour, system }: Tournament['settings']): boolean =>
  initialColour === null && systemNamed(system).needs.includes('initialColour');

/** A round robin whose rounds are no whole cycles of its players (C.05 annex 1). */
function unfinishedCycle(state: Tournament): DueItem[] {
  const { system, rounds } = state.settings;
  const players = state.players.size;
  const lengths = tableLengths(state);
  const [cycle, double] = lengths;
  // Those of two sides are declared when round 1 is paired.
  if (!isRoundRobin(system)) return [];
  if (cycle === undefined || double === undefined || state.rounds.length > 0) return [];
  if (lengths.includes(rounds)) return [];
  const params = { players, rounds, cycle, double };
  return [item('roundRobinRounds', params, open('settings'))];
}

/** All rounds of a round robin can be public at once, as soon as everybody has a number. */
function calendar(state: Tournament): DueItem[] {
  const { system, rounds } = state.settings;
  const players = state.players.size;
  const lengths = tableLengths(state);
  const ready = state.rounds.length === 0 && state.numbers.length === players;
  if (!isByTable(system) || engineOf(system) === null || !ready || lengths.length === 0) return [];
  const params = { players, rounds: lengths[tableCycles(state) - 1] ?? rounds };
  return [item('publishCalendar', params, open('calendar'))];
}

/** Games of a calendar with a day of their own, from that day on. */
function postponed(state: Tournament, now: string): DueItem[] {
  const today = now.slice(0, 10);
  return publishedRounds(state).flatMap(({ number, games }) =>
    games.flatMap((game) => {
      const day = game.outcome.kind === 'notEntered' ? game.postponed?.day : undefined;
      if (day === undefined || day > today) return [];
      const at = { round: number, board: game.board };
      const [white, black] = [nameOf(state, game.white), nameOf(state, game.black)];
      return [item('postponedGame', { ...at, white, black, day }, open('round', at))];
    }),
  );
}

/** Matches postponed, until they are played. */
const postponedMatchesDue = (state: Tournament): DueItem[] =>
  postponedMatches(state).map(({ board, day, ...params }) =>
    day === null
      ? item('matchDayOpen', params, open('calendar'))
      : item('postponedMatch', { ...params, day }, open('round', { round: params.round, board })),
  );

function disputes(state: Tournament): DueItem[] {
  return state.rounds.flatMap((round) =>
    disputedBoards(round).map((board) => {
      const params = { round: round.number, board };
      return item('disputedBoard', params, open('round', params));
    }),
  );
}

/** Two results for one board: somebody reported another than the one entered. */
function questions(state: Tournament): DueItem[] {
  return state.rounds.flatMap(({ number, games }) =>
    games.flatMap((game) =>
      game.questions.map(({ outcome, by }) => {
        const at = { round: number, board: game.board };
        const results = { reported: signsOf(outcome), entered: signsOf(lastWord(game)) };
        return item('questionedBoard', { ...at, by, ...results }, open('round', at));
      }),
    ),
  );
}

/** Sheets a captain contests, until a result of the match changes or the captain signs. */
const contestedSheetsDue = (state: Tournament): DueItem[] =>
  contestedSheets(state).map((params) =>
    item('contestedSheet', { ...params }, open('matchSheets', { round: params.round })),
  );

/** Boards, assistants and the hall, for players with disabilities. */
const needsDue = (state: Tournament): DueItem[] =>
  dueOfNeeds(state).map(({ code, params }) => item(code, params, open('needs')));

const penaltiesDue = (state: Tournament): DueItem[] =>
  dueOfPenalties(state).map((params) =>
    item('penaltyToCarryOut', params, open('incidents', { incident: params.incident })),
  );

/** Who has as many forfeits as the event's regulations allow nobody (LA line 9082). */
function forfeits(state: Tournament): DueItem[] {
  const most = state.settings.regulations.forfeitsOut;
  if (most === null) return [];
  const lines = personalRounds(state, { standingsAfter: publishedRounds(state).length });
  return [...state.players.values()].flatMap(({ id, name, left }) => {
    const lost = lines.get(id)?.filter(({ outcome }) => outcome === 'forfeitLoss').length ?? 0;
    if (left !== null || lost < most) return [];
    const params = { player: name, forfeits: lost, article: MODEL_REGULATIONS.forfeits };
    return [item('forfeitsReached', params, run({ type: 'expel', player: id }))];
  });
}

/** The draft, or the round that is played. */
function currentRound(state: Tournament, now: string): DueItem[] {
  const draft = draftOf(state);
  if (draft) return ofDraft(state, draft);
  return roundsOfNow(state, now).flatMap((round) => ofRound(state, round, now));
}

/** The round that is played, and those of a calendar whose hour has come. */
function roundsOfNow(state: Tournament, now: string): readonly Round[] {
  const current = roundAtHand(state);
  return publishedRounds(state).filter((round) => {
    if (round === current) return true;
    const wait = minutesUntilRound(state, round.number, now);
    return isByTable(state.settings.system) && wait !== null && wait <= 0;
  });
}

function ofRound(state: Tournament, round: Round, now: string): DueItem[] {
  const at = { round: round.number };
  switch (roundStage(round)) {
    case 'published':
    case 'playing': {
      const missing = round.games.filter(
        (game) => game.outcome.kind === 'notEntered' && !isPostponed(round, game),
      );
      const boards = missing.map(({ board }) => board);
      if (boards.length === 0) return [];
      const params = { ...at, open: boards.length, boards: boards.join(', ') };
      const wait = minutesUntilRound(state, round.number, now);
      if (!round.started && boards.length === round.games.length) {
        // Before its time nothing is due; without a time the arbiter says when it begins.
        if (wait !== null && wait > 0) return [];
        return [item('roundTimeReached', at, run({ type: 'startRound', round: round.number }))];
      }
      const [first] = boards;
      const where = first === undefined ? at : { ...at, board: first };
      return [item('resultsMissing', params, open('round', where))];
    }
    default:
      return [];
  }
}

function ofDraft(state: Tournament, draft: Round): DueItem[] {
  const at = { round: draft.number };
  if (draft.outdated) {
    const again =
      draft.origin === 'engine'
        ? run({ type: 'pairRound', round: draft.number })
        : open('round', at);
    return [item('draftOutdated', at, again)];
  }
  const publish = run({ type: 'publishRound', round: draft.number });
  return [...checkIn(state), item('publishDraft', { ...at, boards: draft.games.length }, publish)];
}

/** Adjourned games of every round, closed ones too, until they have a result. */
function adjourned(state: Tournament): DueItem[] {
  return adjournedBoards(state).map(({ round, boards }) => {
    const [board] = boards;
    const where = board === undefined ? { round } : { round, board };
    const params = { round, games: boards.length, boards: boards.join(', ') };
    return item('adjournedGames', params, open('round', where));
  });
}

const cupMatches = (state: Tournament): DueItem[] =>
  matchesDue(state).map(({ code, params }) =>
    item(code, params, open(code === 'matchToPlayOff' ? 'play-off' : 'bracket')),
  );

function closable(state: Tournament): DueItem[] {
  const rounds = isByTable(state.settings.system) ? state.rounds : state.rounds.slice(-1);
  const round = rounds.find((one) => roundStage(one) === 'complete');
  if (!round) return [];
  const at = { round: round.number };
  return [item('closeRound', at, run({ type: 'closeRound', ...at }))];
}

function checkIn(state: Tournament): DueItem[] {
  if (!state.checkIn?.open) return [];
  const missing = notCheckedIn(state).length;
  const { round } = state.checkIn;
  if (missing > 0) {
    return [item('playersNotCheckedIn', { round, players: missing }, open('checkIn', { round }))];
  }
  const close = run({ type: 'closeCheckIn', round });
  return [item('closeCheckIn', { round }, close)];
}

/** Pairing the round to come, once the last one is over but for what a table does not wait for. */
function nextRound(state: Tournament): DueItem[] {
  const last = state.rounds.at(-1);
  const number = (last?.number ?? 0) + 1;
  const over = !last || isNextRoundDue(state, last);
  if (!over || draftOf(state) || number > state.settings.rounds) return [];
  const ofTeams = state.settings.kind === 'team';
  const ready = ofTeams ? state.teams.size > 0 : state.numbers.length > 0;
  if (!ready || tiedMatches(state).length > 0) return [];
  const lacksColour = isWithoutInitialColour(state.settings);
  // The page of the round has no draw of the colour for teams: it comes first, by its own line.
  if (ofTeams && number === 1 && lacksColour) return [];
  const arrivals = checkIn(state);
  const action =
    engineOf(state.settings.system) !== null && !lacksColour
      ? run({ type: 'pairRound', round: number })
      : open('round', { round: number });
  return [...arrivals, item('pairRound', { round: number }, action)];
}

/** Licences have a register; for the rest there is the list of players. */
const seenTo = (mark: MissingMark): DueAction =>
  mark === 'licence' ? open('licences') : open('players', { filter: mark });

/** What lists and reports will ask for; nothing while nobody is entered. */
function incompleteData(state: Tournament): DueItem[] {
  const counts = missingCounts(state);
  return MISSING_MARKS.flatMap((mark) =>
    counts[mark] === 0 ? [] : [item(`${mark}Missing`, { players: counts[mark] }, seenTo(mark))],
  );
}

const NAMED_AT_MOST = 3;

/** Players whose only rating the initial order leaves out: they count as unrated (C.04.2 2.2). */
function ignoredRatings({ players, settings }: Tournament): DueItem[] {
  const { method } = settings.initialOrder;
  const ignored = [...players.values()].filter(
    ({ left, ratings }) => left === null && isRatingIgnored(ratings, method),
  );
  if (ignored.length === 0) return [];
  const names = ignored.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  if (ignored.length > names.length) names.push('…');
  const params = { players: ignored.length, names: names.join(', ') };
  return [item('ratingIgnored', params, open('settings', { setting: 'initialOrder' }))];
}

/** The last result is in: from here the closing list leads, whatever data is still missing. */
function finished(state: Tournament): DueItem[] {
  const rounds = publishedRounds(state).length;
  if (state.closing.closed) return [item('eventClosed', { rounds }, open('standings'))];
  if (rounds === 0 || !isLastTable(state, rounds)) return [];
  if (!state.rounds.every(isOver)) return [];
  if (adjournedBoards(state).length > 0) return [];
  const closed = state.rounds.every((round) => round.closed);
  return [item(closed ? 'eventFinished' : 'closingList', { rounds }, open('closing'))];
}

function nothingDue(state: Tournament, now: string): DueItem {
  const last = roundAtHand(state);
  const waiting = last && !last.closed ? last.number : (last?.number ?? 0) + 1;
  const minutes = roundOf(state, waiting)?.started ? null : minutesUntilRound(state, waiting, now);
  return item('nothingDue', minutes === null ? {} : { round: waiting, minutes }, null);
}
