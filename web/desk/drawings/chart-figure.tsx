import { useElementSize } from '@mantine/hooks';
import { useId, useState, type ReactNode } from 'react';
import { inBoth } from '../../words/in-both.ts';
import { useWords } from '../language.tsx';
import classes from './drawings.module.css';

const WORDS = inBoth({ asTable: 'The same as a table' }, { asTable: 'La même chose en tableau' });

export interface ChartFigureProps {
  readonly title: string;
  /** What the picture shows, for those who do not see it. */
  readonly summary: string;
  readonly height: number;
  /** Draws to the width there is. */
  readonly draw: (width: number) => ReactNode;
  readonly heads: readonly string[];
  /** Made only when somebody opens the table. */
  readonly rows: () => readonly (readonly (string | number)[])[];
  readonly tools?: ReactNode;
}

/** A picture with its title, and the same figures as a table under it. */
export function ChartFigure(props: ChartFigureProps): ReactNode {
  const words = useWords(WORDS);
  const { ref, width } = useElementSize();
  const [asTable, setAsTable] = useState(false);
  const title = useId();
  return (
    <figure className={classes['figure']} aria-labelledby={title}>
      <figcaption id={title}>{props.title}</figcaption>
      {props.tools}
      {/* The room is kept until the width is known, so that nothing jumps. */}
      <div ref={ref} style={{ minHeight: props.height }}>
        {width > 0 && (
          <svg width={width} height={props.height} role="img" aria-label={props.summary}>
            {props.draw(width)}
          </svg>
        )}
      </div>
      <details
        onToggle={(event) => {
          setAsTable(event.currentTarget.open);
        }}
      >
        <summary>{words.asTable}</summary>
        {asTable && (
          <div
            className={classes['tableScroller']}
            tabIndex={0}
            role="region"
            aria-labelledby={title}
          >
            <table>
              <thead>
                <tr>
                  {props.heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {props.rows().map((cells, index) => (
                  <tr key={index}>
                    {cells.map((cell, column) => (
                      <td key={column}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </details>
    </figure>
  );
}
