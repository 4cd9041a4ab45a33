import { parseDescriptor } from './descriptor.ts';
import { INDIVIDUAL_TIE_BREAKS } from './individual-tie-breaks.ts';
import { RECOMMENDED_ORDERS } from './recommended-orders.ts';

/** What a tie-break looks at (BAF 101 2.5 2.1 to 2.3): own results, opponents' results, ratings. */
export const TIE_BREAK_CLASSES = ['ownResults', 'opponentsResults', 'ratings'] as const;
export type TieBreakClass = (typeof TIE_BREAK_CLASSES)[number];

/** Where the bulletin asks for one class in an event: lines 936-937 of the source. */
export const ONE_CLASS_ARTICLE = 'BAF 101 2.5 3';

/** Of the own data, but no system of the bulletin. */
const WITHOUT_CLASS = ['TPN', 'REP', 'GE', 'STD', 'RTNG'];

/**
 * By what a tie-break is based on (C.07 4.3); Koya looks at own results in the bulletin (2.1.3). Direct
 * encounter opens orders of every class there, so that it has none.
 */
function classOf(descriptor: string): TieBreakClass | null {
  const parsed = parseDescriptor(descriptor);
  const name = parsed.ok ? parsed.value.name : '';
  const known = INDIVIDUAL_TIE_BREAKS.find(({ code }) => code === name);
  if (known === undefined || known.type === 'A' || WITHOUT_CLASS.includes(name)) return null;
  if (known.usesRatings) return 'ratings';
  const isOwn = known.type === 'B' || (known.type === 'BC' && name !== 'SB');
  return isOwn ? 'ownResults' : 'opponentsResults';
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
