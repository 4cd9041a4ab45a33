import { members } from '../matching/bits.ts';
import type { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing } from '../system.ts';
import type { FieldPlayer, LegalField } from './legal-field.ts';

/** As many as an arbiter can take in. */
const SHOWN = 16;

/** Players whom the largest pairing cannot all place, with the opponents left to them. */
export function noLegalPairing<P extends FieldPlayer>(
  { players, legal, bye }: LegalField<P>,
  largest: MaximumMatching,
  left: readonly number[],
  article: string,
): NoLegalPairing {
  const sets = left.map((place) => members(largest.evenFrom(place)).filter((v) => v !== bye));
  const [smallest] = sets.filter((set) => set.length > 0).sort((a, b) => a.length - b.length);
  // Where nobody may have the bye, the lowest scores would have been first to receive it.
  const shown = (smallest ?? [...players.keys()].reverse()).slice(0, SHOWN);
  const stuck = shown.flatMap((place) => {
    const player = players[place];
    if (!player) return [];
    const allowed = members(legal.row(place)).flatMap((other) => players[other]?.tpn ?? []);
    allowed.sort((a, b) => a - b);
    return [{ player: player.tpn, allowed, mayHaveBye: bye >= 0 && player.mayHaveBye }];
  });
  return { code: 'noLegalPairing', article, stuck };
}
