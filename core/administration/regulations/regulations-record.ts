import type { Clauses } from './clauses.ts';
import type { Terms } from './terms.ts';

/** Who signs the regulations of an event together (LA line 246). */
export const SIGNATORIES = ['organiser', 'chiefArbiter'] as const;
export type Signatory = (typeof SIGNATORIES)[number];

/** Who signed which version, and when. */
export interface RegulationsSignature {
  readonly name: string;
  /** Names what was signed (version-of-terms.ts). */
  readonly version: string;
  /** What was signed, so that later changes can be told. */
  readonly terms: Terms;
  /** Who wrote it down, and when. */
  readonly by: string;
  readonly at: string;
}

export interface RegulationsRecord {
  readonly clauses: Clauses;
  readonly signatures: Readonly<Partial<Record<Signatory, RegulationsSignature>>>;
}

export const NOTHING_STATED: RegulationsRecord = { clauses: {}, signatures: {} };
