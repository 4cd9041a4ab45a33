import { isAwaited } from '../awaited-line-ups.ts';
import { isCup, tieBreaksInUse } from '../matches.ts';
import { everyApartGroup } from '../apart.ts';
import { ESTIMATE } from '../../formats/trf/national-rating-record.ts';
import type { TrfDocument, TrfRecord } from '../../formats/trf/document.ts';
import type { TextTag } from '../../formats/trf/tournament-records.ts';
import { BLANK_CELL, type RoundCell } from '../../formats/trf/round-cells.ts';
import type { TrfPlayer } from '../../formats/trf/player-record.ts';
import { tpn, type PlayerId, type TeamId, type Tpn } from '../../rules/identity.ts';
import { GRANTED_BYES, type GrantedBye } from '../../rules/outcome.ts';
import { SCORING_PRESETS, type ScoringSystem } from '../../rules/scoring.ts';
import { isByTable } from '../../pairing/systems.ts';
import { USUAL_INITIAL_ORDER } from '../default-settings.ts';
import { lastWord } from '../corrections.ts';
import type { Entry } from '../log.ts';
import { isAvailable } from '../player.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { integrityComments, publicComments } from '../views/integrity.ts';
import { arrangedComments } from './arranged-comments.ts';
import { asFiled, placesOf } from './as-filed.ts';
import { countedInPairingsComments } from './counted-in-pairings.ts';
import { countedComments } from './counted-results.ts';
import { cupComments } from './cup-comments.ts';
import { decidedPoints } from './decided-points.ts';
import { encodedTimeControl } from './encoded-time-control.ts';
import { accelerationRecords } from './given-points.ts';
import { leftComments } from './leavers.ts';
import { postponedComments } from './postponed-games.ts';
import { letterComments } from './filed-seats.ts';
import { sidesComments } from './sides-comments.ts';
import { typeCode } from './type-code.ts';
import { teamHeaders, teams } from './write-teams.ts';
import { teamsOfPlayers } from '../views/participants.ts';
import { rankedTournament } from '../views/standings.ts';
import { teamNumbers } from '../views/team-records.ts';
import { personalRounds, scores, type PersonalRound } from '../views/records.ts';

export interface WriteReportOptions {
  /** Leaves out what is for those who run the event: for a file that anybody may see. */
  readonly forPublication: boolean;
}

const PROGRAM = 'Ronde';

/** The tournament as a report file: rating report by default, results as corrected (C.04.2 D.8). */
export function writeReport(
  event: Tournament,
  entries: readonly Entry[],
  options: WriteReportOptions,
): TrfDocument {
  const { forPublication } = options;
  const state = asFiled(event);
  const comments = [
    ...countedComments(state),
    ...countedInPairingsComments(event, state),
    ...postponedComments(state),
    ...arrangedComments(state),
    ...cupComments(state),
    ...sidesComments(state),
    ...letterComments(state),
    ...(forPublication
      ? publicComments(entries, publishedRounds(state).length)
      : [...leftComments(state), ...integrityComments(entries)]),
  ];
  const records: TrfRecord[] = [
    ...headers(state),
    ...players(state, options),
    ...nationalRatings(state),
    ...teams(state),
    ...(forPublication ? [] : byesToCome(state)),
    ...virtualPoints(state),
    ...(forPublication ? [] : prohibited(state)),
    ...decidedPoints(state),
    ...comments.map((text) => ({ tag: '###', line: 0, text }) as const),
  ];
  return { records, lineEnd: '\r\n' };
}

function headers(state: Tournament): TrfRecord[] {
  const { settings } = state;
  const text = (tag: TextTag, value: string | null): TrfRecord[] =>
    value === null || value === '' ? [] : [{ tag, line: 0, text: value }];
  const rated = [...state.players.values()].filter((player) => player.ratings.fide !== undefined);
  const count = (tag: '062' | '072' | '082' | '142', value: number): TrfRecord[] => [
    { tag, line: 0, count: value },
  ];
  return [
    ...text('012', settings.name),
    ...text('022', settings.place),
    ...text('032', settings.federation),
    { tag: '042', line: 0, date: settings.firstDay },
    ...(settings.lastDay === null
      ? []
      : [{ tag: '052', line: 0, date: settings.lastDay } as const]),
    ...count('062', state.players.size),
    ...count('072', rated.length),
    ...(settings.kind === 'team' ? count('082', state.teams.size) : []),
    ...text('092', typeCode(state)),
    ...text('102', settings.chiefArbiter),
    ...settings.deputyArbiters.flatMap((name) => text('112', name)),
    ...text('122', settings.timeControl),
    ...(settings.roundDates.some((date) => date !== null)
      ? [{ tag: '132', line: 0, dates: settings.roundDates } as const]
      : []),
    ...count('142', settings.rounds),
    ...(settings.initialColour === null
      ? []
      : [{ tag: '152', line: 0, colour: settings.initialColour } as const]),
    ...gamePoints(settings.scoring, hasAdjourned(state)),
    ...startingRankMethod(state),
    ...text('182', PROGRAM),
    { tag: '192', line: 0, code: typeCode(state) },
    ...(tieBreaksInUse(settings).length === 0
      ? []
      : [{ tag: '202', line: 0, codes: tieBreaksInUse(settings) } as const]),
    ...timeControl(state),
    ...teamHeaders(state),
  ];
}

const hasAdjourned = (state: Tournament): boolean =>
  publishedRounds(state).some(({ games }) =>
    games.some((game) => lastWord(game).kind === 'adjourned'),
  );

/** 172: mandatory beside national ratings (NRS); the usual method needs no record without them. */
function startingRankMethod(state: Tournament): TrfRecord[] {
  const { federation, initialOrder } = state.settings;
  const { method } = initialOrder;
  const isUsual = method === USUAL_INITIAL_ORDER.method;
  if (isUsual && nationalRatings(state).length === 0) return [];
  return [{ tag: '172', line: 0, federation: federation ?? '', method }];
}

function timeControl({ settings }: Tournament): TrfRecord[] {
  const control = encodedTimeControl(settings);
  return control === null ? [] : [{ tag: '222', line: 0, control }];
}

/** 162: of usual points only beside a result `?`, whose worth stands nowhere else (X). */
export function gamePoints(scoring: ScoringSystem, adjourned = false): TrfRecord[] {
  const isUsual = JSON.stringify(scoring) === JSON.stringify(SCORING_PRESETS['1-½-0']);
  if (isUsual && !adjourned) return [];
  const values = [
    { code: 'W', points: scoring.win },
    { code: 'D', points: scoring.draw },
    { code: 'L', points: scoring.loss },
    { code: 'A', points: scoring.zeroPointBye },
    { code: 'P', points: scoring.pairingAllocatedBye },
    { code: 'X', points: scoring.adjourned },
  ] as const;
  return [{ tag: '162', line: 0, values }];
}

function players(state: Tournament, options: WriteReportOptions): TrfPlayer[] {
  const after = { standingsAfter: publishedRounds(state).length };
  const lines = personalRounds(state, { ratingReport: true });
  const totals = scores(state, after);
  const ranks = ranksOf(state);
  const number = placesOf(state);
  const cup = isCup(state.settings);
  return state.numbers.flatMap((id, index) => {
    const player = state.players.get(id);
    if (!player) return [];
    const birth = options.forPublication ? undefined : player.private?.birthDate;
    return {
      tag: '001',
      line: 0,
      number: tpn(index + 1),
      sex: player.sex ?? null,
      title: player.title ?? null,
      name: player.name,
      rating: player.ratings.fide ?? null,
      federation: player.federation ?? '',
      fideId: player.fideId ?? '',
      birth: birth ?? null,
      points: totals.get(id) ?? null,
      rank: ranks.get(id) ?? null,
      rounds: (lines.get(id) ?? []).map((round, at): RoundCell =>
        // Who is out of a cup, or not in it yet, has nothing in the round; nor has anybody in public before line-ups are in.
        (cup && round.opponent === null && round.outcome === 'zeroPointBye') ||
        (options.forPublication && isAwaited(state, at + 1, id))
          ? BLANK_CELL
          : cell(round, number),
      ),
    };
  });
}

const cell = (round: PersonalRound, number: ReadonlyMap<PlayerId, Tpn>): RoundCell => ({
  colour: round.colour,
  outcome: round.outcome,
  opponent: round.opponent === null ? null : (number.get(round.opponent) ?? null),
});

/** Ranks by points and the tournament's own tie-breaks; equal players share one (TRF26: ties allowed). */
function ranksOf(state: Tournament): ReadonlyMap<PlayerId, number | null> {
  const { question, ranked } = rankedTournament(state, {
    asOf: publishedRounds(state).length,
  });
  return new Map(
    ranked.rows.flatMap(({ tpn: number, rank }) => {
      const player = question.playerOf(number);
      return player ? [[player.id, rank] as const] : [];
    }),
  );
}

function nationalRatings(state: Tournament): TrfRecord[] {
  return state.numbers.flatMap((id, index) => {
    const player = state.players.get(id);
    if (!player) return [];
    const { fide, national, estimate } = player.ratings;
    // An estimate stands for a rating where there is none, and says so.
    const estimated = fide === undefined && national === undefined && estimate !== undefined;
    if (national === undefined && !estimated && !player.nationalId) return [];
    return {
      tag: 'NRS',
      line: 0,
      federation: state.settings.federation ?? player.federation ?? 'FID',
      number: tpn(index + 1),
      sex: null,
      classification: estimated ? ESTIMATE : '',
      name: '',
      rating: national ?? (estimated ? estimate : null),
      origin: '',
      nationalId: player.nationalId ?? '',
      birth: null,
    };
  });
}

/** 240 for rounds to come: byes that were granted, and whoever is known to be away. */
function byesToCome(state: Tournament): TrfRecord[] {
  const paired = publishedRounds(state).length;
  const records: TrfRecord[] = [];
  for (let round = paired + 1; round <= state.settings.rounds; round += 1) {
    const byes =
      state.settings.kind === 'team'
        ? [...state.teams.keys()].map((id) => teamByeToCome(state, id, round))
        : state.numbers.map((id) => byeToCome(state, id, round));
    for (const bye of GRANTED_BYES) {
      const numbers = byes.flatMap((own, index) => (own === bye ? [index + 1] : []));
      if (numbers.length > 0) records.push({ tag: '240', line: 0, bye, round, numbers });
    }
  }
  return records;
}

function byeToCome(state: Tournament, id: PlayerId, round: number): GrantedBye | null {
  const player = state.players.get(id);
  // Who leaves a round robin stays in its table (C.05 6.6).
  const stays = isByTable(state.settings.system) || isCup(state.settings);
  const isAway = player !== undefined && !stays && !isAvailable(player, round);
  return isAway ? 'zeroPointBye' : (state.byes.get(round)?.get(id) ?? null);
}

function teamByeToCome(state: Tournament, id: TeamId, round: number): GrantedBye | null {
  // In a cup it stays in the bracket, and forfeits.
  const isAway = !isCup(state.settings) && (state.teamsLeft.get(id) ?? Infinity) <= round;
  return isAway ? 'zeroPointBye' : (state.teamByes.get(round)?.get(id) ?? null);
}

/** 250; Baku is named in 192. */
const virtualPoints = ({ settings: { acceleration, team } }: Tournament): TrfRecord[] =>
  acceleration.method === 'free'
    ? accelerationRecords(acceleration.records, team?.primaryScore)
    : [];

/** 260 names players, in an event of teams the teams. */
function prohibited(state: Tournament): TrfRecord[] {
  const place = placesOf(state);
  const ofTeams = teamNumbers(state);
  const numbersOf = (players: readonly PlayerId[]): number[] =>
    state.settings.kind === 'team'
      ? teamsOfPlayers(state, players).flatMap((id) => ofTeams.get(id) ?? [])
      : players.flatMap((id) => place.get(id) ?? []);
  return everyApartGroup(state).flatMap(({ players, fromRound, toRound }): TrfRecord[] => {
    const numbers = numbersOf(players);
    if (numbers.length < 2) return [];
    return [{ tag: '260', line: 0, firstRound: fromRound, lastRound: toRound, numbers }];
  });
}
