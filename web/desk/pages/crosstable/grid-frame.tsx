import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import { useWords } from '../../language.tsx';
import type { Order } from './cell-text.ts';
import classes from './crosstable.module.css';
import { CROSSTABLE_WORDS } from './crosstable-words.ts';

/** What stands around the games of a crosstable: what is looked at in words, the head, the legend. */
export function GridFrame(props: {
  readonly scroller: Ref<HTMLDivElement>;
  readonly caption: string;
  readonly legend: string;
  readonly rows: number;
  readonly columns: number;
  readonly order: Order;
  /** Pixels a line is high. */
  readonly row: number;
  readonly descriptors: readonly string[];
  /** The game looked at, in words; null while nobody looks. */
  readonly said: string | null;
  readonly onLeave: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** The heads of the games. */
  readonly heads: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const words = useWords(CROSSTABLE_WORDS);
  return (
    <>
      <p
        className={`${classes['said'] ?? ''} no-print`}
        role="status"
        data-hint={props.said === null}
      >
        {props.said ?? words.hint}
      </p>
      <p className="print-only">{props.legend}</p>
      <div
        ref={props.scroller}
        className={classes['scroller']}
        data-print="wide"
        onMouseLeave={props.onLeave}
      >
        <table
          className={classes['grid']}
          role="grid"
          aria-label={props.caption}
          aria-rowcount={props.rows + 1}
          aria-colcount={props.columns + props.descriptors.length + 5}
          style={{ '--row': `${props.row}px` } as CSSProperties}
          onKeyDown={props.onKey}
        >
          <thead>
            <tr>
              <th scope="col" className={classes['rank']}>
                {props.order === 'rank' ? words.line : words.number}
              </th>
              <th scope="col" className={classes['nameHead']}>
                {words.name}
              </th>
              <th scope="col" className={classes['figure']}>
                {words.rating}
              </th>
              <th scope="col" className={classes['points']}>
                {words.points}
              </th>
              {props.heads}
              {props.descriptors.map((descriptor) => (
                <th key={descriptor} scope="col" className={classes['figure']}>
                  {descriptor}
                </th>
              ))}
              <th scope="col" className={classes['figure']} title={words.performanceHint}>
                {words.performance}
              </th>
            </tr>
          </thead>
          <tbody>{props.children}</tbody>
        </table>
      </div>
      <p className={`${classes['legend'] ?? ''} no-print`}>{props.legend}</p>
    </>
  );
}
