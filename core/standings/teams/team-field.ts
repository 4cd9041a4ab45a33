import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import type { Tpn } from '../../rules/identity.ts';
import { pointsFromTenths } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import { openField, type Field, type PlayerIndex } from '../field.ts';
import type { StandingsRefusal } from '../request.ts';
import type { Score, TeamRefusal, TeamStandingsRequest } from './request.ts';
import { misfitOf } from './record-check.ts';
import type { TeamOutcome, TeamRecord, TeamRound } from './team-record.ts';

/** A team's place in the field: teams stand in order of number, from 0. */
export type TeamIndex = PlayerIndex;

/** A request laid out for computing: the event once for each score, as Articles 6 to 9 read it (C.07 13). */
export interface TeamField {
  readonly request: TeamStandingsRequest;
  readonly edition: TieBreakProperties;
  readonly teams: readonly TeamRecord[];
  readonly indexOf: ReadonlyMap<Tpn, TeamIndex>;
  readonly primary: Score;
  readonly secondary: Score;
  readonly matchPoints: Field;
  readonly gamePoints: Field;
}

/** Lays out a request; refuses records that do not fit together. */
export function openTeamField(request: TeamStandingsRequest): Result<TeamField, TeamRefusal> {
  const teams = [...request.teams].sort((a, b) => a.number - b.number);
  const byNumber = new Map(teams.map((team) => [team.number, team]));
  const lines = teams.map((team): Line => ({
    team,
    outcomes: team.rounds
      .slice(0, request.rounds)
      .map((round, index) => outcomeOf(round, byNumber, index)),
  }));
  const open = (scoring: ScoringSystem, pointsOf: PointsOfRound): Result<Field, StandingsRefusal> =>
    fieldOf(request, lines, scoring, pointsOf);

  const matchScoring = scoringOfMatches(request);
  const matchPoints = open(matchScoring, (round, outcome) => {
    if (round.matchPoints !== undefined) return round.matchPoints;
    return outcome === 'notEntered' ? 0 : matchScoring[outcome];
  });
  if (!matchPoints.ok) return matchPoints;
  const misfit = misfitOf(request, byNumber);
  if (misfit) return failure(misfit);
  const gameScoring = gamePointsOfMatches(request);
  const gamePoints = open(gameScoring, (round, outcome) => {
    if (round.gamePoints !== undefined) return round.gamePoints;
    // An open match has brought nothing yet, whatever its finished boards.
    if (outcome === 'notEntered') return 0;
    return round.boards ? sumOfBoards(round) : gameScoring[outcome];
  });
  if (!gamePoints.ok) return gamePoints;
  // LA 3.2: by Molter tables teams are ranked by the points of their games.
  const primary = request.kind === 'molter' ? 'gamePoints' : request.primaryScore;
  return success({
    request,
    edition: request.edition,
    teams,
    indexOf: matchPoints.value.indexOf,
    primary,
    secondary: primary === 'matchPoints' ? 'gamePoints' : 'matchPoints',
    matchPoints: matchPoints.value,
    gamePoints: gamePoints.value,
  });
}

function sumOfBoards({ boards = [] }: TeamRound): number {
  let sum = 0;
  for (const { points } of boards) sum += points;
  return sum;
}

/** What a round was worth, as a game would be. */
type MatchOutcome = Exclude<TeamOutcome, 'played'> | 'win' | 'draw' | 'loss';

/** A match is won by the side with more game points; penalties do not turn it when boards are known. */
function outcomeOf(
  round: TeamRound,
  byNumber: ReadonlyMap<Tpn, TeamRecord>,
  index: number,
): MatchOutcome {
  if (round.outcome !== 'played' && round.outcome !== 'notEntered') return round.outcome;
  // Without an opponent of its own a team has no match, played or open (Molter, LA 3.2).
  if (round.opponent === null) return 'zeroPointBye';
  if (round.outcome === 'notEntered') return round.outcome;
  const theirs = byNumber.get(round.opponent)?.rounds[index];
  const withBoards = round.boards !== undefined && theirs?.boards !== undefined;
  const scored = (side: TeamRound): number =>
    withBoards ? sumOfBoards(side) : (side.gamePoints ?? sumOfBoards(side));
  const [own, other] = [scored(round), theirs ? scored(theirs) : 0];
  return own === other ? 'draw' : own > other ? 'win' : 'loss';
}

type PointsOfRound = (round: TeamRound, outcome: MatchOutcome) => number;

interface Line {
  readonly team: TeamRecord;
  readonly outcomes: readonly MatchOutcome[];
}

function fieldOf(
  request: TeamStandingsRequest,
  lines: readonly Line[],
  scoring: ScoringSystem,
  pointsOf: PointsOfRound,
): Result<Field, StandingsRefusal> {
  const { rounds, declaredRounds, edition, manual } = request;
  return openField({
    players: lines.map((line) => playerOf(line, pointsOf)),
    rounds,
    ...(declaredRounds !== undefined && { declaredRounds }),
    scoring,
    kind: request.kind === 'roundRobin' ? 'roundRobin' : 'swiss',
    edition,
    ...(manual && { manual }),
  });
}

const playerOf = ({ team, outcomes }: Line, pointsOf: PointsOfRound): PlayerRecord => ({
  tpn: team.number,
  name: team.name,
  rating: 0,
  rounds: team.rounds.slice(0, outcomes.length).map((round, index) => {
    const outcome = outcomes[index] ?? 'zeroPointBye';
    return {
      opponent: round.opponent,
      colour: round.colour ?? null,
      outcome,
      points: pointsFromTenths(pointsOf(round, outcome)),
    };
  }),
});

function scoringOfMatches({ matchScoring }: TeamStandingsRequest): ScoringSystem {
  const { win, draw, loss, pairingAllocatedBye } = matchScoring;
  const none = pointsFromTenths(0);
  return {
    win,
    draw,
    loss,
    pairingAllocatedBye,
    // LA 5.2 2.4.1: a lost match may bring a point that a forfeited one does not.
    forfeitWin: matchScoring.forfeitWin ?? win,
    forfeitLoss: matchScoring.forfeitLoss ?? none,
    fullPointBye: win,
    halfPointBye: draw,
    zeroPointBye: none,
    adjourned: draw,
  };
}

/** Game points of a whole match: the same result on every board. */
function gamePointsOfMatches({
  gameScoring,
  matchScoring,
  boards,
}: TeamStandingsRequest): ScoringSystem {
  const each = (points: number) => pointsFromTenths(points * boards);
  return {
    win: each(gameScoring.win),
    draw: each(gameScoring.draw),
    loss: each(gameScoring.loss),
    forfeitWin: each(gameScoring.forfeitWin),
    forfeitLoss: each(gameScoring.forfeitLoss),
    // C.04.6 1.4: the game points of a drawn match, unless the event says otherwise.
    pairingAllocatedBye: matchScoring.byeGamePoints ?? each(gameScoring.draw),
    fullPointBye: each(gameScoring.win),
    halfPointBye: each(gameScoring.draw),
    zeroPointBye: each(0),
    adjourned: each(gameScoring.draw),
  };
}

/** Round numbers from 1. */
export const everyRound = ({ request }: TeamField): number[] =>
  Array.from({ length: request.rounds }, (_, index) => index + 1);

/** The record of a round; none is a zero-point bye (C.07 16.1.1). */
export function roundOf(field: TeamField, team: TeamIndex, round: number): TeamRound {
  return field.teams[team]?.rounds[round - 1] ?? WITHDRAWN;
}

const WITHDRAWN: TeamRound = { opponent: null, outcome: 'zeroPointBye' };

export function teamNumber(field: TeamField, team: TeamIndex): Tpn {
  const record = field.teams[team];
  if (!record) throw new RangeError(`no team at ${team}`);
  return record.number;
}
