import { useVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  useEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useWords } from '../../../language.tsx';
import { ColourDisc } from '../../../parts/colour-disc.tsx';
import { ROW_HEIGHTS, type Density } from '../../../parts/density.tsx';
import { usePrinting } from '../../../parts/use-printing.ts';
import { keyOfLine, type ListLine } from './list-lines.ts';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** The rows in sight, and how to bring another there. */
export interface BoardRows {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly indexes: readonly number[];
  /** Room of the rows that are out of sight, in pixels. */
  readonly before: number;
  readonly after: number;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | null;
  readonly see: (board: number | null) => void;
}

/** Only the rows in sight are in the page, but for paper. */
export function useBoardRows(lines: readonly ListLine[], density: Density): BoardRows {
  const printing = usePrinting();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHTS[density],
    overscan: 12,
  });
  useEffect(() => {
    virtual.measure();
  }, [virtual, density]);
  const items = virtual.getVirtualItems();
  return {
    scroller,
    indexes: printing ? lines.map((_, index) => index) : items.map(({ index }) => index),
    before: printing ? 0 : (items[0]?.start ?? 0),
    after: printing ? 0 : virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: printing ? null : virtual.measureElement,
    see: (board) => {
      const index = lines.findIndex((line) => line.kind === 'board' && line.board.board === board);
      if (index < 0) return;
      virtual.scrollToIndex(index);
      // In a small window the list itself may stand outside of what is seen.
      requestAnimationFrame(() => {
        const row = scroller.current?.querySelector(`[data-index="${index}"]`);
        row?.scrollIntoView({ block: 'nearest' });
      });
    },
  };
}

export function BoardTable(props: {
  readonly round: number;
  readonly lines: readonly ListLine[];
  readonly rows: BoardRows;
  readonly draft: boolean;
  /** Pairs come from a table: none departs from an order. */
  readonly byTable: boolean;
  readonly verifying: boolean;
  readonly density: Density;
  readonly row: (line: ListLine, index: number) => ReactNode;
}): ReactNode {
  const { lines, rows, draft, byTable } = props;
  const words = useWords(ROUNDS_WORDS);
  const height = { '--row': `${ROW_HEIGHTS[props.density]}px` } as CSSProperties;
  return (
    <div
      style={height}
      ref={rows.scroller}
      className={classes['scroller']}
      data-verifying={props.verifying}
      tabIndex={0}
      role="region"
      aria-label={words.heading(props.round)}
    >
      <table
        className={`${classes['boards'] ?? ''} ${classes['list'] ?? ''}`}
        data-draft={draft}
        aria-label={words.heading(props.round)}
        aria-rowcount={lines.length + 1}
      >
        <thead>
          <tr>
            <th scope="col">{words.board}</th>
            <ColourHead colour="white" />
            <th scope="col" className={classes['centre']}>
              {draft && !byTable ? (
                <span className="visually-hidden">{words.natural}</span>
              ) : (
                words.result
              )}
            </th>
            <ColourHead colour="black" />
            <th scope="col" className="no-print">
              <span className="visually-hidden">{words.why}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Room height={rows.before} />
          {rows.indexes.map((index) => {
            const line = lines[index];
            if (line === undefined) return null;
            return <Fragment key={keyOfLine(line)}>{props.row(line, index)}</Fragment>;
          })}
          <Room height={rows.after} />
        </tbody>
      </table>
    </div>
  );
}

function ColourHead({ colour }: { readonly colour: 'white' | 'black' }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  return (
    <th scope="col">
      <span aria-hidden>
        <ColourDisc colour={colour} />{' '}
      </span>
      {words[colour]}
    </th>
  );
}

function Room({ height }: { readonly height: number }): ReactNode {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={5} style={{ height, padding: 0 }} />
    </tr>
  );
}
