import type { CupRules } from '../../rules/cup-rules.ts';
import type { Result } from '../../rules/result.ts';
import { USUAL_CUP } from '../../rules/cup-rules.ts';
import type { PairingRequest } from '../system.ts';
import { cupBracket, type CupBracket, type CupMatch } from './cup-bracket.ts';
import type { CupRefusal } from './cup-plan.ts';

export const rulesOf = ({ cup }: PairingRequest): CupRules => cup?.rules ?? USUAL_CUP;

/** The bracket a question of matches is about. */
export const bracketBefore = (request: PairingRequest): Result<CupBracket, CupRefusal> =>
  cupBracket({
    players: request.players,
    rules: rulesOf(request),
    decisions: request.cup?.decisions ?? [],
    scoring: request.scoring,
  });

/** The matches of a round in the order of their boards, that for the third place last. */
export function matchesOfRound(bracket: CupBracket, round: number): readonly CupMatch[] {
  const { matches, rounds, thirdPlace } = bracket;
  const own = matches[round - 1] ?? [];
  return round === rounds && thirdPlace !== null ? [...own, thirdPlace] : own;
}
