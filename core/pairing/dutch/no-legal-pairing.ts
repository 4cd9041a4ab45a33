import { members } from '../matching/bits.ts';
import type { MaximumMatching } from '../matching/maximum-matching.ts';
import type { NoLegalPairing, PairingRequest, StuckPlayer } from '../system.ts';
import type { Field } from './field.ts';

/** As many as an arbiter can take in. */
const SHOWN = 16;

/**
 * Why the absolute criteria leave no pairing: the smallest set found of players who together
 * have too few opponents. Outside their own odd circles they may meet only those few.
 */
export function noLegalPairing(
  field: Field,
  largest: MaximumMatching,
  left: readonly number[],
  request: PairingRequest,
): NoLegalPairing {
  const crowds = left
    .slice(0, SHOWN)
    .map((place) => members(largest.evenFrom(place)).filter((member) => member !== field.bye))
    .sort((a, b) => a.length - b.length);
  const crowd = crowds.find((places) => places.length > 0);
  // Nobody may have the bye: the players of the lowest score would have been first to receive it.
  const places = crowd ?? [...field.players.keys()].reverse();
  return {
    code: 'noLegalPairing',
    article: request.edition.dutch.articles.absolute.completion,
    stuck: places.slice(0, SHOWN).flatMap((place) => stuckPlayer(field, place)),
  };
}

function stuckPlayer({ players, legal, bye }: Field, place: number): StuckPlayer[] {
  const player = players[place];
  if (!player) return [];
  const allowed = members(legal.row(place)).flatMap((other) => players[other]?.tpn ?? []);
  return [
    {
      player: player.tpn,
      allowed: allowed.sort((a, b) => a - b),
      mayHaveBye: bye >= 0 && player.mayHaveBye,
    },
  ];
}
