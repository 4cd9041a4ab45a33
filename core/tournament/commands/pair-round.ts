import type { NoLegalPairing, PairingRequest } from '../../pairing/system.ts';
import type { CommandOf } from '../command.ts';
import { refuse, type Judgement } from '../judgement.ts';
import { nextRoundQuestion } from '../pairing-question.ts';
import type { Tournament } from '../state.ts';
import { meetingsOf, playersAsParticipants, teamsAsParticipants } from '../views/participants.ts';
import { draftRound } from './rounds.ts';
import { draftTeamRound } from './teams.ts';

/** Has the tournament's own system pair a round of players or of teams, and drafts what it gives. */
export function pairRound(state: Tournament, { round }: CommandOf<'pairRound'>): Judgement {
  const asked = nextRoundQuestion(state, round);
  if (!asked.ok) return { refusal: asked.error };
  const { engine, request } = asked.value;
  const paired = engine.pairRound(request);
  if (!paired.ok) return unplaced(request, paired.error);
  if (state.settings.kind === 'team') {
    const { meetings, free: bye } = meetingsOf(teamsAsParticipants(state), paired.value);
    const drafted = { round, matches: meetings, bye, origin: 'engine' } as const;
    return draftTeamRound(state, { type: 'draftTeamRound', ...drafted });
  }
  const { meetings, free: bye } = meetingsOf(playersAsParticipants(state), paired.value);
  const pairs = meetings.map(({ first, second }) => ({ white: first, black: second }));
  return draftRound(state, { type: 'draftRound', round, pairs, bye, origin: 'engine' });
}

function unplaced({ round, players }: PairingRequest, error: NoLegalPairing): Judgement {
  const stuck = new Set(error.stuck.map(({ player }) => player));
  const named = players.filter(({ tpn }) => stuck.has(tpn)).map(({ name }) => name);
  return refuse('noLegalPairing', error.article, { round, players: named.join(', ') });
}
