import type { DubovArticles } from '../../rules/editions/dubov-criteria.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Result } from '../../rules/result.ts';
import type { FieldPlayer, HindranceOf } from '../field/legal-field.ts';
import { pairObjection, type PairObjection } from '../field/objections.ts';
import type { TracedBye } from '../field/traced-bye.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import { byeDifference, type ByeDifference } from './bye-first.ts';
import { pairKey } from './pair-key.ts';
import { roundOfMeeting } from './round-of-meeting.ts';

/** Reasons that every Swiss knows which gives the bye before anybody is paired. */
export type SharedReason =
  /** They do meet. */
  | { readonly reason: 'paired' }
  | { readonly reason: 'absent'; readonly players: readonly Tpn[] }
  /** An absolute criterion keeps them apart; for a rematch, the round they met in. */
  | {
      readonly reason: 'absolute';
      readonly objection: PairObjection;
      readonly metInRound: number | null;
    }
  /** With them together the others cannot all be paired. */
  | { readonly reason: 'incomplete'; readonly article: string; readonly failure: NoLegalPairing }
  /** The bye would go to somebody who comes later for it. */
  | ByeDifference;

/** How a system is asked for a round, the parts of it being its brackets or groups in order. */
export interface ComparedRounds<State extends FieldPlayer, Part, Own> {
  readonly states: readonly State[];
  readonly articles: Pick<DubovArticles, 'absolute' | 'bye'>;
  readonly hindrance: HindranceOf<State>;
  /** Pairs the round, with two players together where they are given, and tells its bye and its parts. */
  readonly pair: (
    together: { readonly together?: readonly [Tpn, Tpn] },
    tell: { readonly bye: (bye: TracedBye) => void; readonly part: (part: Part) => void },
  ) => Result<RoundPairing, NoLegalPairing>;
  /** The first rule by which the round with them together is worse. */
  readonly difference: (best: readonly Part[], together: readonly Part[]) => Own;
}

/** Why two players do not meet: the round is compared with the best one in which they do. */
export function whyNotTogether<State extends FieldPlayer, Part, Own>(
  request: PairingRequest,
  pair: readonly [Tpn, Tpn],
  compared: ComparedRounds<State, Part, Own>,
): SharedReason | Own {
  const { states, articles, hindrance } = compared;
  const [one, other] = pair.map((tpn) => states.find((player) => player.tpn === tpn));
  if (!one || !other) {
    const present = new Set(states.map(({ tpn }) => tpn));
    return { reason: 'absent', players: pair.filter((tpn) => !present.has(tpn)) };
  }
  const incomplete = { reason: 'incomplete', article: articles.absolute.completion } as const;
  const best = tracedRound(compared, {});
  if ('failure' in best) return { ...incomplete, ...best };
  if (best.pairs.has(pairKey(...pair))) return { reason: 'paired' };
  const objection = pairObjection(hindrance, articles.absolute, one, other);
  if (objection) {
    return { reason: 'absolute', objection, metInRound: roundOfMeeting(request, ...pair) };
  }
  const together = tracedRound(compared, { together: pair });
  if ('failure' in together) return { ...incomplete, ...together };
  return (
    byeDifference(best.bye, together.bye, articles.bye) ??
    compared.difference(best.parts, together.parts)
  );
}

interface TracedRound<Part> {
  readonly pairs: ReadonlySet<string>;
  readonly bye: TracedBye | null;
  readonly parts: readonly Part[];
}

function tracedRound<State extends FieldPlayer, Part, Own>(
  { pair }: ComparedRounds<State, Part, Own>,
  together: { readonly together?: readonly [Tpn, Tpn] },
): TracedRound<Part> | { readonly failure: NoLegalPairing } {
  const parts: Part[] = [];
  let bye: TracedBye | null = null;
  const answer = pair(together, {
    bye: (told) => {
      bye = told;
    },
    part: (told) => parts.push(told),
  });
  if (!answer.ok) return { failure: answer.error };
  const pairs = answer.value.pairs.map(({ white, black }) => pairKey(white, black));
  return { pairs: new Set(pairs), bye, parts };
}
