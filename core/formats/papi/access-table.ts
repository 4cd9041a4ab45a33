/** Types of columns of an Access table; long ones (`ole`, `memo`) are empty in the files we write. */
export type ColumnType =
  | 'boolean'
  | 'byte'
  | 'integer'
  | 'long'
  | 'float'
  | 'double'
  | 'dateTime'
  | 'binary'
  | 'text'
  | 'ole'
  | 'memo';

/** Days as `YYYY-MM-DD`. */
export type Cell = string | number | boolean | Uint8Array | null;

/** The length of a text is in characters, that of a binary in bytes; 255 where it is not said. */
export type NewColumn = readonly [name: string, type: ColumnType, length?: number];

export interface NewIndex {
  readonly name: string;
  /** In order; always ascending. */
  readonly columns: readonly string[];
  readonly unique?: boolean;
  readonly primary?: boolean;
}

/** A table to be written. */
export interface NewTable {
  readonly name: string;
  readonly columns: readonly NewColumn[];
  readonly indexes?: readonly NewIndex[];
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}
