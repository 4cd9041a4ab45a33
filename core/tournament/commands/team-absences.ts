import type { TeamId } from '../../rules/identity.ts';
import type { CommandOf } from '../command.ts';
import {
  allow,
  refuse,
  roundOf,
  handlingRules,
  unknownRound,
  warn,
  type Judgement,
} from '../judgement.ts';
import type { Team } from '../player.ts';
import { HOUSE_RULES } from '../refusal.ts';
import type { FreeTeam } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';

export function unknownTeam(team: TeamId): Judgement {
  return refuse('unknownTeam', HOUSE_RULES.knownNames, { team });
}

/** Teams without a match in a round for reasons known before it is paired, and what they score. */
export function teamsNotPlaying(state: Tournament, round: number): FreeTeam[] {
  const granted = state.teamByes.get(round);
  return [...state.teams.keys()].flatMap((team): FreeTeam[] => {
    const left = state.teamsLeft.get(team);
    if (left !== undefined && left <= round) return [{ team, outcome: 'zeroPointBye' }];
    const bye = granted?.get(team);
    return bye === undefined ? [] : [{ team, outcome: bye }];
  });
}

const firstOpenRound = (state: Tournament): number => publishedRounds(state).length + 1;

/** What stands in the way of a bye for this team in this round. */
function faultOfBye(
  state: Tournament,
  command: { readonly team: TeamId; readonly round: number },
): Judgement | null {
  const { round } = command;
  if (!state.teams.has(command.team)) return unknownTeam(command.team);
  if (!Number.isInteger(round) || round < 1 || round > state.settings.rounds) {
    return unknownRound(round);
  }
  const { announcedAbsence } = handlingRules(state).articles;
  return round < firstOpenRound(state)
    ? refuse('roundAlreadyPaired', announcedAbsence, { round })
    : null;
}

export function grantTeamBye(state: Tournament, command: CommandOf<'grantTeamBye'>): Judgement {
  const { articles } = handlingRules(state);
  const { team, round, bye } = command;
  const fault = faultOfBye(state, command);
  if (fault) return fault;
  const params = { player: nameOfTeam(state, team), round };
  const left = state.teamsLeft.get(team);
  if (left !== undefined && left <= round) {
    return refuse('playerNotAvailable', articles.withdrawal, params);
  }
  if (state.teamByes.get(round)?.get(team) === bye) {
    return refuse('byeAlreadyGranted', articles.announcedAbsence, params);
  }
  const warnings =
    bye === 'fullPointBye'
      ? [warn('fullPointByeDeprecated', articles.announcedAbsence, params)]
      : [];
  return allow([{ type: 'teamByeGranted', team, round, bye }], warnings);
}

export function revokeTeamBye(state: Tournament, command: CommandOf<'revokeTeamBye'>): Judgement {
  const { team, round } = command;
  const fault = faultOfBye(state, command);
  if (fault) return fault;
  if (!state.teamByes.get(round)?.has(team)) {
    const params = { player: nameOfTeam(state, team), round };
    return refuse('noSuchBye', handlingRules(state).articles.announcedAbsence, params);
  }
  return allow([{ type: 'teamByeRevoked', team, round }]);
}

/** The team is not paired any more; matches it has played stay. */
export function withdrawTeam(state: Tournament, { team }: CommandOf<'withdrawTeam'>): Judgement {
  const { articles } = handlingRules(state);
  const entered = state.teams.get(team);
  if (!entered) return unknownTeam(team);
  if (state.teamsLeft.has(team)) {
    return refuse('alreadyLeft', articles.withdrawal, { player: entered.name });
  }
  const board = openBoardOf(state, entered);
  const warnings =
    board === null
      ? []
      : [warn('leavesPairedBoard', articles.withdrawal, { player: entered.name, board })];
  return allow([{ type: 'teamLeft', team, fromRound: firstOpenRound(state) }], warnings);
}

/** The first board the team still has to play on in the public round. */
function openBoardOf(state: Tournament, team: Team): number | null {
  const round = roundOf(state, publishedRounds(state).length);
  const match = round?.matches.find(({ first, second }) => [first, second].includes(team.id));
  const open = round?.games.find(
    (game) => game.match === match?.table && game.outcome.kind === 'notEntered',
  );
  return match && open ? open.board : null;
}

export function returnTeam(state: Tournament, { team }: CommandOf<'returnTeam'>): Judgement {
  const { articles } = handlingRules(state);
  const entered = state.teams.get(team);
  if (!entered) return unknownTeam(team);
  if (!state.teamsLeft.has(team)) {
    return refuse('notLeft', articles.withdrawal, { player: entered.name });
  }
  if (firstOpenRound(state) > state.settings.rounds) {
    return refuse('roundsExhausted', articles.roundsDeclared, { rounds: state.settings.rounds });
  }
  return allow([{ type: 'teamReturned', team }]);
}

const nameOfTeam = (state: Tournament, team: TeamId): string => state.teams.get(team)?.name ?? team;
