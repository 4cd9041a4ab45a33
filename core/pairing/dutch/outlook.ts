import { failure, success, type Result } from '../../rules/result.ts';
import type { Tpn } from '../../rules/identity.ts';
import { bitsOf, fullBits, hasBit, setRange, emptyBits } from '../matching/bits.ts';
import { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest } from '../system.ts';
import { Completion } from './completion.ts';
import { fieldOf, type Field } from './field.ts';
import { noLegalPairing } from './no-legal-pairing.ts';

/** The field with what holds for the whole round (C.04.3 A.9, 2026: 1.9). */
export interface RoundOutlook {
  readonly request: PairingRequest;
  readonly field: Field;
  readonly completion: Completion;
  /** The scoregroup that provides the bye (2026: C5); null when any may, or there is no bye. */
  readonly byeGroup: number | null;
  /** Places of the two players who must meet; empty otherwise. */
  readonly together: readonly number[];
}

/** Sees whether the round can be paired at all; `together` are two players who must meet. */
export function outlookOf(
  request: PairingRequest,
  together?: readonly [Tpn, Tpn],
): Result<RoundOutlook, NoLegalPairing> {
  const field = fieldOf(request);
  const bound = (together ?? []).map((tpn) => field.players.findIndex((p) => p.tpn === tpn));
  insistOn(field, bound);
  const { legal } = field;
  const everybody = new MaximumMatching(legal);
  const left = everybody.maximise();
  if (left.length > 0) return failure(noLegalPairing(field, everybody, left, request));
  const byeGroup = request.edition.dutch.byeIsAQualityCriterion ? lowestByeGroup(field) : null;
  if (byeGroup !== null) {
    const group = field.groups[byeGroup];
    const places = emptyBits(legal.size);
    setRange(places, group?.from ?? 0, group?.to ?? 0);
    legal.restrict(field.bye, places);
  }
  const completion = new Completion(field);
  return success({ request, field, byeGroup, completion, together: bound });
}

/** C5 (2026): the lowest scoregroup of which a player may have the bye while all others are paired. */
function lowestByeGroup({ legal, players, groups, bye }: Field): number | null {
  if (bye < 0) return null;
  const alive = fullBits(legal.size);
  alive[bye >> 5] = (alive[bye >> 5] ?? 0) & ~(1 << (bye & 31));
  const matching = new MaximumMatching(legal, alive);
  const [spare] = matching.maximise();
  if (spare === undefined) return null;
  const spared = matching.evenFrom(spare);
  for (let place = players.length - 1; place >= 0; place--) {
    if (!hasBit(spared, place) || !legal.has(place, bye)) continue;
    return groups.findIndex(({ from, to }) => from <= place && place < to);
  }
  return null;
}

/** Leaves two players no opponent but each other. */
function insistOn({ legal }: Field, [u, v]: readonly number[]): void {
  if (u === undefined || v === undefined || u < 0 || v < 0) return;
  legal.restrict(u, bitsOf(legal.size, [v]));
  legal.restrict(v, bitsOf(legal.size, [u]));
}
