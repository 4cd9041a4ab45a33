import type { ReactNode } from 'react';
import classes from './ratings.module.css';

/** Rows of words, their headings first; wider than the page, it is scrolled by hand or by keys. */
export function PlainTable(props: {
  readonly caption: string;
  readonly label: string;
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  const [head = [], ...rows] = props.rows;
  return (
    // Whoever has no mouse scrolls it with the arrows (WCAG 2.1.1).
    <div className={classes['scroll']} role="region" aria-label={props.label} tabIndex={0}>
      <table className={classes['table']}>
        <caption className="visually-hidden">{props.caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.slice(0, 2).join(' ')}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
