import { isRoundRobin } from '../../../pairing/systems.ts';
import type { TeamId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  refuse,
  unknownTeam,
  warn,
  type Judgement,
  type Refused,
} from '../../judgement.ts';
import { isByLetters, MOLTER } from '../../by-letters.ts';
import { unlikeBracket } from '../../cup-proposal.ts';
import { fieldMatch } from '../../line-ups.ts';
import { isCup } from '../../matches.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import type { DraftedRound, FreeTeam, Match, ProposedMatch, Unpaired } from '../../round.ts';
import { aMatch } from '../../schema/rounds.ts';
import { oneOf, orNull } from '../../schema/schema.ts';
import { aRound, aTeam, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { tableMatch } from '../../table-match.ts';
import { teamsNotPlaying } from '../../teams-not-playing.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { notReadyToDraft } from '../../ready-to-draft.ts';
import { unsettledBoards } from '../draft-round/unsettled-boards.ts';
import type { LineUpSet } from '../set-line-up/line-up-set.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { rematches } from './rematches.ts';

export interface DraftTeamRound {
  readonly type: 'draftTeamRound';
  readonly round: number;
  readonly matches: readonly ProposedMatch[];
  readonly bye: TeamId | null;
  readonly origin: 'engine' | 'manual';
}

export const draftTeamRound: Deed<DraftTeamRound> = {
  fields: {
    round: aRound,
    matches: listOf(aMatch),
    bye: orNull(aTeam),
    origin: oneOf(['engine', 'manual']),
  },
  roles: PAIRING,
  touches: ({ round }) => [things.round(round), FACTS_OF_PAIRING],
  judge: judgeTeamDraft,
};

export function judgeTeamDraft(state: Tournament, command: DraftTeamRound): Judgement {
  const { articles } = handlingRules(state);
  const unready = notReadyToDraft(state, command.round, 'team');
  if (unready) return unready;
  const made = roundOfMatches(state, command);
  if ('refusal' in made) return made;
  const warnings = [...made.warnings, ...unsettledBoards(state, command.round)];
  if (command.origin === 'manual') {
    warnings.unshift(warn('manualPairing', articles.manualPairing, { round: command.round }));
  }
  const { origin } = command;
  return allow([...made.lineUps, { type: 'roundDrafted', ...made.round, origin }], warnings);
}

/** What a round of matches is made of, before anybody says why. */
type AskedMatches = Omit<DraftTeamRound, 'type' | 'origin'>;

interface RoundOfMatches {
  readonly round: Omit<DraftedRound, 'origin'>;
  /** Of a match by a table, which says who sits where (LA 3.1). */
  readonly lineUps: readonly LineUpSet[];
  readonly warnings: Warning[];
}

/** A round of matches with the boards of both line-ups, or why it cannot be; rematches are warned of. */
export function roundOfMatches(state: Tournament, command: AskedMatches): Refused | RoundOfMatches {
  if (isByLetters(state.settings)) {
    return refuse('roundsOfTable', MOLTER, { round: command.round });
  }
  const cup = isCup(state.settings);
  const misplaced = cup ? unlikeCup(state, command) : placement(state, command);
  if (misplaced) return misplaced;
  const byTable = tableMatch(state, command.round);
  const matches: Match[] = byTable
    ? [byTable.match]
    : command.matches.map((match, index) => ({ table: index + 1, ...match }));
  const fielded = byTable
    ? [byTable]
    : matches.map((match) => fieldMatch(state, command.round, match));
  // Which team is out of a cup is neither absent nor exempt.
  const freeTeams: FreeTeam[] = cup ? [] : teamsNotPlaying(state, command.round);
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
  return {
    round: {
      round: command.round,
      games: fielded.flatMap((match) => match.games),
      matches,
      unpaired: [...fielded.flatMap((match) => match.unpaired), ...resting],
      freeTeams,
    },
    lineUps: (byTable?.lineUps ?? []).map((lineUp) => ({
      type: 'lineUpSet',
      round: command.round,
      ...lineUp,
    })),
    warnings: rematches(state, command.round, command.matches),
  };
}

/** The bracket says which teams meet; one that left stays in it, and forfeits. */
function unlikeCup(state: Tournament, { round, matches, bye }: AskedMatches): Refused | null {
  const named = matches.flatMap(({ first, second }) => [first, second]);
  const stranger = named.find((id) => !state.teams.has(id));
  if (stranger !== undefined) return unknownTeam(stranger);
  const pairs = matches.map(({ first, second }) => [first, second] as const);
  return unlikeBracket(state, { round, pairs, bye });
}

function placement(state: Tournament, command: AskedMatches): Refused | null {
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
