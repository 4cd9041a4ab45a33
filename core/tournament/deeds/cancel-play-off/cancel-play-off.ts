import type { PlayerId } from '../../../rules/identity.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { isCup } from '../../matches.ts';
import { playOffOf } from '../../ranking-decisions.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { pairedAfterMatch } from '../record-play-off/paired-after-match.ts';

export interface CancelPlayOff {
  readonly type: 'cancelPlayOff';
  readonly players: readonly PlayerId[];
}

export const cancelPlayOff: Deed<CancelPlayOff> = {
  fields: { players: listOf(aPlayer) },
  roles: ARBITERS,
  touches: () => ['ranking:playOffs'],
  judge,
};

function judge(state: Tournament, { players }: CancelPlayOff): Judgement {
  if (playOffOf(state.ranking, players) === null) {
    return refuse('noSuchPlayOff', HOUSE_RULES.knownNames);
  }
  if (isCup(state.settings)) {
    const paired = pairedAfterMatch(state, players);
    if (paired !== null) return paired;
  }
  return allow([{ type: 'playOffCancelled', players }]);
}
