/** What the table knows of the room a column takes; widths are in rem. */
export interface FittingColumn {
  readonly key: string;
  /** A width it keeps. */
  readonly width?: string;
  /** What it needs at least; it takes its share of what is left over. */
  readonly least?: string;
  /** Makes room where the table is narrow, 1 before 2; without one it stays. */
  readonly folds?: number;
}

export interface ColumnFit {
  /** In rem, by key, of the columns that are shown. */
  readonly widths: ReadonlyMap<string, number>;
  /** Columns for which there was no room. */
  readonly folded: readonly string[];
  /** In rem; more than the room where no more column could fold. */
  readonly whole: number;
}

const LEAST = '9rem';

const leastOf = ({ width, least = LEAST }: FittingColumn): number => parseFloat(width ?? least);

/** Which columns a room has place for, and how wide each is; `room` null shows them all. */
export function fitColumns(columns: readonly FittingColumn[], room: number | null): ColumnFit {
  const folded: string[] = [];
  let whole = columns.reduce((sum, column) => sum + leastOf(column), 0);
  const yielding = columns
    .filter(({ folds }) => folds !== undefined)
    .sort((a, b) => (a.folds ?? 0) - (b.folds ?? 0));
  for (const column of yielding) {
    if (room === null || whole <= room) break;
    folded.push(column.key);
    whole -= leastOf(column);
  }
  const shown = columns.filter(({ key }) => !folded.includes(key));
  const sharing = shown
    .filter(({ width }) => width === undefined)
    .reduce((sum, column) => sum + leastOf(column), 0);
  const over = room === null ? 0 : Math.max(0, room - whole);
  const widths = shown.map((column): [string, number] => {
    const own = leastOf(column);
    const share = column.width === undefined ? (over * own) / sharing : 0;
    return [column.key, own + share];
  });
  return { widths: new Map(widths), folded, whole };
}
