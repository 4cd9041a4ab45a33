import { inTurn } from '../../board-colours.ts';
import { isCup } from '../../matches.ts';
import type { NoLegalPairing, PairingRequest } from '../../../pairing/system.ts';
import { isOfTwoSides, systemNamed } from '../../../pairing/systems.ts';
import { isByLetters } from '../../by-letters.ts';
import type { TournamentEvent } from '../../event.ts';
import { cupNumbers, cupRounds } from '../../cup.ts';
import { cupMisfit } from '../../cup-misfit.ts';
import { waitsForPlayOffs } from '../../cup-proposal.ts';
import { emptySide } from '../../empty-side.ts';
import { allow, refuse, type Judgement, type Refused } from '../../judgement.ts';
import { nextRoundQuestion } from '../../pairing-question.ts';
import { PAIRING } from '../../roles.ts';
import { aRound } from '../../schema/words.ts';
import type { Settings } from '../../settings.ts';
import { sidesOf, tableCycles, tableLengths } from '../../sides.ts';
import { isStarted, type Tournament } from '../../state.ts';
import { tableBoards } from '../../table-match.ts';

import {
  meetingsOf,
  playersAsParticipants,
  teamsAsParticipants,
} from '../../views/participants.ts';
import type { Deed } from '../deed.ts';
import { withLateEntries } from '../assign-numbers/assign-numbers.ts';
import { judgeDraft } from '../draft-round/draft-round.ts';
import { judgeTeamDraft } from '../draft-team-round/draft-team-round.ts';
import { things } from '../things.ts';
import { pairByTable } from './pair-by-table.ts';

export interface PairRound {
  readonly type: 'pairRound';
  readonly round: number;
}

export const pairRound: Deed<PairRound> = {
  fields: { round: aRound },
  roles: PAIRING,
  touches: ({ round }) => [things.round(round)],
  judge,
};

/** Has the tournament's own system pair a round of players or of teams, and drafts what it gives. */
function judge(before: Tournament, command: PairRound): Judgement {
  const entered = isMatchOfTeams(before) ? withPlacesOnTable(before) : withNewcomers(before);
  const empty = emptySide(entered.state);
  if (empty !== null) return empty;
  const fitted = isOfTwoSides(before.settings.system)
    ? withRoundsOfTable(entered.state)
    : withRoundsOfCup(entered.state);
  if ('refusal' in fitted) return fitted;
  const numbered = { state: fitted.state, events: [...entered.events, ...fitted.events] };
  const judged = judgePairing(numbered.state, command);
  return 'refusal' in judged
    ? judged
    : allow([...numbered.events, ...judged.events], judged.warnings);
}

interface Numbered {
  readonly state: Tournament;
  readonly events: readonly TournamentEvent[];
}

/**
 * Before round 1 is announced nothing stands yet (C.05 VI.4, 2026: 6.4): whoever came since the
 * numbers were given, or since a draft, is numbered on the way to a new one.
 */
function withNewcomers(state: Tournament): Numbered {
  const { kind } = systemNamed(state.settings.system);
  const swiss = state.settings.kind === 'individual' && (kind === 'swiss' || kind === 'knockout');
  const late = state.numbers.length > 0 && state.players.size > state.numbers.length;
  if (!swiss || !late || isStarted(state)) return { state, events: [] };
  const order = withLateEntries(state);
  const events = [{ type: 'numbersAssigned', order, reason: 'lateEntry' }] as const;
  return { state: { ...state, numbers: order }, events };
}

const isMatchOfTeams = ({ settings: { kind, system } }: Tournament): boolean =>
  kind === 'team' && isOfTwoSides(system);

/** In a match of two teams everybody has a number by the lists, the first team's before the other's. */
function withPlacesOnTable(state: Tournament): Numbered {
  const sides = sidesOf(state);
  if (sides === null || isStarted(state)) return { state, events: [] };
  const listed = [...sides.a, ...sides.b];
  if (listed.every((id) => state.numbers.includes(id))) return { state, events: [] };
  const order = [...listed, ...[...state.players.keys()].filter((id) => !listed.includes(id))];
  const events = [{ type: 'numbersAssigned', order, reason: 'initialOrder' }] as const;
  return { state: { ...state, numbers: order }, events };
}

/** The rounds of a cup follow from its entrants, and are declared when the first is paired. */
function withRoundsOfCup(state: Tournament): Numbered | Refused {
  const entrants = cupNumbers(state).size;
  if (!isCup(state.settings) || isStarted(state) || entrants === 0) return { state, events: [] };
  const needed = cupRounds(entrants, state.settings);
  if (!needed.ok) return { refusal: cupMisfit(entrants, needed.error) };
  const rounds = needed.value;
  return rounds === state.settings.rounds ? { state, events: [] } : declaring(state, { rounds });
}

/** Of two sides the rounds follow too: the table once, or twice where more are declared; of two teams the boards as well. */
function withRoundsOfTable(state: Tournament): Numbered {
  const { rounds: declared, team } = state.settings;
  if (isStarted(state)) return { state, events: [] };
  const rounds = tableLengths(state)[tableCycles(state) - 1] ?? declared;
  const boards = tableBoards(state);
  const ofTeams = team && boards !== null && { boards, boardColours: inTurn(boards, 'white') };
  const fits = !ofTeams || ofTeams.boardColours === team.boardColours;
  if (rounds === declared && fits) return { state, events: [] };
  return declaring(state, { rounds, ...(ofTeams && { team: { ...team, ...ofTeams } }) });
}

function declaring(state: Tournament, changes: Partial<Settings>): Numbered {
  const events = [{ type: 'settingsChanged', changes }] as const;
  return { state: { ...state, settings: { ...state.settings, ...changes } }, events };
}

function judgePairing(state: Tournament, { round }: PairRound): Judgement {
  if (isByLetters(state.settings)) return pairByTable(state, round);
  const asked = nextRoundQuestion(state, round);
  if (!asked.ok) return { refusal: asked.error };
  const undecided = isCup(state.settings) ? waitsForPlayOffs(state) : null;
  if (undecided !== null) return undecided;
  const { engine, request } = asked.value;
  const paired = engine.pairRound(request);
  if (!paired.ok) return unplaced(request, paired.error);
  if (isMatchOfTeams(state)) {
    const [first, second] = state.teams.keys();
    const matches = first === undefined || second === undefined ? [] : [{ first, second }];
    const drafted = { round, matches, bye: null, origin: 'engine' } as const;
    return judgeTeamDraft(state, { type: 'draftTeamRound', ...drafted });
  }
  if (state.settings.kind === 'team') {
    const { meetings, free: bye } = meetingsOf(teamsAsParticipants(state), paired.value);
    const drafted = { round, matches: meetings, bye, origin: 'engine' } as const;
    return judgeTeamDraft(state, { type: 'draftTeamRound', ...drafted });
  }
  const { meetings, free: bye } = meetingsOf(playersAsParticipants(state), paired.value);
  const pairs = meetings.map(({ first, second }) => ({ white: first, black: second }));
  return judgeDraft(state, { type: 'draftRound', round, pairs, bye, origin: 'engine' });
}

function unplaced({ round, players }: PairingRequest, error: NoLegalPairing): Judgement {
  const stuck = new Set(error.stuck.map(({ player }) => player));
  const named = players.filter(({ tpn }) => stuck.has(tpn)).map(({ name }) => name);
  return refuse('noLegalPairing', error.article, { round, players: named.join(', ') });
}
