/** How files of the pages are packed by the build, the tightest first. */
export const PACKINGS = ['br', 'gzip'] as const;
export type Packing = (typeof PACKINGS)[number];

/**
 * [RFC 9110 12.5.3] The packing an asker likes best of those there are, the tightest where several
 * are liked as well; null for the file as it is, which goes to whoever says nothing and to whoever
 * refuses everything.
 */
export function acceptedPacking(
  header: string | undefined,
  offered: readonly Packing[],
): Packing | null {
  const wishes = wishesIn(header ?? '');
  const wishFor = (coding: string): number => wishes.get(coding) ?? wishes.get('*') ?? 0;
  // Unpacked is welcome unless it is refused, and never preferred without saying so.
  const plain = wishes.get('identity') ?? 0;
  const liked = PACKINGS.filter((packing) => offered.includes(packing) && wishFor(packing) > 0);
  const [first] = liked.toSorted((one, other) => wishFor(other) - wishFor(one));
  return first === undefined || plain > wishFor(first) ? null : first;
}

/** `gzip;q=0.8, br` by name, each from 0 (refused) to 1. */
function wishesIn(header: string): ReadonlyMap<string, number> {
  const wishes = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (coding === '') continue;
    const said = parameters.find((one) => one.startsWith('q='))?.slice(2);
    const wish = said === undefined ? 1 : Number(said);
    // What cannot be read is taken for a refusal: unpacked is understood by everybody.
    wishes.set(coding === 'x-gzip' ? 'gzip' : coding, wish >= 0 && wish <= 1 ? wish : 0);
  }
  return wishes;
}
