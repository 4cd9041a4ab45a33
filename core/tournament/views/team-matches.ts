import { opposite, type Colour } from '../../rules/colour.ts';
import type { PlayerId, TeamId, Tpn } from '../../rules/identity.ts';
import {
  hasResult,
  NOT_ENTERED,
  type Bye,
  type GameOutcome,
  type PlayedScore,
} from '../../rules/outcome.ts';
import { sumPoints, type Points } from '../../rules/points.ts';
import type { TeamRound } from '../../standings/teams/team-record.ts';
import { lastWord } from '../corrections.ts';
import { roundOf } from '../judgement.ts';
import type { Match, Round } from '../round.ts';
import type { Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import { maySeeRound } from './round.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';
import { isMolter, seatsOfMatch } from './team-boards.ts';
import { teamNumbers, teamRecords } from './team-records.ts';

/** One of the two teams of a match. */
export interface TeamOfMatch {
  readonly id: TeamId;
  readonly number: Tpn | null;
  readonly name: string;
  /** Game points so far; null before the first result, and where results are not for this audience. */
  readonly score: Points | null;
}

/** One board of a match. */
export interface MatchBoard {
  /** From 1 in every match. */
  readonly board: number;
  /** The number on the table; null where nobody plays. */
  readonly table: number | null;
  readonly first: ShownPlayer | null;
  readonly second: ShownPlayer | null;
  /** Of the player of the first-named team. */
  readonly colour: Colour;
  /** Written first–second, whoever has White; an empty seat has lost by forfeit. */
  readonly outcome: GameOutcome;
}

/** Two teams and their boards. */
export interface TeamMatchView {
  readonly table: number;
  readonly first: TeamOfMatch;
  readonly second: TeamOfMatch;
  /** All boards are in. */
  readonly over: boolean;
  readonly boards: readonly MatchBoard[];
}

/** A round of a team event, match by match. */
export interface TeamMatchesView {
  readonly round: number;
  readonly matches: readonly TeamMatchView[];
  readonly free: readonly { readonly id: TeamId; readonly name: string; readonly outcome: Bye }[];
}

/** The matches of a round; null without teams, by Molter tables, and where it is not for this audience. */
export function teamMatchesView(
  state: Tournament,
  number: number,
  audience: Audience,
): TeamMatchesView | null {
  const round = roundOf(state, number);
  if (state.settings.team === null || !round || !maySeeRound(state, round, audience)) return null;
  if (isMolter(state)) return null;
  const results = maySee(state, audience, 'results');
  const records = new Map(
    (round.published ? teamRecords(state, { standingsAfter: number }) : []).map((record) => [
      record.number,
      record.rounds[number - 1],
    ]),
  );
  const context: Context = {
    state,
    round,
    results,
    numbers: teamNumbers(state),
    records,
    shown: playerShower(state),
  };
  return {
    round: number,
    matches: round.matches.map((match) => matchView(match, context)),
    free: round.freeTeams.map(({ team, outcome }) => ({
      id: team,
      name: state.teams.get(team)?.name ?? team,
      outcome,
    })),
  };
}

interface Context {
  readonly state: Tournament;
  readonly round: Round;
  readonly results: boolean;
  readonly numbers: ReadonlyMap<TeamId, Tpn>;
  readonly records: ReadonlyMap<Tpn, TeamRound | undefined>;
  readonly shown: (id: PlayerId) => ShownPlayer;
}

function matchView(match: Match, context: Context): TeamMatchView {
  const { state, round, results, shown } = context;
  const colours = state.settings.team?.boardColours ?? '';
  const seats = seatsOfMatch(state, round, match);
  const boards = seats.map(({ first, second }, index): MatchBoard => {
    const game = round.games.find(
      ({ white, black }) => [first, second].includes(white) && [first, second].includes(black),
    );
    const listed: Colour = colours[index] === 'B' ? 'black' : 'white';
    const colour = game === undefined ? listed : game.white === first ? 'white' : 'black';
    const said = game === undefined ? alone(first, second) : lastWord(game);
    return {
      board: index + 1,
      table: game?.board ?? null,
      first: first === null ? null : shown(first),
      second: second === null ? null : shown(second),
      colour,
      outcome: !results ? NOT_ENTERED : colour === 'white' || !game ? said : otherWayRound(said),
    };
  });
  const begun = round.games.some((game) => game.match === match.table && hasResult(lastWord(game)));
  const over = boards.every(({ outcome }) => hasResult(outcome));
  const team = (id: TeamId): TeamOfMatch => {
    const number = context.numbers.get(id) ?? null;
    const record = number === null ? undefined : context.records.get(number);
    const made = record?.gamePoints ?? sumPoints((record?.boards ?? []).map((one) => one.points));
    return {
      id,
      number,
      name: state.teams.get(id)?.name ?? id,
      score: results && record && (begun || over) ? made : null,
    };
  };
  return { table: match.table, first: team(match.first), second: team(match.second), over, boards };
}

/** Nobody opposite: won by forfeit, and lost by both where nobody sits at all. */
function alone(first: PlayerId | null, second: PlayerId | null): GameOutcome {
  if (first === null && second === null) return { kind: 'doubleForfeit' };
  return { kind: 'forfeit', winner: first === null ? 'black' : 'white' };
}

const REVERSED: Readonly<Record<PlayedScore, PlayedScore>> = {
  '1-0': '0-1',
  '½-½': '½-½',
  '0-1': '1-0',
  '0-0': '0-0',
  '½-0': '0-½',
  '0-½': '½-0',
};

/** A result written from the other side. */
function otherWayRound(outcome: GameOutcome): GameOutcome {
  if (outcome.kind === 'played') return { ...outcome, score: REVERSED[outcome.score] };
  return outcome.kind === 'forfeit' ? { ...outcome, winner: opposite(outcome.winner) } : outcome;
}
