import { isRoundRobin } from '../../pairing/systems.ts';
import type { TeamId } from '../../rules/identity.ts';
import type { CommandOf, ProposedMatch } from '../command.ts';
import type { TournamentEvent } from '../event.ts';
import {
  allow,
  refuse,
  roundOf,
  handlingRules,
  unknownPlayer,
  unknownRound,
  warn,
  type Judgement,
} from '../judgement.ts';
import { apply } from '../apply.ts';
import { fieldMatch } from '../line-ups.ts';
import type { Team } from '../player.ts';
import { notReadyToDraft } from '../ready-to-draft.ts';
import { HOUSE_RULES } from '../refusal.ts';
import type { FreeTeam, Match, Unpaired } from '../round.ts';
import { isStarted, type Tournament } from '../state.ts';
import type { Warning } from '../warning-ladder.ts';
import { unsettledBoards } from './unsettled-boards.ts';
import { teamsNotPlaying, unknownTeam } from './team-absences.ts';

function faultOfTeam(state: Tournament, team: Team): Judgement | null {
  if (state.settings.kind !== 'team') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'team' });
  }
  if (team.name.trim() === '') {
    return refuse('badTeam', HOUSE_RULES.wellFormed, { team: team.id, field: 'name' });
  }
  const roster = new Set(team.roster);
  if (roster.size !== team.roster.length) {
    return refuse('badTeam', HOUSE_RULES.wellFormed, { team: team.name, field: 'roster' });
  }
  for (const id of roster) {
    const player = state.players.get(id);
    if (!player) return unknownPlayer(id);
    for (const other of state.teams.values()) {
      if (other.id !== team.id && other.roster.includes(id)) {
        return refuse('duplicatePlayer', HOUSE_RULES.oneAtATime, { player: player.name });
      }
    }
  }
  return null;
}

export function enterTeam(state: Tournament, { team }: CommandOf<'enterTeam'>): Judgement {
  if (state.teams.has(team.id)) {
    return refuse('duplicateTeam', HOUSE_RULES.knownNames, { team: team.name });
  }
  return faultOfTeam(state, team) ?? allow([{ type: 'teamEntered', team }]);
}

/** Once the event runs a roster may grow, never lose who may have played. */
export function correctTeam(state: Tournament, { team }: CommandOf<'correctTeam'>): Judgement {
  const before = state.teams.get(team.id);
  if (!before) return unknownTeam(team.id);
  const fault = faultOfTeam(state, team);
  if (fault) return fault;
  const dropped = before.roster.find((player) => !team.roster.includes(player));
  if (isStarted(state) && dropped !== undefined) {
    return refuse('lockedAfterStart', HOUSE_RULES.wayBack, { setting: 'roster' });
  }
  return JSON.stringify(before) === JSON.stringify(team)
    ? allow([])
    : allow([{ type: 'teamCorrected', team }]);
}

export function setLineUp(state: Tournament, command: CommandOf<'setLineUp'>): Judgement {
  const { round: number, boards } = command;
  const team = state.teams.get(command.team);
  if (!team) return unknownTeam(command.team);
  if (number < 1 || number > state.settings.rounds) return unknownRound(number);
  const fielded = boards.filter((player) => player !== null);
  const fits = boards.length === state.settings.team?.boards;
  if (!fits || new Set(fielded).size !== fielded.length) {
    return refuse('badTeam', HOUSE_RULES.wellFormed, { team: team.name, field: 'boards' });
  }
  const stranger = fielded.find((player) => !team.roster.includes(player));
  if (stranger !== undefined) {
    return refuse('playerNotInTeam', HOUSE_RULES.knownNames, { team: team.name, player: stranger });
  }
  const set: TournamentEvent = { type: 'lineUpSet', round: number, team: team.id, boards };
  const round = roundOf(state, number);
  const match = round?.matches.find(({ first, second }) => [first, second].includes(team.id));
  if (!round || !match) return allow([set]);
  const begun = round.games.some(
    (game) => game.match === match.table && game.outcome.kind !== 'notEntered',
  );
  if (begun || round.closed) {
    return refuse('resultsInTheWay', HOUSE_RULES.draftsRestOnFacts, { board: match.table });
  }
  const lined = apply(state, set, '') ?? state;
  const fieldedMatch = fieldMatch(lined, number, match);
  return allow([set, { type: 'matchFielded', round: number, table: match.table, ...fieldedMatch }]);
}

export function draftTeamRound(state: Tournament, command: CommandOf<'draftTeamRound'>): Judgement {
  const { articles } = handlingRules(state);
  const unready = notReadyToDraft(state, command.round, 'team');
  if (unready) return unready;
  const misplaced = placement(state, command);
  if (misplaced) return misplaced;
  const matches: Match[] = command.matches.map((match, index) => ({ table: index + 1, ...match }));
  const fielded = matches.map((match) => fieldMatch(state, command.round, match));
  const freeTeams: FreeTeam[] = teamsNotPlaying(state, command.round);
  if (command.bye !== null) {
    // Nobody is exempt in a round robin: who rests has nothing from it.
    const outcome = isRoundRobin(state.settings.system) ? 'zeroPointBye' : 'pairingAllocatedBye';
    freeTeams.unshift({ team: command.bye, outcome });
  }
  const resting: Unpaired[] = freeTeams.flatMap(({ team }) =>
    (state.teams.get(team)?.roster ?? []).map((player) => ({
      player,
      outcome: 'zeroPointBye',
      reason: 'notFielded',
    })),
  );
  const warnings = [
    ...command.matches.flatMap((match) => rematch(state, match)),
    ...unsettledBoards(state, command.round),
  ];
  if (command.origin === 'manual') {
    warnings.unshift(warn('manualPairing', articles.manualPairing, { round: command.round }));
  }
  return allow(
    [
      {
        type: 'roundDrafted',
        round: command.round,
        origin: command.origin,
        games: fielded.flatMap((match) => match.games),
        matches,
        unpaired: [...fielded.flatMap((match) => match.unpaired), ...resting],
        freeTeams,
      },
    ],
    warnings,
  );
}

function placement(state: Tournament, command: CommandOf<'draftTeamRound'>): Judgement | null {
  const { articles } = handlingRules(state);
  const { round } = command;
  const away = new Set(teamsNotPlaying(state, round).map(({ team }) => team));
  const placed = new Set<TeamId>();
  const named = command.matches.flatMap(({ first, second }) => [first, second]);
  for (const id of command.bye === null ? named : [...named, command.bye]) {
    const team = state.teams.get(id);
    if (!team) return unknownTeam(id);
    if (placed.has(id))
      return refuse('playerPairedTwice', articles.noRematch, { player: team.name });
    if (away.has(id)) {
      return refuse('playerNotAvailable', articles.announcedAbsence, { player: team.name, round });
    }
    placed.add(id);
  }
  const leftOut = [...state.teams.values()].filter(({ id }) => !placed.has(id) && !away.has(id));
  if (leftOut.length > 0) {
    return refuse('playerLeftOut', HOUSE_RULES.oneAtATime, {
      players: leftOut.map((team) => team.name).join(', '),
    });
  }
  return null;
}

function rematch(state: Tournament, match: ProposedMatch): Warning[] {
  const met = state.rounds.some(
    (round) =>
      round.published &&
      round.matches.some(
        ({ first, second }) =>
          [first, second].includes(match.first) && [first, second].includes(match.second),
      ),
  );
  if (!met) return [];
  const name = (id: TeamId): string => state.teams.get(id)?.name ?? id;
  const params = { white: name(match.first), black: name(match.second) };
  return [warn('rematch', handlingRules(state).articles.noRematch, params)];
}
