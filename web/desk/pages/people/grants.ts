import type { Role } from '@ronde/core/tournament/roles.ts';
import type { AccountShown } from '@ronde/server/api/session.ts';

export type Grant = AccountShown['grants'][number];

/** The place of a right that holds in every tournament, made or to be made. */
export const EVERYWHERE = '*';

export interface Place {
  readonly value: string;
  readonly label: string;
}

/** Where rights can be given: everywhere, the tournaments found, and where the account has some. */
export function placesFor(
  found: readonly { readonly id: string; readonly name: string }[],
  held: readonly Grant[],
  everywhere: string,
  /** Of tournaments that are not among those found; one that is gone has none. */
  names: Readonly<Record<string, string>>,
): Place[] {
  const known = found.map(({ id, name }) => ({ value: id, label: name }));
  const others = held
    .map(({ tournament }) => tournament)
    .filter((id) => id !== EVERYWHERE && !found.some((one) => one.id === id));
  return [
    { value: EVERYWHERE, label: everywhere },
    ...known,
    ...[...new Set(others)].map((id) => ({ value: id, label: names[id] ?? id })),
  ];
}

export const withGrant = (
  grants: readonly Grant[],
  index: number,
  change: Partial<Grant>,
): Grant[] => grants.map((grant, at) => (at === index ? { ...grant, ...change } : grant));

/** The same right twice is one; the order is kept. */
export const tidyGrants = (grants: readonly Grant[]): Grant[] =>
  grants.filter(
    (grant, index) =>
      grants.findIndex((one) => one.tournament === grant.tournament && one.role === grant.role) ===
      index,
  );

export const sameGrants = (a: readonly Grant[], b: readonly Grant[]): boolean =>
  JSON.stringify(a.map(pair)) === JSON.stringify(b.map(pair));

const pair = ({ tournament, role }: Grant): readonly [string, Role] => [tournament, role];
