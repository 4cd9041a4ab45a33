/** @jsxImportSource preact */
import type { JSX } from 'preact';
import { linesOn, type Fit } from '../layout/fit-lines.ts';
import type { Wall } from '../sheet.ts';

/** A column of a list. */
export interface Field {
  /** Class of its cells; the same may stand twice. */
  readonly kind: string;
  /** One line a language. */
  readonly head: readonly string[];
  /** Width. */
  readonly em: number;
}

/** Every row and the line above them, in em. */
export const HEIGHTS = { height: 1.56, head: 1.75 } as const;

const sum = (fields: readonly Pick<Field, 'em'>[]): number =>
  fields.reduce((total, { em }) => total + em, 0);

/** Room of a column of the wall, in em of its letters. */
export const widthOfColumn = (fit: Fit, { box, letters }: Pick<Wall, 'box' | 'letters'>): number =>
  (box.width - (fit.columns - 1) * letters.gap) / fit.columns / fit.font;

/** Gives a column of the wall wholly to its fields: names share what the others leave. */
export function spread(
  fields: readonly Field[],
  fit: Fit,
  wall: Pick<Wall, 'box' | 'letters'>,
): readonly Field[] {
  const room = widthOfColumn(fit, wall);
  const names = fields.filter(isName);
  const share = (room - sum(fields.filter((field) => !isName(field)))) / sum(names);
  return fields.map((field) => (isName(field) ? { ...field, em: field.em * share } : field));
}

const isName = ({ kind }: Field): boolean => kind.startsWith('name');

/** One picture of a list: its share of the lines in columns, read downwards. */
export function Lines<T>(props: {
  readonly lines: readonly T[];
  readonly fit: Fit;
  readonly picture: number;
  readonly fields: readonly Field[];
  readonly row: (line: T) => JSX.Element;
}): JSX.Element {
  const { fit, fields } = props;
  const shown = linesOn(props.lines, props.picture, fit);
  const columns = Array.from({ length: fit.columns }, (_, index) =>
    shown.slice(index * fit.rows, (index + 1) * fit.rows),
  );
  return (
    <div
      class="columns"
      data-columns={fit.columns}
      style={{ fontSize: `${fit.font}px`, '--row': `${fit.height}em` }}
    >
      {columns.map((lines, index) => (
        <table key={index} class="lines">
          <colgroup>
            {fields.map(({ em }, place) => (
              <col key={place} style={{ width: `${em}em` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {fields.map(({ kind, head }, place) => (
                <th key={place} scope="col" class={kind}>
                  {head.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{lines.map(props.row)}</tbody>
        </table>
      ))}
    </div>
  );
}

/** Letters of what stands in two languages, one above the other: as the heads of the columns. */
export const STACKED = 0.68;

/** The same in each language of the screen. */
export const Stacked = (props: {
  readonly lines: readonly string[];
  readonly kind?: string;
}): JSX.Element => (
  <span
    class={`stacked ${props.kind ?? ''}`}
    style={{ fontSize: `${props.lines.length > 1 ? STACKED : 1}em` }}
  >
    {props.lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
);
