/** How sure the games of a round are, the surest first. */
export const MOLTER_STATUSES = [
  /** As the book prints it. */
  'printed',
  /** Misprints of the book put right. */
  'repaired',
  /** By the book's words, or the leading players of a larger table. */
  'derived',
  /** Lost, and found again from what the other rounds leave. */
  'reconstructed',
  /** Lost, and made anew by the same rules: not official. */
  'generated',
] as const;
export type MolterStatus = (typeof MOLTER_STATUSES)[number];

/** The rounds of a table: played two by two, and the autonomous one. */
export type TableRoundName = `R${number}` | 'a';

/** A table as it is kept: games as `A1-C1`, White first, in the order of the boards. */
export interface TableData {
  /** Its number in the book; `26/4` are the four leading players of table 26. */
  readonly table: string;
  readonly teams: number;
  readonly players: number;
  readonly status: MolterStatus;
  /** Rounds that stand otherwise than the table. */
  readonly marks?: Readonly<Partial<Record<TableRoundName, MolterStatus>>>;
  readonly rounds: readonly string[];
  readonly autonomous: string | null;
}
