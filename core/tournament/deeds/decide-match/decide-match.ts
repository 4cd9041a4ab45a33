import type { TeamId } from '../../../rules/identity.ts';
import { lastGameOver } from '../../cup.ts';
import { allow, refuse, unknownTeam, type Judgement } from '../../judgement.ts';
import { isCupOfTeams } from '../../matches.ts';
import { MATCH_DECISIONS, type MatchDecision } from '../../ranking-decisions.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import { aTeam } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { matchOfTwo, pairedAfterMatch, PLAY_OFF } from '../record-play-off/paired-after-match.ts';

/** Which team goes through a match of a cup that its tie-breaks leave level. */
export interface DecideMatch {
  readonly type: 'decideMatch';
  readonly winner: TeamId;
  readonly loser: TeamId;
  readonly by: MatchDecision;
}

export const decideMatch: Deed<DecideMatch> = {
  fields: { winner: aTeam, loser: aTeam, by: oneOf(MATCH_DECISIONS) },
  roles: ARBITERS,
  touches: ({ winner, loser }) => [`match:${[winner, loser].sort().join(' ')}`],
  saysTheSame: ({ winner, loser }, event) =>
    event.type === 'matchDecided' && event.winner === winner && event.loser === loser,
  judge,
};

/** One more decision about the same match replaces it, while the next round is not paired. */
function judge(state: Tournament, { winner, loser, by }: DecideMatch): Judgement {
  if (!isCupOfTeams(state.settings)) {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'team' });
  }
  const teams = [winner, loser];
  const stranger = teams.find((id) => !state.teams.has(id));
  if (stranger !== undefined) return unknownTeam(stranger);
  const match = matchOfTwo(state, teams);
  const level = match?.verdict === 'tied' || match?.verdict === 'playedOff';
  if (match === null || !level || !lastGameOver(state, match.round)) {
    const names = teams.map((id) => state.teams.get(id)?.name ?? id).join(', ');
    return refuse('noTiedMatch', PLAY_OFF, { players: names });
  }
  return pairedAfterMatch(state, teams) ?? allow([{ type: 'matchDecided', winner, loser, by }]);
}
