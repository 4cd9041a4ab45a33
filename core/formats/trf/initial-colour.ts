import { opposite, type Colour } from '../../rules/colour.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import type { TrfPlayer } from './player-record.ts';
import { roundOf } from './round-cells.ts';

/**
 * The colour drawn by lot: 152, else XXC, else what round 1 shows (TRF26, 152: the colour of the
 * highest ranked participant paired in it); null when nothing tells.
 */
export const initialColourOf = (document: TrfDocument): Colour | null =>
  declaredColour(document) ?? colourShown(recordsOf(document, '001'));

/** What the file says itself: 152, else XXC. */
export function declaredColour(document: TrfDocument): Colour | null {
  const [declared] = recordsOf(document, '152');
  if (declared !== undefined) return declared.colour;
  for (const { initialColour } of recordsOf(document, 'XXC')) {
    if (initialColour !== null) return initialColour;
  }
  return null;
}

/**
 * Odd and even are counted among those who took part in the round, as pairing numbers were when it
 * was paired: players who arrived later had none (C.04.2 C.2, 2026: 2.4).
 */
function colourShown(players: readonly TrfPlayer[]): Colour | null {
  let place = 0;
  for (const { rounds } of [...players].sort((a, b) => a.number - b.number)) {
    const round = rounds[0] === undefined ? null : roundOf(rounds[0]);
    const isBye = round?.outcome === 'pairingAllocatedBye';
    if (round === null || (round.opponent === null && !isBye)) continue;
    place += 1;
    if (round.colour !== null) return place % 2 === 1 ? round.colour : opposite(round.colour);
  }
  return null;
}
