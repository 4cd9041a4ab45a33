import type { Account } from '@ronde/store/access/access-store.ts';
import { EVERY_TOURNAMENT } from './principal.ts';

const isChiefOfHouse = ({ disabled, grants }: Pick<Account, 'disabled' | 'grants'>): boolean =>
  !disabled &&
  grants.some(({ tournament, role }) => tournament === EVERY_TOURNAMENT && role === 'chief');

/**
 * Whether nobody could manage the server any more with this account changed, or removed (null). An
 * account that is no chief now takes nothing away.
 */
export function locksEverybodyOut(
  accounts: readonly Account[],
  id: string,
  change: Partial<Pick<Account, 'disabled' | 'grants'>> | null,
): boolean {
  const before = accounts.find((account) => account.id === id);
  if (before === undefined || !isChiefOfHouse(before)) return false;
  const after = accounts.flatMap((account) =>
    account.id !== id ? [account] : change === null ? [] : [{ ...account, ...change }],
  );
  return !after.some(isChiefOfHouse);
}
