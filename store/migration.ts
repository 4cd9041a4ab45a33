/** One step of the schema. Once released it is never edited: a change is a new step. */
export interface Migration {
  /** The schema it leads to: 1, 2, 3 … */
  readonly schema: number;
  readonly name: string;
  readonly sql: string;
}
