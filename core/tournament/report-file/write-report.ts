import type { TrfDocument, TrfRecord } from '../../formats/trf/document.ts';
import type { TextTag } from '../../formats/trf/tournament-records.ts';
import type { RoundCell } from '../../formats/trf/round-cells.ts';
import type { TrfPlayer } from '../../formats/trf/player-record.ts';
import type { Colour } from '../../rules/colour.ts';
import { tpn, type PlayerId, type TeamId, type Tpn } from '../../rules/identity.ts';
import { GRANTED_BYES } from '../../rules/outcome.ts';
import { SCORING_PRESETS, type ScoringSystem } from '../../rules/scoring.ts';
import { strengthOf } from '../initial-order.ts';
import type { Entry } from '../log.ts';
import type { Round } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { integrityComments, publicComments } from '../views/integrity.ts';
import { encodedTimeControl } from './encoded-time-control.ts';
import { typeCode } from './type-code.ts';
import { teamScores } from '../views/team-scores.ts';
import { rankedTournament } from '../views/standings.ts';
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
  const state = numbered(event);
  const comments = forPublication
    ? publicComments(entries, publishedRounds(state).length)
    : integrityComments(entries);
  const records: TrfRecord[] = [
    ...headers(state),
    ...players(state, options),
    ...nationalRatings(state),
    ...teams(state),
    ...(forPublication ? [] : byesToCome(state)),
    ...virtualPoints(state),
    ...(forPublication ? [] : prohibited(state)),
    ...adjustments(state),
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
    ...text('092', typeWords(state)),
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
    ...gamePoints(settings.scoring),
    ...(settings.initialOrder.method === 'FIDE'
      ? []
      : [
          {
            tag: '172',
            line: 0,
            federation: settings.federation ?? '',
            method: settings.initialOrder.method,
          } as const,
        ]),
    ...text('182', PROGRAM),
    { tag: '192', line: 0, code: typeCode(state) },
    ...(settings.tieBreaks.length === 0
      ? []
      : [{ tag: '202', line: 0, codes: settings.tieBreaks } as const]),
    ...timeControl(state),
    ...teamHeaders(state),
  ];
}

function timeControl({ settings }: Tournament): TrfRecord[] {
  const control = encodedTimeControl(settings);
  return control === null ? [] : [{ tag: '222', line: 0, control }];
}

function typeWords(state: Tournament): string {
  const kind = state.settings.kind === 'team' ? 'Team' : 'Individual';
  return `${kind}: ${state.settings.system}`;
}

export function gamePoints(scoring: ScoringSystem): TrfRecord[] {
  if (JSON.stringify(scoring) === JSON.stringify(SCORING_PRESETS['1-½-0'])) return [];
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
      rounds: (lines.get(id) ?? []).map((round): RoundCell => cell(round, number)),
    };
  });
}

const cell = (round: PersonalRound, number: ReadonlyMap<PlayerId, Tpn>): RoundCell => ({
  colour: round.colour,
  outcome: round.outcome,
  opponent: round.opponent === null ? null : (number.get(round.opponent) ?? null),
});

/** Everybody with a number, as a file needs: whoever has none yet follows in the order of entry. */
function numbered(state: Tournament): Tournament {
  const known = new Set(state.numbers);
  const others = [...state.players.keys()].filter((id) => !known.has(id));
  return others.length === 0 ? state : { ...state, numbers: [...state.numbers, ...others] };
}

const placesOf = ({ numbers }: Tournament): ReadonlyMap<PlayerId, Tpn> =>
  new Map(numbers.map((id, index) => [id, tpn(index + 1)]));

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
    if (!player || (player.ratings.national === undefined && !player.nationalId)) return [];
    return {
      tag: 'NRS',
      line: 0,
      federation: state.settings.federation ?? player.federation ?? 'FID',
      number: tpn(index + 1),
      sex: null,
      classification: '',
      name: '',
      rating: player.ratings.national ?? null,
      origin: '',
      nationalId: player.nationalId ?? '',
      birth: null,
    };
  });
}

function teamHeaders(state: Tournament): TrfRecord[] {
  const { team } = state.settings;
  if (team === null) return [];
  const colours = Array.from(team.boardColours, (letter) => (letter === 'W' ? 'white' : 'black'));
  return [
    { tag: '352', line: 0, colours },
    {
      tag: '362',
      line: 0,
      values: [
        { code: 'TW', points: team.matchScoring.win },
        { code: 'TD', points: team.matchScoring.draw },
        { code: 'TL', points: team.matchScoring.loss },
      ],
    },
  ];
}

/** 310, and 300 where a team played out of the order of its roster. */
function teams(state: Tournament): TrfRecord[] {
  const number = new Map([...state.teams.keys()].map((id, index) => [id, index + 1]));
  const place = placesOf(state);
  const strength = (roster: readonly PlayerId[]): number => {
    const ratings = roster.map((id) => {
      const player = state.players.get(id);
      return player ? strengthOf(player.ratings, state.settings.initialOrder.method) : 0;
    });
    return Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / (ratings.length || 1));
  };
  const scored = teamScores(state, { ratingReport: true });
  const listed = [...state.teams.values()].map((team): TrfRecord => ({
    tag: '310',
    line: 0,
    number: number.get(team.id) ?? 0,
    name: team.name,
    nickname: team.nickname ?? '',
    strength: team.strength ?? strength(team.roster),
    matchPoints: scored.get(team.id)?.matchPoints ?? null,
    gamePoints: scored.get(team.id)?.gamePoints ?? null,
    rank: null,
    players: team.roster.map((id) => place.get(id) ?? null),
  }));
  return [...listed, ...lineUps(state, number, place), ...withoutGames(state, number)];
}

function lineUps(
  state: Tournament,
  number: ReadonlyMap<TeamId, number>,
  place: ReadonlyMap<PlayerId, Tpn>,
): TrfRecord[] {
  return publishedRounds(state).flatMap((round) =>
    [...(state.lineUps.get(round.number) ?? [])].flatMap(([team, boards]) => {
      const match = round.matches.find(({ first, second }) => [first, second].includes(team));
      if (!match) return [];
      const opponent = match.first === team ? match.second : match.first;
      return {
        tag: '300',
        line: 0,
        round: round.number,
        team: number.get(team) ?? 0,
        opponent: number.get(opponent) ?? 0,
        players: boards.map((id) => (id === null ? null : (place.get(id) ?? null))),
      } as const;
    }),
  );
}

/** 320 and 240 for teams without an opponent, 330 for matches nobody came to play. */
function withoutGames(state: Tournament, number: ReadonlyMap<TeamId, number>): TrfRecord[] {
  const rounds = publishedRounds(state);
  const scoring = state.settings.team?.matchScoring;
  if (scoring === undefined) return [];
  const allocated = rounds.map(({ freeTeams }) => {
    const free = freeTeams.find(({ outcome }) => outcome === 'pairingAllocatedBye');
    return free ? (number.get(free.team) ?? null) : null;
  });
  const granted = rounds.flatMap(({ number: round, freeTeams }) =>
    GRANTED_BYES.flatMap((bye) => {
      const teamsWith = freeTeams.filter(({ outcome }) => outcome === bye);
      const numbers = teamsWith.map(({ team }) => number.get(team) ?? 0).sort((a, b) => a - b);
      return numbers.length === 0 ? [] : [{ tag: '240', line: 0, bye, round, numbers } as const];
    }),
  );
  const forfeited = rounds.flatMap((round) =>
    round.matches
      .filter(({ table }) => !round.games.some((game) => game.match === table))
      .map(({ first, second }) => ({
        tag: '330' as const,
        line: 0,
        winner: winnerByForfeit(state, round, first, second),
        round: round.number,
        white: number.get(first) ?? 0,
        black: number.get(second) ?? 0,
      })),
  );
  const pab: TrfRecord = {
    tag: '320',
    line: 0,
    matchPoints: scoring.pairingAllocatedBye,
    gamePoints: null,
    teams: allocated,
  };
  return [...granted, ...(allocated.some((team) => team !== null) ? [pab] : []), ...forfeited];
}

/** The side whose players sat opposite empty boards. */
function winnerByForfeit(
  state: Tournament,
  round: Round,
  first: TeamId,
  second: TeamId,
): Colour | null {
  const seated = (team: TeamId): number =>
    round.unpaired.filter(
      ({ player, outcome }) =>
        outcome === 'forfeitWin' && state.teams.get(team)?.roster.includes(player),
    ).length;
  const difference = seated(first) - seated(second);
  if (difference === 0) return null;
  return difference > 0 ? 'white' : 'black';
}

function byesToCome(state: Tournament): TrfRecord[] {
  const place = placesOf(state);
  const paired = publishedRounds(state).length;
  return [...state.byes].flatMap(([round, granted]) =>
    round <= paired
      ? []
      : GRANTED_BYES.flatMap((bye) => {
          const ids = [...granted].filter(([, kind]) => kind === bye).map(([id]) => id);
          const numbers = ids.map((id) => place.get(id) ?? 0).sort((a, b) => a - b);
          return numbers.length === 0
            ? []
            : [{ tag: '240', line: 0, bye, round, numbers } as const];
        }),
  );
}

/** 250 for points given by hand; methods with rules of their own are named in 192 or computed. */
function virtualPoints({ settings: { acceleration } }: Tournament): TrfRecord[] {
  if (acceleration.method !== 'free') return [];
  return acceleration.records.map((record) => ({
    tag: '250',
    line: 0,
    matchPoints: null,
    gamePoints: record.points,
    firstRound: record.firstRound,
    lastRound: record.lastRound,
    first: record.firstPlayer,
    last: record.lastPlayer,
  }));
}

/** 299 without a type: a penalty or a bonus. */
function adjustments(state: Tournament): TrfRecord[] {
  const place = placesOf(state);
  return state.adjustments.map(({ player, round, points }) => ({
    tag: '299',
    line: 0,
    assignment: null,
    matchPoints: null,
    gamePoints: points,
    round,
    numbers: [place.get(player) ?? 0],
  }));
}

function prohibited(state: Tournament): TrfRecord[] {
  const place = placesOf(state);
  return state.prohibited.map(({ players: group, fromRound, toRound }) => ({
    tag: '260',
    line: 0,
    firstRound: fromRound,
    lastRound: toRound,
    numbers: group.map((id) => place.get(id) ?? 0),
  }));
}
