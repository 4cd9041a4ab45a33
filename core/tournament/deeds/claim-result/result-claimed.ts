import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import { withClaim } from '../../changes/games.ts';
import { aRecordedOutcome, onBoard } from '../../schema/rounds.ts';
import { aPlayer } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import { playersOnBoard } from '../concerned.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldBoard } from '../told.ts';
import { claimedIn, claimIn } from './audited-claim.ts';

export interface ResultClaimed {
  readonly type: 'resultClaimed';
  readonly round: number;
  readonly board: number;
  readonly player: PlayerId;
  readonly outcome: GameOutcome;
}

export const resultClaimed: Fact<ResultClaimed> = {
  fields: { ...onBoard, player: aPlayer, outcome: aRecordedOutcome },
  fold: (state, event) => withClaim(state, event, event.outcome),
  outdatesDraft: false,
  touches: (event) => [things.claim(event)],
  heard: heard.mark,
  concerns: playersOnBoard,
  words: inBoth('{place}: {player} says {outcome}', '{place} : {player} annonce {outcome}'),
  tell: toldBoard,
  audit: (state, event) => audited(claimIn(state, event), claimedIn(state, event), event.outcome),
};
