import { tieBreakNumber } from '../../formats/chess-results/tie-break-numbers.ts';
import type {
  UploadDocument,
  UploadPairing,
  UploadPlayer,
  UploadSecurity,
  UploadTeam,
  UploadTeamPairing,
} from '../../formats/chess-results/upload-document.ts';
import type { PlayerId, TeamId } from '../../rules/identity.ts';
import { hasResult, sideOf } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { pointsFor } from '../../rules/scoring.ts';
import { lastWord } from '../../tournament/corrections.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';
import { teamRating } from '../../tournament/team-rating.ts';
import { playerShower } from '../../tournament/views/shown-player.ts';
import { kindOf } from '../../tournament/views/kind-of-event.ts';
import { isMolter } from '../../tournament/views/team-boards.ts';
import { teamMatchesView } from '../../tournament/views/team-matches.ts';
import { teamPlayersView } from '../../tournament/views/team-players.ts';
import { teamNumbers } from '../../tournament/views/team-records.ts';
import { teamStandingsView } from '../../tournament/views/team-standings.ts';
import { factsOf, markOf, nameParts, numberOf, type UploadIdentity } from './chess-results.ts';

/** A team event as chess-results.com takes it; null for one whose teams meet several at once (LA 3.2). */
export function teamUploadOf(
  state: Tournament,
  identity: UploadIdentity,
  security: UploadSecurity,
): UploadDocument | null {
  const { settings } = state;
  const view = teamStandingsView(state);
  if (view === null || settings.team === null || isMolter(state)) return null;
  const roundRobin = kindOf(settings.system) === 'roundRobin';
  const numbers = playerNumbers(state);
  return {
    ...identity,
    ...factsOf(state),
    type: roundRobin ? 'teamRoundRobin' : 'teamSwiss',
    currentRound: view.round,
    rankingRound: view.round,
    over: view.final && view.openGames === 0,
    tieBreaks: view.descriptors.map((one) => tieBreakNumber(one) ?? { number: 0, detail: '' }),
    players: playersOf(state, numbers),
    pairings: publishedRounds(state).flatMap(({ number }) => boardsOf(state, number, numbers)),
    teams: {
      boards: settings.team.boards,
      homeColour: settings.team.boardColours.startsWith('B') ? 'black' : 'white',
      alternating: new Set(settings.team.boardColours).size > 1,
      teams: view.rows.map((row, place): UploadTeam => ({
        number: row.number,
        name: row.name,
        rank: row.rank,
        points: row[view.primaryScore],
        tieBreaks: row.tieBreaks.map(numberOf),
        tiedWithPrevious: view.rows[place - 1]?.rank === row.rank,
        ...detailsOf(state, row.id),
        // Withdrawn, its points still count.
        left: row.left,
      })),
      pairings: publishedRounds(state).flatMap(({ number }) => matchesOf(state, number)),
    },
    security,
  };
}

const detailsOf = (
  state: Tournament,
  id: TeamId | null,
): Pick<UploadTeam, 'shortName' | 'captain' | 'federation' | 'rating'> => {
  const team = id === null ? undefined : state.teams.get(id);
  return {
    shortName: team?.nickname ?? null,
    captain: team?.captain ?? null,
    federation: team?.federation ?? null,
    rating: team === undefined ? null : teamRating(state, team).value,
  };
};

/** Players are numbered team by team in board order, as the samples of the site have them. */
function playerNumbers(state: Tournament): ReadonlyMap<PlayerId, number> {
  const listed = [...state.teams.values()].flatMap(({ roster }) => roster);
  return new Map(listed.map((id, index) => [id, index + 1]));
}

function playersOf(state: Tournament, numbers: ReadonlyMap<PlayerId, number>): UploadPlayer[] {
  const shown = playerShower(state);
  const rows = teamPlayersView(state)?.rows ?? [];
  const places = new Map(rows.map((row, place) => [row.id, { row, place }]));
  return [...teamNumbers(state)].flatMap(([id, teamNumber]) => {
    const team = state.teams.get(id);
    return (team?.roster ?? []).map((player, index): UploadPlayer => {
      const known = state.players.get(player);
      const line = shown(player);
      const found = places.get(player);
      return {
        number: numbers.get(player) ?? 0,
        ...nameParts(line.name),
        title: line.title,
        rating: line.estimated === true ? null : line.rating,
        fideRating: known?.ratings.fide ?? null,
        nationalRating: known?.ratings.national ?? null,
        sex: known?.sex ?? null,
        federation: known?.federation ?? null,
        club: team?.name ?? null,
        fideId: known?.fideId ?? null,
        rank: (found?.place ?? rows.length) + 1,
        points: found?.row.points ?? (0 as Points),
        tieBreaks: [],
        tiedWithPrevious: false,
        seat: { board: index + 1, team: teamNumber },
      };
    });
  });
}

function boardsOf(
  state: Tournament,
  number: number,
  numbers: ReadonlyMap<PlayerId, number>,
): UploadPairing[] {
  const round = state.rounds[number - 1];
  const view = teamMatchesView(state, number, 'staff');
  if (round === undefined || view === null) return [];
  const { scoring } = state.settings;
  return view.matches.flatMap(({ seats }, index) =>
    seats.flatMap(({ board, table }): UploadPairing[] => {
      const game = round.games.find((one) => one.board === table);
      if (game === undefined) return [];
      const outcome = lastWord(game);
      const points = (colour: 'white' | 'black'): Points | null =>
        hasResult(outcome) ? pointsFor(sideOf(outcome, colour), scoring) : null;
      return [
        {
          round: number,
          pairing: index + 1,
          board,
          white: numbers.get(game.white) ?? 0,
          black: numbers.get(game.black) ?? 0,
          whitePoints: points('white'),
          blackPoints: points('black'),
          mark: markOf(outcome),
        },
      ];
    }),
  );
}

/** The samples of the site have game points here, where its text says match points. */
function matchesOf(state: Tournament, number: number): UploadTeamPairing[] {
  const view = teamMatchesView(state, number, 'staff');
  const numbers = teamNumbers(state);
  if (view === null) return [];
  const matches = view.matches.map(({ first, second, begun }, index) => ({
    round: number,
    pairing: index + 1,
    first: numbers.get(first.id) ?? 0,
    second: numbers.get(second.id) ?? 0,
    firstPoints: begun ? first.points : null,
    secondPoints: begun ? second.points : null,
  }));
  const free = view.free.map(({ team, outcome }, index): UploadTeamPairing => ({
    round: number,
    pairing: matches.length + index + 1,
    first: numbers.get(team.id) ?? 0,
    second: outcome === 'pairingAllocatedBye' ? 'pairingAllocatedBye' : 'notPaired',
    firstPoints: null,
    secondPoints: null,
  }));
  return [...matches, ...free];
}
