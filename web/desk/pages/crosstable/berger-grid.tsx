import {
  gamesByOpponent,
  type CrosstableGame,
} from '@ronde/core/standings/ranking/games-by-opponent.ts';
import type { CrosstableLine } from '@ronde/core/standings/ranking/crosstable.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { usePrinting } from '../../parts/use-printing.ts';
import { heatOfGames, inOrder, legendOf, marksOf } from './cell-text.ts';
import type { GridProps } from './crosstable-grid.tsx';
import { Gap, LineEnd, LineHead, spotOf, type GridLineProps } from './crosstable-line.tsx';
import classes from './crosstable.module.css';
import { CROSSTABLE_WORDS } from './crosstable-words.ts';
import { GridFrame } from './grid-frame.tsx';
import { sayMeetings } from './say-cell.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridPlayers } from './use-grid-players.ts';

/** Pixels of a column: one game, or two side by side. */
const COLUMN = { single: 44, double: 60 } as const;
/** Rank, name, rating and points, which stand before the games. */
const BEFORE = 320;

type Meetings = ReadonlyMap<Tpn, readonly CrosstableGame[]>;

/** The Berger grid: everybody against everybody; only lines and columns in view are in the page. */
export function BergerGrid({ view, lines, order, row: height }: GridProps): ReactNode {
  const words = useWords(CROSSTABLE_WORDS);
  const printing = usePrinting();
  const scroller = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<{ tpn: Tpn; opponent: Tpn } | null>(null);
  const { names, win, openPlayer } = useGridPlayers(view);
  const opponents = useMemo(() => inOrder(view.lines, order), [view, order]);
  const meetings = useMemo(
    () => new Map(view.lines.map((line) => [line.tpn, gamesByOpponent(line)] as const)),
    [view],
  );
  const double = [...meetings.values()].some((one) =>
    [...one.values()].some((games) => games.length > 1),
  );
  const width = double ? COLUMN.double : COLUMN.single;
  const down = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 10,
  });
  useEffect(() => {
    down.measure();
  }, [down, height]);
  const across = useVirtualizer({
    horizontal: true,
    count: opponents.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => width,
    scrollMargin: BEFORE,
    overscan: 8,
  });
  const look = useCallback((tpn: Tpn, opponent: Tpn) => {
    setLooked({ tpn, opponent });
  }, []);
  const { cursor, setCursor, onKey } = useGridCursor({
    scroller,
    rows: lines.length,
    columns: opponents.length,
    rowHeight: height,
    scrollTo: ({ row, column }) => {
      down.scrollToIndex(row);
      if (column > 0) across.scrollToIndex(column - 1);
      else scroller.current?.scrollTo({ left: 0 });
    },
    onEnter: (row) => {
      const line = lines[row];
      if (line !== undefined) openPlayer(line.tpn);
    },
  });

  const rows = down.getVirtualItems();
  const columns = across.getVirtualItems();
  const [first, last] = printing
    ? [0, opponents.length]
    : [columns[0]?.index ?? 0, (columns.at(-1)?.index ?? -1) + 1];
  const shown = opponents.slice(first, last);
  const left = first * width;
  const right = (opponents.length - last) * width;
  const indexes = printing ? lines.map((_, index) => index) : rows.map(({ index }) => index);
  const before = printing ? 0 : (rows[0]?.start ?? 0);
  const after = printing ? 0 : down.getTotalSize() - (rows.at(-1)?.end ?? 0);
  const span = shown.length + view.descriptors.length + 7;
  const seen = looked && view.lines.find(({ tpn }) => tpn === looked.tpn);
  const said =
    looked && seen
      ? sayMeetings(
          seen,
          looked.opponent,
          meetings.get(seen.tpn)?.get(looked.opponent) ?? [],
          names,
          words,
        )
      : null;
  return (
    <GridFrame
      scroller={scroller}
      caption={words.gridCaption(view.round)}
      legend={legendOf(words.gridLegend, view.lines, words.notCounted)}
      rows={lines.length}
      columns={opponents.length}
      order={order}
      row={height}
      descriptors={view.descriptors}
      said={said}
      onLeave={() => {
        setLooked(null);
      }}
      onKey={onKey}
      heads={
        <>
          {left > 0 && <th aria-hidden style={{ minWidth: left }} className={classes['beside']} />}
          {shown.map((line, at) => (
            <th
              key={line.tpn}
              scope="col"
              aria-colindex={first + at + 5}
              className={classes['against']}
              style={{ minWidth: width, maxWidth: width }}
              title={line.name}
              data-looked={looked?.opponent === line.tpn}
            >
              <span aria-hidden>{order === 'rank' ? line.line : line.tpn}</span>
              <span className="visually-hidden">{line.name}</span>
            </th>
          ))}
          {right > 0 && (
            <th aria-hidden style={{ minWidth: right }} className={classes['beside']} />
          )}
        </>
      }
    >
      {before > 0 && <Gap height={before} span={span} />}
      {indexes.map((index) => {
        const line = lines[index];
        if (line === undefined) return null;
        return (
          <AgainstLine
            key={line.tpn}
            index={index}
            line={line}
            order={order}
            win={win}
            printing={printing}
            cursor={cursor.row === index ? cursor.column : null}
            looked={looked?.tpn === line.tpn ? looked.opponent : null}
            opposite={looked?.opponent === line.tpn ? looked.tpn : null}
            names={names}
            opponents={shown}
            first={first}
            left={left > 0}
            right={right > 0}
            meetings={meetings.get(line.tpn) ?? NOBODY}
            onLook={look}
            onCursor={setCursor}
            onOpen={openPlayer}
          />
        );
      })}
      {after > 0 && <Gap height={after} span={span} />}
    </GridFrame>
  );
}

const NOBODY: Meetings = new Map();

interface AgainstLineProps extends GridLineProps {
  readonly looked: Tpn | null;
  /** Whose line has the game looked at, when it is this player's, too. */
  readonly opposite: Tpn | null;
  /** The columns in view. */
  readonly opponents: readonly CrosstableLine[];
  /** Columns left of them. */
  readonly first: number;
  readonly left: boolean;
  readonly right: boolean;
  readonly meetings: Meetings;
  readonly onLook: (tpn: Tpn, opponent: Tpn) => void;
}

/** A player's games, opponent by opponent. */
const AgainstLine = memo(function AgainstLine(props: AgainstLineProps): ReactNode {
  const { index, line, order, names, meetings } = props;
  const words = useWords(CROSSTABLE_WORDS);
  const language = useLanguage();
  return (
    <tr
      data-row={index}
      aria-rowindex={index + 2}
      data-opposite={props.opposite !== null}
      data-looked={props.looked !== null}
    >
      <LineHead
        line={line}
        order={order}
        spot={spotOf(props, 0, () => {
          props.onLook(line.tpn, line.tpn);
        })}
      />
      {props.left && <td aria-hidden className={classes['beside']} />}
      {props.opponents.map(({ tpn }, at) => {
        const games = meetings.get(tpn) ?? [];
        const look = (): void => {
          props.onLook(line.tpn, tpn);
        };
        return (
          <td
            key={tpn}
            className={classes['against']}
            data-self={tpn === line.tpn}
            data-heat={heatOfGames(games, props.win)}
            data-looked={props.looked === tpn || props.opposite === tpn}
            aria-colindex={props.first + at + 5}
            onMouseEnter={look}
            {...spotOf(props, props.first + at + 1, look)}
          >
            {!props.printing && (
              <span className="visually-hidden">{sayMeetings(line, tpn, games, names, words)}</span>
            )}
            <strong aria-hidden>{tpn === line.tpn ? '×' : marksOf(games, language)}</strong>
          </td>
        );
      })}
      {props.right && <td aria-hidden className={classes['beside']} />}
      <LineEnd line={line} />
    </tr>
  );
});
