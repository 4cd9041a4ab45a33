import { sameGameOutcome } from '../../rules/outcome.ts';
import type { Game } from '../round.ts';

/** How far the result of a board has come. */
export const BOARD_MARKS = [
  'open',
  'claimed',
  'disputed',
  'entered',
  'questioned',
  'verified',
] as const;
export type BoardMark = (typeof BOARD_MARKS)[number];

/**
 * `claimed` by one player, or `disputed`: the two say different things, the arbiter looks.
 * `questioned`: somebody reported another result than the one entered.
 */
export function boardMark({ outcome, claims, verified, questions }: Game): BoardMark {
  const { white, black } = claims;
  if (white && black && !sameGameOutcome(white, black)) return 'disputed';
  if (questions.length > 0) return 'questioned';
  if (outcome.kind !== 'notEntered') return verified ? 'verified' : 'entered';
  return white || black ? 'claimed' : 'open';
}
