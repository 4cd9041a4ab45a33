import type { Tpn } from '../../rules/identity.ts';
import { fill } from '../../rules/sentence.ts';
import type {
  ExplanationAsked,
  WhyNotAnswer,
  WhyNotReason,
} from '../explanation/explained-round.ts';
import type { PairingRequest } from '../system.ts';
import { hindranceIn, meetingsBefore, type Ladder, type PassedOver, type Rung } from './ladder.ts';
import { LADDER_WORDS } from './ladder-words.ts';

/** The first rule by which two players do not meet. */
type WhyNot =
  | { readonly reason: 'paired' }
  | { readonly reason: 'absent' | 'bye'; readonly player: Tpn }
  | { readonly reason: 'absolute'; readonly hindrance: PassedOver }
  | {
      readonly reason: 'order';
      readonly rung: Rung;
      readonly other: Tpn;
      /** The higher of the two chose, or somebody higher took one of them. */
      readonly chose: boolean;
    }
  | { readonly reason: 'completion' };

/** Why two players do not meet in a round by Keizer's system, with the rule. */
export function whyNotOnLadder(
  request: PairingRequest,
  ladder: Ladder | null,
  pair: readonly [Tpn, Tpn],
  asked: ExplanationAsked,
): WhyNotAnswer {
  const found = whyNot(request, ladder, pair);
  const { reason } = found;
  return {
    reason,
    article: ARTICLES[reason] ?? null,
    sentences: [say(found, pair, ladder?.roundsBetween ?? 0, asked)],
    figures: found,
  };
}

const ARTICLES: Readonly<Partial<Record<WhyNotReason, string>>> = {
  absent: 'Keizer 3',
  bye: 'Keizer 3.1',
  absolute: 'Keizer 3.2',
  order: 'Keizer 3.3',
  completion: 'Keizer 3.3',
};

function whyNot(request: PairingRequest, ladder: Ladder | null, pair: readonly [Tpn, Tpn]): WhyNot {
  const [a, b] = pair;
  const away = pair.find((player) => request.absent.has(player));
  if (away !== undefined) return { reason: 'absent', player: away };
  const between = ladder?.roundsBetween ?? 0;
  const together = ladder?.rungs.some(
    ({ upper, lower }) => (upper === a && lower === b) || (upper === b && lower === a),
  );
  if (together === true) return { reason: 'paired' };
  const hindrance = hindranceIn(request, meetingsBefore(request), between)(a, b);
  if (hindrance !== null) return { reason: 'absolute', hindrance };
  if (ladder === null) return { reason: 'completion' };
  const bye = pair.find((player) => player === ladder.bye);
  if (bye !== undefined) return { reason: 'bye', player: bye };
  // The rung that took one of the two away from the other.
  const rung = ladder.rungs.find(({ upper, lower }) =>
    pair.some((player) => player === upper || player === lower),
  );
  if (rung === undefined) return { reason: 'completion' };
  const other = rung.upper === a || rung.lower === a ? b : a;
  const chose = pair.includes(rung.upper);
  const passed = rung.passedOver.some(({ player }) => player === other);
  return chose && passed ? { reason: 'completion' } : { reason: 'order', rung, other, chose };
}

function say(
  found: WhyNot,
  [a, b]: readonly [Tpn, Tpn],
  kept: number,
  { name, language }: ExplanationAsked,
): string {
  const words = LADDER_WORDS[language];
  const both = { a: name(a), b: name(b) };
  switch (found.reason) {
    case 'paired':
      return fill(words.meet, both);
    case 'absent':
      return fill(words.absent, { player: name(found.player) });
    case 'bye':
      return fill(words.hasBye, { player: name(found.player) });
    case 'absolute':
      return found.hindrance.because === 'metLately'
        ? fill(words.metLately, { ...both, round: found.hindrance.round, kept })
        : fill(words.prohibited, both);
    case 'order': {
      const { upper, lower } = found.rung;
      const told = found.chose ? words.order : words.taken;
      return fill(told, { upper: name(upper), lower: name(lower), other: name(found.other) });
    }
    case 'completion':
      return fill(words.completion, both);
  }
}
