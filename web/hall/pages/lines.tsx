/** @jsxImportSource preact */
import { partOf } from '@ronde/core/tournament/views/screen.ts';
import type { ComponentChild, JSX } from 'preact';
import type { Fit } from '../layout/fit-lines.ts';

/** A column of a list: its class gives its width. */
export interface Field {
  readonly kind: string;
  readonly head: ComponentChild;
}

/** One picture of a list: its share of the lines in columns, read downwards. */
export function Lines<T>(props: {
  readonly lines: readonly T[];
  readonly fit: Fit;
  readonly picture: number;
  readonly fields: readonly Field[];
  readonly row: (line: T) => JSX.Element;
}): JSX.Element {
  const { fit, fields } = props;
  const shown = partOf(props.lines, { index: props.picture, of: fit.pages });
  const columns = Array.from({ length: fit.columns }, (_, index) =>
    shown.slice(index * fit.rows, (index + 1) * fit.rows),
  );
  return (
    <div class="columns" data-columns={fit.columns} style={{ fontSize: `${fit.font}px` }}>
      {columns.map((lines, index) => (
        <table key={index} class="lines">
          <colgroup>
            {fields.map(({ kind }) => (
              <col key={kind} class={`of-${kind}`} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {fields.map(({ kind, head }) => (
                <th key={kind} scope="col" class={kind}>
                  {head}
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
