import { useState, type KeyboardEvent, type RefObject } from 'react';

/** Where somebody looks in a grid: a row of the list, and a column (0 is the name). */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

export interface GridCursor {
  readonly cursor: Spot;
  readonly setCursor: (spot: Spot) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Arrows go from game to game, a page or a whole line at once; Enter opens whose line it is. */
export function useGridCursor(grid: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  /** Brings a spot into the page before it gets the focus. */
  readonly scrollTo: (spot: Spot) => void;
  readonly onEnter: (row: number) => void;
}): GridCursor {
  const { scroller, rows, columns, rowHeight } = grid;
  const [stood, setCursor] = useState<Spot>({ row: 0, column: 0 });
  // The list may have become shorter under whoever stood further down.
  const cursor = {
    row: Math.max(0, Math.min(rows - 1, stood.row)),
    column: Math.max(0, Math.min(columns, stood.column)),
  };
  const move = (to: Spot): void => {
    const next = {
      row: Math.max(0, Math.min(rows - 1, to.row)),
      column: Math.max(0, Math.min(columns, to.column)),
    };
    setCursor(next);
    grid.scrollTo(next);
    requestAnimationFrame(() => {
      const spot = `[data-row="${next.row}"] [data-column="${next.column}"]`;
      scroller.current?.querySelector<HTMLElement>(spot)?.focus();
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    const { row, column } = cursor;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    const steps: Readonly<Record<string, Spot>> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + 1 },
      ArrowLeft: { row, column: column - 1 },
      PageDown: { row: row + page, column },
      PageUp: { row: row - page, column },
      Home: { row: event.ctrlKey ? 0 : row, column: 0 },
      End: { row: event.ctrlKey ? rows - 1 : row, column: columns },
    };
    const to = steps[event.key];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter') grid.onEnter(row);
    else return;
    event.preventDefault();
  };
  return { cursor, setCursor, onKey };
}
