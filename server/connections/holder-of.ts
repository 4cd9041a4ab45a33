import type { Context } from 'hono';
import { sourceOf } from '../access/attempts.ts';
import { addressOf } from '../access/identify.ts';
import type { Principal } from '../access/principal.ts';
import { AUDIENCE_OF_ROLE } from '../api/roles.ts';
import type { House } from '../house.ts';
import type { ServerEnv } from '../registry/route.ts';
import type { Holder } from './crowd.ts';

/** Whose places somebody takes: a device's own, those of staff, or those of an address. */
export const holderOf = (
  context: Context<ServerEnv>,
  house: House,
  { role, device }: Pick<Principal, 'role' | 'device'>,
): Holder => ({
  source: device === null ? sourceOf(addressOf(context, house)) : `device ${device}`,
  staff: AUDIENCE_OF_ROLE[role] !== 'public',
});
