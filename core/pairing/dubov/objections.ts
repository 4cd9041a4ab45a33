import type { PairingRequest } from '../system.ts';
import { hindrance, prohibitedOpponents } from './field.ts';
import type { PlayerState } from './player-state.ts';
import type { Objection } from './trace.ts';

/** What the absolute criteria have against two players meeting; null for nothing. */
export function pairObjection(
  request: PairingRequest,
  a: PlayerState,
  b: PlayerState,
): Objection | null {
  const rule = hindrance(a, b, prohibitedOpponents(request));
  if (rule === null) return null;
  const { absolute } = request.edition.dubov.articles;
  const article = rule === 'colour' ? absolute.colour : absolute.rematch;
  return { rule, article, players: [a.tpn, b.tpn] };
}
