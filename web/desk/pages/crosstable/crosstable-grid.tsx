import type {
  CrosstableView,
  RatedCrosstableLine,
} from '@ronde/core/tournament/views/crosstable.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { usePrinting } from '../../parts/use-printing.ts';
import { legendOf, type Order } from './cell-text.ts';
import { Gap, RoundsLine } from './crosstable-line.tsx';
import { CROSSTABLE_WORDS } from './crosstable-words.ts';
import { GridFrame } from './grid-frame.tsx';
import { sayCell } from './say-cell.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridPlayers } from './use-grid-players.ts';

export interface GridProps {
  readonly view: CrosstableView;
  readonly lines: readonly RatedCrosstableLine[];
  readonly order: Order;
  /** Pixels a line is high. */
  readonly row: number;
}

/** Only the lines in view are in the page; arrows go from game to game, and the game is said above. */
export function CrosstableGrid({ view, lines, order, row }: GridProps): ReactNode {
  const words = useWords(CROSSTABLE_WORDS);
  const printing = usePrinting();
  const scroller = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<{ tpn: Tpn; round: number } | null>(null);
  const { names, win, openPlayer } = useGridPlayers(view);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => row,
    overscan: 10,
  });
  useEffect(() => {
    virtual.measure();
  }, [virtual, row]);
  const look = useCallback((tpn: Tpn, round: number) => {
    setLooked({ tpn, round });
  }, []);
  const { cursor, setCursor, onKey } = useGridCursor({
    scroller,
    rows: lines.length,
    columns: view.round,
    rowHeight: row,
    scrollTo: ({ row: to }) => {
      virtual.scrollToIndex(to);
    },
    onEnter: (at) => {
      const line = lines[at];
      if (line !== undefined) openPlayer(line.tpn);
    },
  });

  const seen = looked === null ? undefined : view.lines.find(({ tpn }) => tpn === looked.tpn);
  const seenCell = seen?.rounds[(looked?.round ?? 0) - 1] ?? null;
  const items = virtual.getVirtualItems();
  const indexes = printing ? lines.map((_, index) => index) : items.map(({ index }) => index);
  const before = printing ? 0 : (items[0]?.start ?? 0);
  const after = printing ? 0 : virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const rounds = Array.from({ length: view.round }, (_, index) => index + 1);
  return (
    <GridFrame
      scroller={scroller}
      caption={words.caption(view.round)}
      legend={legendOf(words.legend(order === 'rank'), view.lines, words.notCounted)}
      rows={lines.length}
      columns={view.round}
      order={order}
      row={row}
      descriptors={view.descriptors}
      said={seen && looked ? sayCell(seen, looked.round, names, words) : null}
      onLeave={() => {
        setLooked(null);
      }}
      onKey={onKey}
      heads={rounds.map((round) => (
        <th key={round} scope="col" data-looked={looked?.round === round}>
          <span aria-hidden>{words.roundShort(round)}</span>
          <span className="visually-hidden">{words.round(round)}</span>
        </th>
      ))}
    >
      {before > 0 && <Gap height={before} span={view.round + view.descriptors.length + 5} />}
      {indexes.map((index) => {
        const line = lines[index];
        if (line === undefined) return null;
        return (
          <RoundsLine
            key={line.tpn}
            index={index}
            line={line}
            rounds={view.round}
            order={order}
            win={win}
            printing={printing}
            cursor={cursor.row === index ? cursor.column : null}
            looked={looked?.tpn === line.tpn ? looked.round : null}
            opposite={seenCell?.opponent === line.tpn && looked !== null ? looked.round : null}
            names={names}
            onLook={look}
            onCursor={setCursor}
            onOpen={openPlayer}
          />
        );
      })}
      {after > 0 && <Gap height={after} span={view.round + view.descriptors.length + 5} />}
    </GridFrame>
  );
}
