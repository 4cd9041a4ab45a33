import { LONGEST_LINE, ONE_LINE } from '../../rules/text-bounds.ts';

/** A cell of a file that Ronde writes in another way, kept until what Ronde says of it changes. */
export interface CellAsRead {
  readonly name: string;
  readonly read: string;
  /** What Ronde wrote there when the file was read. */
  readonly written: string;
}

/** Cells by their names, as text; an empty cell is an empty text. */
export type Cells = ReadonlyMap<string, string>;

/** Cells that mean something together: they come back as read together, or not at all. */
export type CellGroup = readonly string[];

/** The groups in which a file as read differs from what Ronde writes of it. */
export function cellsAsRead(
  read: Cells,
  written: Cells,
  groups: readonly CellGroup[],
): CellAsRead[] {
  return groups.flatMap((group) => {
    const cells = group.map((name) => ({
      name,
      read: read.get(name) ?? '',
      written: written.get(name) ?? '',
    }));
    const isSame = cells.every((cell) => cell.read === cell.written);
    return isSame || !cells.every(fitsALog) ? [] : cells;
  });
}

const fitsALog = (cell: CellAsRead): boolean =>
  cell.read.length <= LONGEST_LINE && ONE_LINE.test(cell.read);

/** The cells that come back as they were read: those of groups of which Ronde says nothing new. */
export function unchangedCells(
  written: Cells,
  kept: readonly CellAsRead[],
  groups: readonly CellGroup[],
): Map<string, string> {
  const byName = new Map(kept.map((cell) => [cell.name, cell]));
  return new Map(
    groups.flatMap((group) => {
      const cells = group.flatMap((name) => byName.get(name) ?? []);
      const isUnchanged = cells.every((cell) => cell.written === (written.get(cell.name) ?? ''));
      return isUnchanged ? cells.map(({ name, read }): [string, string] => [name, read]) : [];
    }),
  );
}
