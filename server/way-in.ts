import type { Role } from '@ronde/core/tournament/roles.ts';
import type { Context } from 'hono';
import type { House } from './house.ts';
import { Declined } from './registry/declined.ts';
import type { Identify, ServerEnv } from './registry/route.ts';
import { STAFF } from './routes/everybody.ts';

const PUBLIC_PAGES = '/t';
const PHONE = '/p';
/** Whose work is on the phone's own page. */
const ON_THE_PHONE: readonly Role[] = ['results', 'checkIn', 'captain', 'player'];

/**
 * Where the bare address leads: staff, this computer and a server that knows nobody yet stay there,
 * at the desk (null); a phone with a link goes to its page, everybody else to the public pages.
 */
export async function wayIn(
  context: Context<ServerEnv>,
  house: House,
  identify: Identify,
): Promise<string | null> {
  const identity = await identify(context);
  // The desk says what is wrong with the store.
  if (identity instanceof Declined) return null;
  const { via, grants } = identity;
  if (via === 'localhost' || via === 'account') return null;
  if (grants.some(({ role }) => STAFF.includes(role))) return null;
  if (grants.some(({ role }) => ON_THE_PHONE.includes(role))) return PHONE;
  if (house.policy.trustsThisComputer) return PUBLIC_PAGES;
  const accounts = await house.store.access.accounts();
  return accounts.ok && accounts.value.length === 0 ? null : PUBLIC_PAGES;
}
