import type { ReactNode } from 'react';
import type { FittingColumn } from './column-fit.ts';
import type { Picked } from './row-selection.ts';

/** A column of a list: what it is called, what it sorts by and what it shows. */
export interface Column<Row> extends FittingColumn {
  readonly title: string;
  /** What the title stands for: in a tooltip, and said to screen readers. */
  readonly hint?: string;
  /** What is sorted, filtered, copied and exported. */
  readonly value: (row: Row) => string | number | null;
  /** The value in words, where it is made for sorting alone. */
  readonly text?: (row: Row) => string;
  /** What is shown, when it is more than the value. */
  readonly show?: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** Stays in sight while the others scroll under it: who the row is about. */
  readonly stays?: boolean;
  /** Buttons alone: nothing of it is copied or saved. */
  readonly controls?: boolean;
  /** Not shown while no row has anything in it. */
  readonly foldsEmpty?: boolean;
  /** Not shown until somebody asks for it. */
  readonly optional?: boolean;
}

/** Rows that can be picked. */
export interface RowSelection<Row> {
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  /** What the box of a row is called. */
  readonly nameOf: (row: Row) => string;
}
