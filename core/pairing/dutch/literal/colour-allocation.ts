import { opposite, type Colour } from '../../../rules/colour.ts';
import type { CandidatePair } from './candidate.ts';
import { STRENGTHS } from './colour-preference.ts';
import type { Participant } from './participant.ts';

/** Section E (2026: article 5): the colour the higher ranked player of a pair receives. */
export function colourOfHigherRanked(pair: CandidatePair, initialColour: Colour): Colour {
  const { higher, lower } = pair;
  return (
    grantBothPreferences(higher, lower) ??
    grantStrongerPreference(higher, lower) ??
    alternateToMostRecentTime(higher, lower) ??
    higher.preference?.colour ?? // E.4, 2026: 5.2.4
    byPairingNumber(higher, initialColour)
  );
}

/** E.1, 2026: 5.2.1. */
function grantBothPreferences(higher: Participant, lower: Participant): Colour | null {
  if (higher.preference === null || lower.preference === null) return null;
  return higher.preference.colour !== lower.preference.colour ? higher.preference.colour : null;
}

/** E.2, 2026: 5.2.2. A player without a preference leaves the opponent's granted (A.6.d). */
function grantStrongerPreference(higher: Participant, lower: Participant): Colour | null {
  const [own, other] = [strength(higher), strength(lower)];
  if (own !== other) return granted(higher, lower, own - other);
  if (higher.preference?.strength !== 'absolute') return null;
  return granted(
    higher,
    lower,
    Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference),
  );
}

function strength(player: Participant): number {
  return player.preference === null ? 0 : 1 + STRENGTHS.indexOf(player.preference.strength);
}

function granted(higher: Participant, lower: Participant, advantage: number): Colour | null {
  if (advantage > 0) return higher.preference?.colour ?? null;
  if (advantage < 0) return lower.preference ? opposite(lower.preference.colour) : null;
  return null;
}

/** E.3, 2026: 5.2.3, over the games really played, counted back from the latest. */
function alternateToMostRecentTime(higher: Participant, lower: Participant): Colour | null {
  for (let back = 1; ; back += 1) {
    const [own, other] = [higher.colours.at(-back), lower.colours.at(-back)];
    if (own === undefined || other === undefined) return null;
    if (own !== other) return opposite(own);
  }
}

/** E.5, 2026: 5.2.5. */
function byPairingNumber(higher: Participant, initialColour: Colour): Colour {
  return higher.number % 2 === 1 ? initialColour : opposite(initialColour);
}
