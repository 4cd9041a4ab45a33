import type { IsoDate } from '../rules/identity.ts';

/** Licences of the French federation that let somebody play; A holds whatever B does. */
export const LICENCES = ['A', 'B'] as const;
export type Licence = (typeof LICENCES)[number];

/**
 * What was seen of a player's licence (LA 5.1, lines 8751-8783): shown, in the federation's listing, taken
 * on the spot, declared on honour (T3 for A, T4 for B), exempt, or refused.
 */
export const LICENCE_SIGHTS = [
  'shown',
  'listed',
  'takenHere',
  'attestation',
  'exempt',
  'refused',
] as const;
export type LicenceSight = (typeof LICENCE_SIGHTS)[number];

/** Why a player is in order, or is not: what somebody saw, or what is on record. */
export type LicenceReason =
  | LicenceSight
  | 'otherFederation'
  | 'onRecord'
  | 'none'
  | 'notEnough'
  | 'certificateMissing';

/** A line of the register of licences. */
export interface LicenceCheck {
  readonly seen: LicenceSight;
  /** Which licence; missing where it is the one on record, or the one the event asks for. */
  readonly licence?: Licence;
  /** For one taken here: the certificate was handed in (LA line 8970). */
  readonly medicalCertificate?: true;
  /** For a declaration on honour: the day its club was asked (LA line 8763). */
  readonly clubAsked?: IsoDate;
  /** The number of a form: for those who run the event. */
  readonly remark?: string;
  /** Who saw it, and when. */
  readonly by: string;
  readonly at: string;
}
