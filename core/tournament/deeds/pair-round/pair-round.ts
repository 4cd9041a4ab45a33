import type { NoLegalPairing, PairingRequest } from '../../../pairing/system.ts';
import { refuse, type Judgement } from '../../judgement.ts';
import { nextRoundQuestion } from '../../pairing-question.ts';
import { PAIRING } from '../../roles.ts';
import { aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import {
  meetingsOf,
  playersAsParticipants,
  teamsAsParticipants,
} from '../../views/participants.ts';
import type { Deed } from '../deed.ts';
import { judgeDraft } from '../draft-round/draft-round.ts';
import { judgeTeamDraft } from '../draft-team-round/draft-team-round.ts';
import { things } from '../things.ts';

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
function judge(state: Tournament, { round }: PairRound): Judgement {
  const asked = nextRoundQuestion(state, round);
  if (!asked.ok) return { refusal: asked.error };
  const { engine, request } = asked.value;
  const paired = engine.pairRound(request);
  if (!paired.ok) return unplaced(request, paired.error);
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
