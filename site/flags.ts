import { FLAG_OF_FEDERATION } from '@ronde/core/rules/federation-flags.ts';
import { markup, NOTHING, type Html } from './markup.ts';

/** What the build calls the file of a federation's flag. */
export const flagFile = (federation: string): string => `flag-${federation.toLowerCase()}.svg`;

/** Where a running server has the flag of a federation; null for those that stand by their letters. */
export const flagAddress = (federation: string): string | null =>
  FLAG_OF_FEDERATION.has(federation) ? `/assets/${flagFile(federation)}` : null;

/** Says nothing aloud: the letters stand beside it. */
export function flagImage(address: string | null): Html {
  return address === null
    ? NOTHING
    : markup`<img class="flag" src="${address}" alt="" width="21" height="14" loading="lazy" />`;
}
