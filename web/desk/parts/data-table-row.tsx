import { Checkbox } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { Column, RowSelection } from './data-column.ts';
import classes from './data-table.module.css';

/** A row of a list: its box, its cells, and what a click or the focus does. */
export function DataTableRow<Row>(props: {
  readonly row: Row;
  readonly rowKey: string;
  readonly index: number;
  readonly shown: readonly Column<Row>[];
  readonly selection: RowSelection<Row> | undefined;
  readonly measure: Ref<HTMLTableRowElement> | undefined;
  readonly hasCursor: boolean;
  readonly isCurrent: boolean;
  readonly rowClass: string | undefined;
  readonly onCursor: () => void;
  readonly onOpen: (() => void) | undefined;
  readonly onPick: (through: boolean) => void;
}): ReactNode {
  const { row, index, shown, selection, onCursor, onOpen } = props;
  return (
    <tr
      ref={props.measure}
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={props.hasCursor ? 0 : -1}
      className={props.rowClass}
      aria-current={props.isCurrent ? 'true' : undefined}
      data-picked={selection?.picked.has(props.rowKey)}
      data-opens={onOpen !== undefined}
      onFocus={onCursor}
      onClick={() => {
        onCursor();
        onOpen?.();
      }}
    >
      {selection !== undefined && (
        <td
          className={classes['pick']}
          onClick={(event) => {
            event.stopPropagation();
          }}
        >
          <Checkbox
            size="md"
            aria-label={selection.nameOf(row)}
            tabIndex={-1}
            checked={selection.picked.has(props.rowKey)}
            onClick={(event) => {
              props.onPick(event.shiftKey);
            }}
            readOnly
          />
        </td>
      )}
      {shown.map(({ key: column, numeric, stays, width, value, text, show }) => (
        <td
          key={column}
          data-numeric={numeric}
          data-narrow={width !== undefined}
          data-stays={stays}
          title={width === undefined ? (text?.(row) ?? String(value(row) ?? '')) : undefined}
        >
          {show === undefined ? value(row) : show(row)}
        </td>
      ))}
    </tr>
  );
}
