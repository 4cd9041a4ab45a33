/** What lists show of a tournament, made by whoever knows what events mean: opaque here. */
export interface SummaryRecord {
  /** JSON for those who run the event; null where the log adds up to no tournament. */
  readonly staff: string | null;
  /** JSON for everybody else; null as well then. */
  readonly visitors: string | null;
  /** Whether those who have no part in the event see it at all. */
  readonly visible: boolean;
  /** In capitals without accents, to be looked for in. */
  readonly search: string;
  /** `2026-11-15`; null where it is not known. */
  readonly firstDay: string | null;
  /** The code of what is wrong with the log; null when nothing is. */
  readonly problem: string | null;
}
