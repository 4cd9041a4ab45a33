import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withClaim } from '../../changes/games.ts';
import { onBoard } from '../../schema/rounds.ts';
import { aPlayer } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import { claimedIn, claimIn } from '../claim-result/audited-claim.ts';
import { playersOnBoard } from '../concerned.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldBoard } from '../told.ts';

export interface ClaimWithdrawn {
  readonly type: 'claimWithdrawn';
  readonly round: number;
  readonly board: number;
  readonly player: PlayerId;
}

export const claimWithdrawn: Fact<ClaimWithdrawn> = {
  fields: { ...onBoard, player: aPlayer },
  fold: (state, event) => withClaim(state, event, null),
  outdatesDraft: false,
  touches: (event) => [things.claim(event)],
  heard: heard.mark,
  concerns: playersOnBoard,
  words: inBoth('{place}: {player} takes the claim back', '{place} : {player} retire son annonce'),
  tell: toldBoard,
  audit: (state, event) => audited(claimIn(state, event), claimedIn(state, event), null),
};
