import { absoluteHindrance } from '../field/legal-field.ts';
import { pairObjection as objectionTo, type PairObjection } from '../field/objections.ts';
import type { PairingRequest } from '../system.ts';
import type { PlayerState } from './player-state.ts';

/** What the absolute criteria have against two players meeting; null for nothing. */
export const pairObjection = (
  request: PairingRequest,
  a: PlayerState,
  b: PlayerState,
): PairObjection | null =>
  objectionTo(absoluteHindrance(request), request.edition.dubov.articles.absolute, a, b);
