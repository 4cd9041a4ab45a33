import type { Principal } from '../access/principal.ts';
import { declinedByStore } from '../problem-response.ts';
import { declined, type Declined } from '../registry/declined.ts';
import type { LedgerFailure } from './open-log.ts';

export const declinedByLedger = (failed: LedgerFailure, principal: Principal): Declined =>
  failed.kind === 'store'
    ? declinedByStore(failed.error, principal.via === 'localhost')
    : declined(500, failed.code, { position: failed.position });
