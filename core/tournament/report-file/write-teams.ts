import type { TrfRecord } from '../../formats/trf/document.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId, TeamId, Tpn } from '../../rules/identity.ts';
import { GRANTED_BYES } from '../../rules/outcome.ts';
import { isByLetters } from '../by-letters.ts';
import { letteredTeams, seatsOfTeam } from '../lettered-teams.ts';
import type { Round } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { teamRating } from '../team-rating.ts';
import { teamScores } from '../views/team-scores.ts';
import { placesOf } from './as-filed.ts';

export function teamHeaders(state: Tournament): TrfRecord[] {
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
export function teams(state: Tournament): TrfRecord[] {
  const number = new Map([...state.teams.keys()].map((id, index) => [id, index + 1]));
  const place = placesOf(state);
  const scored = teamScores(state, { ratingReport: true });
  const listed = [...state.teams.values()].map((team): TrfRecord => ({
    tag: '310',
    line: 0,
    number: number.get(team.id) ?? 0,
    name: team.name,
    nickname: team.nickname ?? '',
    strength: teamRating(state, team).value,
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
  if (isByLetters(state.settings)) return seats(state, number, place);
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

/**
 * By Molter tables, where others than the first of the list have the seats. A team meets several there, and the record has
 * one opponent: that of its first board.
 */
function seats(
  state: Tournament,
  number: ReadonlyMap<TeamId, number>,
  place: ReadonlyMap<PlayerId, Tpn>,
): TrfRecord[] {
  const teamOf = new Map(
    [...state.teams.values()].flatMap(({ id, roster }) => roster.map((one) => [one, id] as const)),
  );
  const lettered = letteredTeams(state);
  return publishedRounds(state).flatMap((round) => {
    const opponents = new Map(
      round.games.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]),
    );
    return lettered.flatMap(({ team }): TrfRecord[] => {
      const boards = seatsOfTeam(state, round.number, team.id);
      const asListed = boards.every((player, index) => player === (team.roster[index] ?? null));
      if (asListed && !state.lineUps.get(round.number)?.has(team.id)) return [];
      const [met] = boards.flatMap((player) => {
        const opponent = player === null ? undefined : opponents.get(player);
        return (opponent === undefined ? undefined : teamOf.get(opponent)) ?? [];
      });
      const other = met ?? lettered.find((one) => one.team.id !== team.id)?.team.id ?? team.id;
      return [
        {
          tag: '300',
          line: 0,
          round: round.number,
          team: number.get(team.id) ?? 0,
          opponent: number.get(other) ?? 0,
          players: boards.map((id) => (id === null ? null : (place.get(id) ?? null))),
        },
      ];
    });
  });
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
    gamePoints: scoring.byeGamePoints ?? null,
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
