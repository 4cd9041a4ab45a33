import type { Bilingual, Source } from '../rules/editions/edition.ts';
import type { Dated } from '../rules/editions/in-force.ts';

/**
 * One dated set of figures of a federation, with where it was read. Looked up by day and never pinned to a
 * log: what an event owes is what was in force then, whichever program asks.
 */
export interface Tariff<Figures> extends Dated {
  /** `allowance-2010` */
  readonly id: string;
  readonly name: Bilingual;
  readonly sources: readonly Source[];
  readonly figures: Figures;
}
