import { hasResult } from '../rules/outcome.ts';
import {
  CLOSING_LINES,
  isByHand,
  type ClosingLineName,
  type LineByHand,
  type LineStanding,
} from './closing.ts';
import { undecidedMatches } from './cup.ts';
import { notCarriedOut } from './incidents/follow-ups.ts';
import { isCup } from './matches.ts';
import { publishedRounds, type Tournament } from './state.ts';
import { boardMark } from './views/board-mark.ts';
import { prizesView } from './views/prizes.ts';
import { standingsView } from './views/standings.ts';
import { teamStandingsView } from './views/team-standings.ts';
import type { Params } from './warning-ladder.ts';

/** Why a line stands as it does. */
export const CLOSING_REASONS = [
  'roundsToCome',
  'gamesOpen',
  'gamesAdjourned',
  'resultsIn',
  'boardsDisputed',
  'penaltiesOpen',
  'nothingDisputed',
  'roundToClose',
  'roundsClosed',
  'matchesLevel',
  'lotsDue',
  'tieForFirst',
  'tieForPrize',
  'placesShared',
  'noTies',
  'noPrizes',
  'prizesUndecided',
  'prizesWaitForMatches',
  'prizesToCheck',
  'noCategories',
  'categoriesToCheck',
  'notRated',
  'fideIdsMissing',
  'fileToSend',
  'noFederation',
  'resultsToSend',
  'papersToHang',
  'copyToTake',
  'saidDone',
  'saidNotNeeded',
  'changedSince',
  'eventOpen',
  'eventClosed',
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** A line of the list between the last result and the ceremony. */
export interface ClosingLine {
  readonly line: ClosingLineName;
  readonly standing: LineStanding;
  readonly reason: ClosingReason;
  readonly params: Params;
}

/** Every line, in order. */
export const closingLines = (state: Tournament): readonly ClosingLine[] =>
  CLOSING_LINES.map((line) => closingLine(state, line));

export const closingLine = (state: Tournament, line: ClosingLineName): ClosingLine =>
  (isByHand(line) ? settledLine(state, line) : null) ?? found(state, line);

const stands = (
  line: ClosingLineName,
  standing: LineStanding,
  reason: ClosingReason,
  params: Params = {},
): ClosingLine => ({ line, standing, reason, params });

/** What the arbiter said of a line, unless something changed since. */
function settledLine({ closing }: Tournament, line: LineByHand): ClosingLine | null {
  const settled = closing.settled.get(line);
  if (settled === undefined) return null;
  if (settled.outdated) return stands(line, 'toDo', 'changedSince');
  return settled.as === 'done'
    ? stands(line, 'done', 'saidDone')
    : stands(line, 'notNeeded', 'saidNotNeeded');
}

function found(state: Tournament, line: ClosingLineName): ClosingLine {
  switch (line) {
    case 'results':
      return results(state);
    case 'disputes':
      return disputes(state);
    case 'rounds':
      return rounds(state);
    case 'ties':
      return ties(state);
    case 'prizes':
      return prizes(state);
    case 'categories':
      return categories(state);
    case 'fideReport':
      return fideReport(state);
    case 'federationReport':
      return federationReport(state);
    case 'papers':
      return stands(line, 'toDo', 'papersToHang');
    case 'copy':
      return stands(line, 'toDo', 'copyToTake');
    case 'closed':
      return state.closing.closed
        ? stands(line, 'done', 'eventClosed')
        : stands(line, 'toDo', 'eventOpen');
  }
}

function results(state: Tournament): ClosingLine {
  const published = publishedRounds(state);
  const toCome = state.settings.rounds - published.length;
  if (toCome > 0) return stands('results', 'toDo', 'roundsToCome', { rounds: toCome });
  const open = published.flatMap(({ number, games }) =>
    games
      .filter(({ outcome }) => !hasResult(outcome))
      .map(({ board, outcome }) => ({
        round: number,
        board,
        adjourned: outcome.kind === 'adjourned',
      })),
  );
  const [first] = open;
  if (first === undefined) return stands('results', 'done', 'resultsIn');
  const { round, board } = first;
  const adjourned = open.every((game) => game.adjourned);
  const reason = adjourned ? 'gamesAdjourned' : 'gamesOpen';
  return stands('results', 'toDo', reason, { games: open.length, round, board });
}

function disputes(state: Tournament): ClosingLine {
  const boards = publishedRounds(state).flatMap(({ number, games }) =>
    games
      .filter((game) => ['disputed', 'questioned'].includes(boardMark(game)))
      .map(({ board }) => ({ round: number, board })),
  );
  const [first] = boards;
  if (first === undefined) return penaltiesOpen(state);
  return stands('disputes', 'toDo', 'boardsDisputed', { boards: boards.length, ...first });
}

/** What was decided on an incident has to be carried out before the event ends (Laws 12.9). */
function penaltiesOpen(state: Tournament): ClosingLine {
  const incidents = [...new Set(notCarriedOut(state).map(({ incident }) => incident))];
  if (incidents.length === 0) return stands('disputes', 'done', 'nothingDisputed');
  const params = { incidents: incidents.join(', '), count: incidents.length };
  return stands('disputes', 'toDo', 'penaltiesOpen', params);
}

function rounds(state: Tournament): ClosingLine {
  const open = state.rounds.find(({ closed }) => !closed);
  if (open === undefined && state.rounds.length >= state.settings.rounds) {
    return stands('rounds', 'done', 'roundsClosed');
  }
  const round = open?.number ?? state.rounds.length + 1;
  return stands('rounds', 'toDo', 'roundToClose', { round });
}

const NAMED_AT_MOST = 4;

/** Two that are first are asked about; further down places are shared as announced (C.07 4.2). */
function ties(state: Tournament): ClosingLine {
  const level = undecidedMatches(state);
  if (level.length > 0) {
    return stands('ties', 'toDo', 'matchesLevel', {
      count: level.length,
      matches: level.join(', '),
    });
  }
  const { shared, lotsDue } =
    state.settings.kind === 'team' ? sharedByTeams(state) : sharedByPlayers(state);
  const groups = shared.length;
  if (groups === 0) return stands('ties', 'notNeeded', 'noTies');
  if (lotsDue) return stands('ties', 'toDo', 'lotsDue', { groups });
  const first = shared.find(({ rank }) => rank === 1);
  if (first === undefined) {
    const prized = shared.filter(({ forPrize }) => forPrize).length;
    return prized > 0
      ? stands('ties', 'notNeeded', 'tieForPrize', { groups: prized })
      : stands('ties', 'notNeeded', 'placesShared', { groups });
  }
  const named = first.names.slice(0, NAMED_AT_MOST);
  const names = [...named, ...(first.names.length > named.length ? ['…'] : [])].join(' · ');
  return stands('ties', 'toDo', 'tieForFirst', { players: first.names.length, names });
}

interface Shared {
  readonly shared: readonly {
    readonly rank: number;
    readonly names: readonly string[];
    /** A play-off could share its prizes out otherwise. */
    readonly forPrize: boolean;
  }[];
  readonly lotsDue: boolean;
}

function sharedByPlayers(state: Tournament): Shared {
  const { tiesLeft, lotsDue, rows } = standingsView(state);
  const names = new Map(rows.map(({ tpn, name }) => [tpn, name]));
  // Those who go out in one round of a cup share a place for good.
  const awards = isCup(state.settings) ? [] : (prizesView(state)?.awards ?? []);
  const awarded = new Set(awards.map(({ tpn }) => tpn));
  const shared = tiesLeft.map(({ rank, players }) => ({
    rank,
    names: players.flatMap((tpn) => names.get(tpn) ?? []),
    forPrize: players.some((tpn) => awarded.has(tpn)),
  }));
  return { shared, lotsDue };
}

function sharedByTeams(state: Tournament): Shared {
  const view = teamStandingsView(state);
  const shared = (view?.tiesLeft ?? []).map((tie) => ({ ...tie, forPrize: false }));
  return { shared, lotsDue: view?.lotsDue ?? false };
}

function prizes(state: Tournament): ClosingLine {
  const view = prizesView(state);
  if (view === null) return stands('prizes', 'notNeeded', 'noPrizes');
  const contested = view.choices.filter(({ because }) => because === 'contested').length;
  const undecided = view.undecided.length + contested;
  if (undecided > 0) return stands('prizes', 'toDo', 'prizesUndecided', { prizes: undecided });
  if (undecidedMatches(state).length > 0) return stands('prizes', 'toDo', 'prizesWaitForMatches');
  return stands('prizes', 'toDo', 'prizesToCheck', { prizes: view.awards.length });
}

function categories({ settings, players }: Tournament): ClosingLine {
  // Teams have no category of players among them.
  if (settings.kind === 'team') return stands('categories', 'notNeeded', 'noCategories');
  const lists = settings.prizes?.lists.length ?? 0;
  const known = [...players.values()].some(
    ({ sex, private: own }) => sex === 'w' || own?.birthDate !== undefined,
  );
  return known || lists > 1
    ? stands('categories', 'toDo', 'categoriesToCheck')
    : stands('categories', 'notNeeded', 'noCategories');
}

function fideReport({ settings, players }: Tournament): ClosingLine {
  if (settings.regulations.rated === false) return stands('fideReport', 'notNeeded', 'notRated');
  const missing = [...players.values()].filter(({ fideId }) => fideId === undefined).length;
  return missing > 0
    ? stands('fideReport', 'toDo', 'fideIdsMissing', { players: missing })
    : stands('fideReport', 'toDo', 'fileToSend');
}

function federationReport({ settings }: Tournament): ClosingLine {
  const { federation, regulations } = settings;
  if (regulations.rated === false) return stands('federationReport', 'notNeeded', 'notRated');
  if (federation === null) return stands('federationReport', 'notNeeded', 'noFederation');
  return stands('federationReport', 'toDo', 'resultsToSend', { federation });
}
