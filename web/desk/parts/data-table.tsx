import { Group, Text } from '@mantine/core';
import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import { IconCopy } from '../icons.tsx';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { fitColumns } from './column-fit.ts';
import type { Column, RowSelection } from './data-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { DensityChoice, ROW_HEIGHTS, useDensity } from './density.tsx';
import { emptyColumns } from './empty-columns.ts';
import { listRows, type Sorting } from './list-rows.ts';
import { extended, toggled } from './row-selection.ts';
import { ColumnChoice, CsvTool, FoldedColumns, PrintTool, Tool } from './table-tools.tsx';
import { TABLE_WORDS } from './table-words.ts';
import { useCopyRows } from './use-copy-rows.ts';
import { useHiddenSides } from './use-hidden-sides.ts';
import { usePrinting } from './use-printing.ts';
import { useRemembered } from './use-remembered.ts';
import { useWidthInRem } from './use-width-in-rem.ts';
import { useSaveCsv } from './use-save-csv.ts';
import classes from './data-table.module.css';
import { FilterBox } from './filter-box.tsx';

export interface DataTableProps<Row> {
  /** Names the table to screen readers, to its files, and to what is remembered of it. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Enter, or a click, on a row. */
  readonly onOpen?: (row: Row) => void;
  readonly current?: string | null;
  readonly rowClass?: (row: Row) => string | undefined;
  readonly empty: ReactNode;
  /** Where the rows are some of many: what is typed is looked for in all of them, elsewhere. */
  readonly search?: RowSearch | undefined;
  /** Beside the filter. */
  readonly tools?: ReactNode;
  /** Rows can be picked: a box a row, Space on the row, Shift for everything between. */
  readonly selection?: RowSelection<Row> | undefined;
}

export interface RowSearch {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** How many there are, with those that are not here. */
  readonly total: number;
}

/** The column of boxes, and the border with the scroll bar: in rem. */
const PICK = 2.75;
const EDGE = 1;

/** Columns of words that a sheet of paper holds upright; more of them turn it. */
const MOST_UPRIGHT = 3;

/**
 * Every list of the desk: sticky head, sorting, a filter by typing, columns to choose, copy, CSV,
 * print. Only the rows in view are in the page, so that 500 players scroll as five do.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { name, columns, rows, rowKey, onOpen, current, selection } = props;
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const [filter, setFilter] = useState('');
  const { search } = props;
  const [sorting, setSorting] = useState<Sorting>(null);
  const [hidden, setHidden] = useRemembered<readonly string[]>(
    `columns.${name}`,
    columns.filter(({ optional }) => optional === true).map(({ key }) => key),
  );
  const [all, setAll] = useRemembered(`columns.${name}.all`, false);
  const [stood, setCursor] = useState(0);
  const [lastPicked, setLastPicked] = useState<string | null>(null);
  const printing = usePrinting();
  const scroller = useRef<HTMLDivElement>(null);

  const whole = useRef<HTMLDivElement>(null);
  const room = useWidthInRem(whole);
  const [density, setDensity] = useDensity();
  const rowHeight = ROW_HEIGHTS[density];
  const empty = useMemo(() => emptyColumns(columns, rows), [columns, rows]);
  const chosen = columns.filter(({ key }) => !hidden.includes(key) && !empty.has(key));
  const boxes = selection === undefined ? 0 : PICK;
  const place = room === null || printing ? null : room - boxes - EDGE;
  const inRoom = fitColumns(chosen, place);
  const fit = all || printing ? fitColumns(chosen, null) : inRoom;
  const shown = chosen.filter(({ key }) => fit.widths.has(key));
  const narrowest = place !== null && fit.whole > place ? fit.whole + boxes : null;
  const wanted = useDeferredValue(filter);
  const listed = useMemo(
    () => listRows(rows, columns, { filter: wanted, sorting, language }),
    [columns, language, rows, sorting, wanted],
  );

  // The list may have become shorter under whoever stood further down.
  const cursor = Math.max(0, Math.min(stood, listed.length - 1));
  const virtual = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  useEffect(() => {
    virtual.measure();
  }, [virtual, rowHeight]);
  const beside = useHiddenSides(scroller, `${narrowest} ${listed.length === 0}`);

  const saveCsv = useSaveCsv();
  const copyRows = useCopyRows();
  const saved = chosen.filter(({ controls }) => controls !== true);
  const asRows = (): CsvCell[][] => [
    saved.map(({ title }) => title),
    ...listed.map((row) => saved.map(({ value, text }) => text?.(row) ?? value(row))),
  ];
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(listed.length - 1, to));
    setCursor(next);
    virtual.scrollToIndex(next);
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
    });
  };
  const pick = (row: Row, through: boolean): void => {
    if (selection === undefined) return;
    const key = rowKey(row);
    const { picked, onPick } = selection;
    onPick(
      through && lastPicked !== null
        ? extended(picked, listed.map(rowKey), lastPicked, key)
        : toggled(picked, key),
    );
    setLastPicked(key);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLElement && event.target.closest('a, button, input')) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: cursor + 1,
      ArrowUp: cursor - 1,
      PageDown: cursor + page,
      PageUp: cursor - page,
      Home: 0,
      End: listed.length - 1,
    };
    const to = steps[event.key];
    const row = listed[cursor];
    if (to !== undefined) move(to);
    else if (event.key === ' ' && row !== undefined && selection !== undefined) {
      pick(row, event.shiftKey);
    } else if (event.key === 'Enter' && row !== undefined && onOpen !== undefined) onOpen(row);
    else return;
    event.preventDefault();
  };

  const indexes = printing
    ? listed.map((_, index) => index)
    : virtual.getVirtualItems().map(({ index }) => index);
  const first = printing ? 0 : (virtual.getVirtualItems()[0]?.start ?? 0);
  const last = printing ? 0 : virtual.getTotalSize() - (virtual.getVirtualItems().at(-1)?.end ?? 0);

  const ofWords = shown.filter(({ numeric, width }) => numeric !== true && width === undefined);
  const span = shown.length + (selection === undefined ? 0 : 1);

  const nothing = rows.length === 0 && filter === '' && (search?.text ?? '') === '';

  return (
    <div ref={whole} className={classes['whole']}>
      <Group
        className={classes['tools']}
        justify="space-between"
        mb="xs"
        gap="xs"
        hidden={nothing && props.tools === undefined}
      >
        <Group gap="xs" className={classes['find']}>
          <FilterBox
            className={classes['filter']}
            label={search?.label ?? words.filter}
            value={search?.text ?? filter}
            onChange={(text) => {
              (search?.onText ?? setFilter)(text);
              setCursor(0);
            }}
            onDown={() => {
              move(0);
            }}
          />
          <Text size="sm" c="dimmed" aria-live="polite">
            {words.count(listed.length, search?.total ?? rows.length)}
          </Text>
          {props.tools}
        </Group>
        <Group gap={4}>
          {inRoom.folded.length > 0 && (
            <FoldedColumns
              folded={chosen
                .filter(({ key }) => inRoom.folded.includes(key))
                .map((one) => one.title)}
              all={all}
              onAll={setAll}
            />
          )}
          <DensityChoice density={density} onDensity={setDensity} />
          <ColumnChoice columns={columns} hidden={hidden} onHide={setHidden} />
          <Tool
            label={words.copy}
            onClick={() => void copyRows(asRows())}
            icon={<IconCopy size={18} />}
          />
          <CsvTool
            save={() => {
              saveCsv(props.caption, asRows(), rows.length);
            }}
          />
          <PrintTool />
        </Group>
      </Group>
      {listed.length === 0 ? (
        <div className={classes['empty']}>{rows.length === 0 ? props.empty : words.noMatch}</div>
      ) : (
        <div className={classes['frame']} data-left={beside.left} data-right={beside.right}>
          <div
            ref={scroller}
            className={classes['scroller']}
            data-print={ofWords.length > MOST_UPRIGHT ? 'wide' : undefined}
          >
            <table
              className={classes['table']}
              aria-rowcount={listed.length + 1}
              style={
                {
                  '--row': `${rowHeight}px`,
                  ...(narrowest === null ? {} : { minWidth: `${narrowest}rem` }),
                } as CSSProperties
              }
            >
              <caption className="visually-hidden">{props.caption}</caption>
              <colgroup>
                {selection !== undefined && <col style={{ width: `${PICK}rem` }} />}
                {shown.map(({ key }) => (
                  <col key={key} style={{ width: `${fit.widths.get(key) ?? 0}rem` }} />
                ))}
              </colgroup>
              <DataTableHead
                shown={shown}
                listed={listed}
                rowKey={rowKey}
                selection={selection}
                sorting={sorting}
                onSort={setSorting}
                printing={printing}
              />
              <tbody onKeyDown={onKey}>
                {first > 0 && <Gap height={first} span={span} />}
                {indexes.map((index) => {
                  const row = listed[index];
                  if (row === undefined) return null;
                  const key = rowKey(row);
                  return (
                    <DataTableRow
                      key={key}
                      row={row}
                      rowKey={key}
                      index={index}
                      shown={shown}
                      selection={selection}
                      measure={printing ? undefined : virtual.measureElement}
                      hasCursor={index === cursor}
                      isCurrent={current === key}
                      rowClass={props.rowClass?.(row)}
                      onCursor={() => {
                        setCursor(index);
                      }}
                      onOpen={
                        onOpen === undefined
                          ? undefined
                          : () => {
                              onOpen(row);
                            }
                      }
                      onPick={(through) => {
                        pick(row, through);
                      }}
                    />
                  );
                })}
                {last > 0 && <Gap height={last} span={span} />}
              </tbody>
            </table>
          </div>
        </div>
      )}
    </div>
  );
}

function Gap(props: { readonly height: number; readonly span: number }): ReactNode {
  return (
    <tr aria-hidden className={classes['gap']}>
      <td colSpan={props.span} style={{ height: props.height }} />
    </tr>
  );
}
