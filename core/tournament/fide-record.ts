import type { NormEventKind } from '../ratings/norms/norm-event-kind.ts';
import { ARBITER_TITLES, type ArbiterTitle } from '../rules/editions/title-properties.ts';
import type { IsoDate } from '../rules/identity.ts';

/** Titles of FIDE an arbiter has, or none of them. */
export const ARBITER_TITLES_OR_NONE = [...ARBITER_TITLES, 'none'] as const;
export type ArbiterTitleOrNone = ArbiterTitle | 'none';

/** What FIDE wants to know of an event and no other setting says; missing where nobody said it. */
export interface FideRecord {
  /** The day the event was registered with FIDE (B.01 1.1.1, B.02 0.2). */
  readonly registeredOn?: IsoDate;
  /** The chair of the Qualification Commission agreed to a later registration (B.01 1.1.1). */
  readonly registrationAgreed?: boolean;
  /** Missing for an event of no such kind (B.01 1.4.1b, 1.4.3). */
  readonly kind?: NormEventKind;
  /** The chief arbiter's title (B.01 1.1.5). */
  readonly chiefArbiter?: ArbiterTitleOrNone;
}
