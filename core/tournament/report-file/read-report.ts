import { editionHint } from '../../formats/trf/edition-hint.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { declaredColour, initialColourOf } from '../../formats/trf/initial-colour.ts';
import { hasTrf26Records } from '../../formats/trf/left-out.ts';
import { matchScoringOf } from '../../formats/trf/match-scoring.ts';
import { playerRecords } from '../../formats/trf/player-records.ts';
import { roundsDeclared, roundsRecorded } from '../../formats/trf/rounds-of.ts';
import { scoringOf } from '../../formats/trf/scoring-of.ts';
import { tieBreaksListed } from '../../formats/trf/tie-breaks-listed.ts';
import { formatTimeControl } from '../../formats/trf/time-control.ts';
import { defaultEditions } from '../../rules/editions/registry.ts';
import type { IsoDate, PlayerId, Tpn } from '../../rules/identity.ts';
import { BYES, type Bye, type GameOutcome } from '../../rules/outcome.ts';
import { pointsFromTenths } from '../../rules/points.ts';
import type { Problem } from '../../rules/problem.ts';
import { pairingPointsFor, pointsFor } from '../../rules/scoring.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import { accelerationOf, renumbered } from './acceleration-of.ts';
import { announcedProblems } from './announced-problems.ts';
import { byesToCome } from './byes-to-come.ts';
import { systemOf, typeOf } from './system-of.ts';
import { apply } from '../apply.ts';
import { inBoardOrder, onBoards } from '../board-order.ts';
import { USUAL_INITIAL_ORDER, withDefaults } from '../default-settings.ts';
import type { EventOf, TournamentEvent } from '../event.ts';
import type { PlayerDetails, Team } from '../player.ts';
import type { Unpaired } from '../round.ts';
import type { Settings, TeamSettings } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { isOnRecord } from '../views/integrity.ts';
import { teamReport } from './team-report.ts';
import { countedFor, countedGame, countedIn, type CountedResults } from './counted-results.ts';
import { filedId } from './filed-id.ts';
import { gameOf } from './games.ts';
import { leaversIn, type Leaver } from './leavers.ts';
import { matchesIn, teamFacts, teamNumbered, type TeamFacts } from './matches.ts';

export interface ReportReading {
  /** The facts of the file in the order they happened; null when they contradict each other. */
  readonly events: readonly TournamentEvent[] | null;
  readonly problems: readonly Problem[];
}

export interface FoldedReading extends ReportReading {
  /** What the events add up to. */
  readonly state: Tournament | null;
}

export interface ReportOptions {
  /** Used when the file does not say when the event began. */
  readonly firstDay: IsoDate;
  /** The file's name, for the record. */
  readonly from: string;
  /** How many rounds there will be, where the file does not declare them. */
  readonly rounds?: number;
}

const NO_PLAYERS =
  'The file has no player records (001): it is no report file. Ronde reads report files (.trf, ' +
  '.trfx, .txt), .ronde, .papi, and tables of players (.csv, .xlsx).';

const NO_TIE_BREAKS =
  'The form of this file (before TRF26) has no place for tie-breaks: choose them in the settings.';

/**
 * Turns a report file into the facts of a tournament. Recorded rounds are facts: nothing is
 * repaired, and a file whose games contradict each other is refused with the place.
 */
export function readReport(document: TrfDocument, options: ReportOptions): FoldedReading {
  const problems: Problem[] = [];
  const { scoring } = scoringOf(document);
  const firstDay = recordsOf(document, '042')[0]?.date ?? null;
  if (firstDay === null) {
    const message = `The file does not say when the event began (042); ${options.firstDay} is taken.`;
    problems.push(problem('warning', 'report.firstDay.missing', message));
  }
  if (!hasTrf26Records(document)) {
    problems.push(problem('note', 'report.tieBreaks.missing', NO_TIE_BREAKS));
  }
  const settings = settingsOf(document, {
    scoring,
    firstDay: firstDay ?? options.firstDay,
    rounds: Math.max(roundsDeclared(document) ?? options.rounds ?? 0, roundsRecorded(document), 1),
  });
  const hint = editionHint(document);
  const pins = { ...defaultEditions(settings.firstDay), ...(hint ? { swiss: hint.edition } : {}) };
  const events: TournamentEvent[] = [
    { type: 'tournamentCreated', settings, pins, unpublished: true },
  ];
  // A file that counts no players says that nobody has entered yet.
  const isEmpty = recordsOf(document, '062')[0]?.count === 0;
  if (recordsOf(document, '001').length === 0 && !isEmpty) {
    problems.push(problem('error', 'report.noPlayers', NO_PLAYERS));
    return { events: null, state: null, problems };
  }
  const records = playerRecords(document);
  events.push(
    { type: 'playersEntered', players: detailsOf(document, records) },
    ...teamsOf(document).map((team) => ({ type: 'teamEntered', team }) as const),
    {
      type: 'numbersAssigned',
      order: numbersIn(document).map(filedId),
      reason: 'initialOrder',
    },
    ...prohibitedOf(document, settings.rounds),
  );
  let state = events.reduce<Tournament | null>((before, event) => apply(before, event, ''), null);
  const counted = countedIn(document);
  for (let round = 1; round <= roundsRecorded(document) && state !== null; round += 1) {
    const held = [
      ...lineUps(document, round, settings),
      ...roundEvents(state, { records, counted }, round, teamFacts(document, round), problems),
    ];
    for (const event of held) state = apply(state, event, '');
    events.push(...held);
  }
  problems.push(...announcedProblems(document, settings, pins));
  const afterwards = [
    ...adjustments({ records, counted }, settings),
    ...byesToCome(document),
    ...[...leaversIn(document).values()].map(left),
    imported(document, options, problems),
  ];
  events.push(...afterwards);
  const contradicted = problems.some(({ severity }) => severity === 'error');
  if (contradicted) return { events: null, state: null, problems };
  for (const event of afterwards) state = apply(state, event, '');
  return { events, state, problems };
}

function imported(
  document: TrfDocument,
  { from }: ReportOptions,
  problems: readonly Problem[],
): TournamentEvent {
  const lines = recordsOf(document, '###').map(({ text }) => text.trimEnd());
  const comments = lines.filter(isOnRecord);
  return {
    type: 'imported',
    from,
    problems: problems.length,
    ...(comments.length === 0 ? {} : { comments }),
  };
}

function problem(
  severity: Problem['severity'],
  code: string,
  message: string,
  record = '',
): Problem {
  return { severity, line: 0, column: 0, record, code, message };
}

function settingsOf(
  document: TrfDocument,
  known: Pick<Settings, 'scoring' | 'firstDay' | 'rounds'>,
): Settings {
  const text = (tag: '012' | '022' | '032' | '102' | '122'): string | null => {
    const written = recordsOf(document, tag)[0]?.text ?? '';
    return written === '' ? null : written;
  };
  const named = typeOf(document);
  const team = isTeamEvent(document);
  const clock = recordsOf(document, '222')[0]?.control;
  const timeControlCode = clock === undefined ? null : formatTimeControl(clock);
  return withDefaults({
    ...known,
    name: text('012') ?? 'Untitled',
    kind: team ? 'team' : 'individual',
    place: text('022'),
    federation: text('032'),
    chiefArbiter: text('102'),
    deputyArbiters: recordsOf(document, '112').map((record) => record.text),
    timeControl: text('122') ?? timeControlCode,
    timeControlCode,
    lastDay: recordsOf(document, '052')[0]?.date ?? null,
    roundDates: recordsOf(document, '132')[0]?.dates ?? [],
    system: systemOf(document),
    reportType: named?.code ?? null,
    acceleration: renumbered(accelerationOf(document), numbersIn(document)),
    // Players' first colours tell nothing of the lot drawn for teams.
    initialColour: team ? declaredColour(document) : initialColourOf(document),
    initialOrder: {
      method: recordsOf(document, '172')[0]?.method ?? USUAL_INITIAL_ORDER.method,
      last: 'alphabetical',
    },
    tieBreaks: tieBreaksListed(document),
    team: team ? teamSettings(document) : null,
  });
}

/** The numbers of a file in their order: some may be left out. */
export const numbersIn = (document: TrfDocument): readonly Tpn[] =>
  playerRecords(document, { before: 1 }).map(({ tpn }) => tpn);

function teamSettings(document: TrfDocument): TeamSettings {
  const colours = recordsOf(document, '352')[0]?.colours;
  const { boards } = teamReport(document);
  const alternating = Array.from({ length: boards }, (_, index) => (index % 2 === 0 ? 'W' : 'B'));
  const letters = colours?.map((colour) => (colour === 'white' ? 'W' : 'B')) ?? alternating;
  return {
    boards,
    boardColours: letters.join(''),
    matchScoring: matchScoringOf(document),
    primaryScore: typeOf(document)?.type.teamSwiss?.primary ?? 'matchPoints',
  };
}

function detailsOf(document: TrfDocument, records: readonly PlayerRecord[]): PlayerDetails[] {
  const team = isTeamEvent(document);
  const arrivals = new Map(records.map(({ tpn, rounds }) => [tpn, arrivalIn(rounds)]));
  const national = new Map(
    recordsOf(document, 'NRS').map((record) => [record.number as number, record] as const),
  );
  return recordsOf(document, '001').map((player) => {
    const support = national.get(player.number);
    return {
      id: filedId(player.number),
      name: player.name === '' ? `Player ${player.number}` : player.name,
      ...(player.sex ? { sex: player.sex } : {}),
      ...(player.title ? { title: player.title } : {}),
      ...(player.federation ? { federation: player.federation } : {}),
      ...(player.fideId ? { fideId: player.fideId } : {}),
      ...(support?.nationalId ? { nationalId: support.nationalId } : {}),
      ratings: {
        ...(player.rating ? { fide: player.rating } : {}),
        ...(support?.rating ? { national: support.rating } : {}),
      },
      fromRound: team ? 1 : (arrivals.get(player.number) ?? 1),
      ...(player.birth ? { private: { birthDate: player.birth } } : {}),
    };
  });
}

/** The first round somebody takes part in, where the rounds before brought nothing (C.04.2 2.4). */
const arrivalIn = (rounds: readonly RoundRecord[]): number =>
  Math.max(1, rounds.findIndex(({ outcome }) => outcome !== 'zeroPointBye') + 1);

function teamsOf(document: TrfDocument): Team[] {
  const roster = (players: readonly (number | null)[]): PlayerId[] =>
    players.flatMap((number) => (number === null ? [] : [filedId(number)]));
  const modern = recordsOf(document, '310').map((record) => ({
    id: teamNumbered(record.number),
    name: record.name,
    ...(record.nickname ? { nickname: record.nickname } : {}),
    ...(record.strength === null ? {} : { strength: record.strength }),
    roster: roster(record.players),
  }));
  if (modern.length > 0) return modern;
  return recordsOf(document, '013').map((record, index) => ({
    id: teamNumbered(index + 1),
    name: record.name,
    roster: roster(record.players),
  }));
}

/** 260 keeps players apart for some rounds, XXP for the whole event; teams' numbers are not ours. */
function prohibitedOf(document: TrfDocument, rounds: number): TournamentEvent[] {
  if (isTeamEvent(document)) return [];
  const groups = [
    ...recordsOf(document, '260'),
    ...recordsOf(document, 'XXP').map(({ numbers }) => ({
      numbers,
      firstRound: 1,
      lastRound: rounds,
    })),
  ];
  return groups.map(({ numbers, firstRound, lastRound }) => ({
    type: 'pairsProhibited',
    group: { players: numbers.map(filedId), fromRound: firstRound, toRound: lastRound },
  }));
}

/** 300: who sat on which board, so that an empty board keeps its place. */
function lineUps(document: TrfDocument, round: number, { team }: Settings): EventOf<'lineUpSet'>[] {
  return recordsOf(document, '300')
    .filter((record) => record.round === round)
    .map((record) => ({
      type: 'lineUpSet',
      round,
      team: teamNumbered(record.team),
      boards: Array.from({ length: team?.boards ?? record.players.length }, (_, board) => {
        const number = record.players[board] ?? null;
        return number === null ? null : filedId(number);
      }),
    }));
}

interface Results {
  readonly records: readonly PlayerRecord[];
  /** Where the table counted something else than the cells hold. */
  readonly counted: CountedResults;
}

function roundEvents(
  state: Tournament,
  { records, counted }: Results,
  round: number,
  facts: TeamFacts,
  problems: Problem[],
): TournamentEvent[] {
  const byNumber = new Map(records.map((record) => [record.tpn, record.rounds[round - 1]]));
  const results = new Map<string, ReturnType<typeof gameOf>>();
  const corrected = new Map<string, GameOutcome>();
  const pairs = [];
  const unpaired: Unpaired[] = [];
  for (const { tpn, rounds } of records) {
    const own = rounds[round - 1];
    if (own === undefined) continue;
    if (own.opponent === null) {
      unpaired.push(unpairedOf(tpn, own));
    } else if (own.colour === 'white') {
      const theirs = byNumber.get(own.opponent);
      const outcome = theirs ? gameOf(own.outcome, theirs.outcome) : null;
      if (outcome === null || theirs?.opponent !== tpn) {
        const message = `Round ${round}: players ${tpn} and ${own.opponent} do not tell the same story. Correct both lines.`;
        problems.push(problem('error', 'report.game.contradiction', message, '001'));
        continue;
      }
      pairs.push({ white: filedId(tpn), black: filedId(own.opponent) });
      const inTable = countedGame(counted, round, { white: tpn, black: own.opponent });
      results.set(filedId(tpn), inTable ?? outcome);
      if (inTable !== null) corrected.set(filedId(tpn), outcome);
    } else if (own.colour === null) {
      const message = `Round ${round}: player ${tpn} has an opponent but no colour. Write w or b.`;
      problems.push(problem('error', 'report.colour.missing', message, '001'));
    }
  }
  const games = onBoards(state, inBoardOrder(state, round, pairs));
  const team = matchesIn(state, games, facts);
  const events: TournamentEvent[] = [
    { type: 'roundDrafted', round, origin: 'imported', unpaired, ...team },
    { type: 'roundPublished', round },
  ];
  let open = false;
  for (const game of team.games) {
    const outcome = results.get(game.white);
    if (!outcome || outcome.kind === 'notEntered') open = true;
    else events.push({ type: 'resultEntered', round, board: game.board, outcome });
  }
  if (!open) events.push({ type: 'roundClosed', round });
  for (const { board, white } of team.games) {
    const outcome = corrected.get(white);
    if (outcome === undefined) continue;
    events.push({ type: 'resultCorrected', round, board, outcome, window: 'ratingOnly' });
  }
  return events;
}

const BYE_OUTCOMES: ReadonlySet<string> = new Set(BYES);

function unpairedOf(tpn: Tpn, { outcome }: RoundRecord): Unpaired {
  const player = filedId(tpn);
  if (outcome === 'forfeitWin' || outcome === 'forfeitLoss') {
    return { player, outcome, reason: 'emptyBoard' };
  }
  const bye = BYE_OUTCOMES.has(outcome) ? (outcome as Bye) : 'zeroPointBye';
  return { player, outcome: bye, reason: bye === 'pairingAllocatedBye' ? 'odd' : 'asked' };
}

/** What 299 gave beside the scoring system, as the difference it made. */
function adjustments({ records, counted }: Results, { scoring }: Settings): TournamentEvent[] {
  return records.flatMap(({ tpn, rounds }) =>
    rounds.flatMap((round, index): TournamentEvent[] => {
      if (round.points === undefined) return [];
      const inTable = countedFor(counted, index + 1, tpn, round.opponent)?.outcome;
      if (inTable !== undefined && round.points === pointsFor(inTable, scoring)) return [];
      const worth = pairingPointsFor(inTable ?? round.outcome, scoring);
      const points = pointsFromTenths(round.points - worth);
      return [
        {
          type: 'pointsAdjusted',
          player: filedId(tpn),
          round: index + 1,
          points,
          reason: 'TRF 299',
        },
      ];
    }),
  );
}

const left = ({ number, fromRound, reason }: Leaver): TournamentEvent => ({
  type: 'playerLeft',
  player: filedId(number),
  reason,
  fromRound,
});
