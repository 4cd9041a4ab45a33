import type { IsoDate } from '../rules/identity.ts';
import type { Suspension } from './licences/suspensions.ts';
import type { Homologation } from './homologation/homologation.ts';
import type { RegulationsRecord } from './regulations/regulations-record.ts';

/** How a duty can be settled by hand. */
export const DUTY_SETTLED_AS = ['done', 'notNeeded'] as const;
export type DutySettledAs = (typeof DUTY_SETTLED_AS)[number];

/** What is on record of a duty: the proof that it was done. */
export interface DutyRecord {
  readonly as: DutySettledAs;
  /** The day it was done. */
  readonly on?: IsoDate;
  /** What shows it: the number of a file, a receipt, who was told. */
  readonly proof?: string;
  /** Who said so, and when. */
  readonly by: string;
  readonly at: string;
}

/** What an arbiter was paid, in cents; a donation stands on both sides of the accounts (LA line 9197). */
export interface ArbiterPayment {
  readonly amount: number;
  readonly donated: number;
  readonly on: IsoDate;
}

/** What was done about an event besides playing it. */
export interface AdministrationRecord {
  readonly homologation: Homologation | null;
  /** By the id of the deadline, `pairingsPosted:3`. */
  readonly duties: ReadonlyMap<string, DutyRecord>;
  /** By the arbiter's name. */
  readonly payments: ReadonlyMap<string, ArbiterPayment>;
  /** The register of suspensions, as it is kept for this event. */
  readonly suspensions: readonly Suspension[];
  /** What the event's regulations say besides its settings, and who signed them; missing where nobody did. */
  readonly regulations?: RegulationsRecord;
}

export const NOTHING_ADMINISTERED: AdministrationRecord = {
  homologation: null,
  duties: new Map(),
  payments: new Map(),
  suspensions: [],
};
