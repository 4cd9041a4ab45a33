import type { PrivateData } from '../player.ts';

/** Stands where words stood that were due to be erased, in either language. */
export const ERASED = '[…]';

/**
 * What is left of a person's private details: the year of birth, on which age categories, prizes and
 * report files rest, and the money of the entry, on which the accounts do.
 */
export function withoutDueDetails<T extends { readonly private?: PrivateData }>(details: T): T {
  const { private: own, ...others } = details;
  if (own === undefined) return details;
  const { birthDate, feeDue, feePaid } = own;
  const left: PrivateData = {
    ...(birthDate === undefined ? {} : { birthDate: birthDate.slice(0, 4) }),
    ...(feeDue === undefined ? {} : { feeDue }),
    ...(feePaid === undefined ? {} : { feePaid }),
  };
  return (Object.keys(left).length === 0 ? others : { ...others, private: left }) as T;
}
