import { parseDescriptor } from './descriptor.ts';
import { RECOMMENDED_ORDERS } from './recommended-orders.ts';

/** What a tie-break looks at (BAF 101 2.5 2.1 to 2.3): own results, opponents' results, ratings. */
export const TIE_BREAK_CLASSES = ['ownResults', 'opponentsResults', 'ratings'] as const;
export type TieBreakClass = (typeof TIE_BREAK_CLASSES)[number];

/** Where the bulletin asks for one class in an event: lines 936-937 of the source. */
export const ONE_CLASS_ARTICLE = 'BAF 101 2.5 3';

/**
 * The bulletin's systems, and those made from them since. Direct encounter opens orders of every
 * class in the bulletin itself, so that it has none.
 */
const CLASSES: Readonly<Record<TieBreakClass, string>> = {
  ownResults: 'PS KS OTHER_EXTENDED_KOYA OTHER_REDUCED_KOYA WIN WON BPG BWG OTHER_KASHDAN',
  opponentsResults: 'BH AOB FB SB OTHER_SUM_OF_BUCHHOLZ OTHER_OPPONENTS_PROGRESSIVE OTHER_YUGOSLAV',
  ratings: 'ARO TPR PTP APRO APPO OTHER_BAF101_PERFORMANCE OTHER_FFE_PERFORMANCE',
};

function classOf(descriptor: string): TieBreakClass | null {
  const parsed = parseDescriptor(descriptor);
  if (!parsed.ok) return null;
  const { name } = parsed.value;
  return TIE_BREAK_CLASSES.find((one) => CLASSES[one].split(' ').includes(name)) ?? null;
}

/** One tie-break of each class that a list mixes. */
export interface MixedClasses {
  readonly article: string;
  /** At least two, in the order of the list. */
  readonly classes: readonly TieBreakClass[];
  /** The first tie-break of each. */
  readonly descriptors: readonly string[];
}

/**
 * Whether a list of players' tie-breaks mixes classes, as the bulletin advises against: a notice,
 * never a refusal. Orders that the books recommend stand as they are.
 */
export function mixedClasses(list: readonly string[]): MixedClasses | null {
  const first = new Map<TieBreakClass, string>();
  for (const descriptor of list) {
    const own = classOf(descriptor);
    if (own !== null && !first.has(own)) first.set(own, descriptor);
  }
  if (first.size < 2 || isRecommended(list)) return null;
  return {
    article: ONE_CLASS_ARTICLE,
    classes: [...first.keys()],
    descriptors: [...first.values()],
  };
}

const isRecommended = (list: readonly string[]): boolean =>
  RECOMMENDED_ORDERS.some(({ descriptors }) =>
    list.every((descriptor, place) => descriptors[place] === descriptor),
  );
