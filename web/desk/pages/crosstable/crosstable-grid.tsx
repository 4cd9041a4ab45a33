import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { CrosstableView } from '@ronde/core/tournament/views/crosstable.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { CrosstableCell, CrosstableLine } from '@ronde/core/standings/ranking/crosstable.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import { usePrinting } from '../../parts/use-printing.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { heatOf, opponentNumber, resultSign, type Order } from './cell-text.ts';
import classes from './crosstable.module.css';
import { CROSSTABLE_WORDS } from './crosstable-words.ts';

const ROW = 36;

/** Where somebody looks: a line of the list, and a round (0 is the name). */
interface Spot {
  readonly row: number;
  readonly round: number;
}

/** Only the lines in view are in the page; arrows go from game to game, and the game is said above. */
export function CrosstableGrid(props: {
  readonly view: CrosstableView;
  readonly lines: readonly CrosstableLine[];
  readonly order: Order;
}): ReactNode {
  const { view, lines, order } = props;
  const words = useWords(CROSSTABLE_WORDS);
  const printing = usePrinting();
  const { open } = usePanel();
  const scroller = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Spot>({ row: 0, round: 0 });
  const [looked, setLooked] = useState<{ tpn: Tpn; round: number } | null>(null);
  const { data: players } = useView<PlayersView>('players');
  const { data: overview } = useView<OverviewAnswer>('');
  const win = overview?.overview.settings?.scoring.win;
  const ids = useMemo(() => new Map(players?.players.map(({ tpn, id }) => [tpn, id])), [players]);
  const names = useMemo(() => new Map(view.lines.map(({ tpn, name }) => [tpn, name])), [view]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 10,
  });

  const openPlayer = useCallback(
    (tpn: Tpn) => {
      const id = ids.get(tpn);
      if (id !== undefined) open({ kind: 'player', player: id });
    },
    [ids, open],
  );
  const look = useCallback((tpn: Tpn, round: number) => {
    setLooked({ tpn, round });
  }, []);
  const move = ({ row, round }: Spot): void => {
    const next = {
      row: Math.max(0, Math.min(lines.length - 1, row)),
      round: Math.max(0, Math.min(view.round, round)),
    };
    setCursor(next);
    virtual.scrollToIndex(next.row);
    requestAnimationFrame(() => {
      const spot = `[data-row="${next.row}"] [data-round="${next.round}"]`;
      scroller.current?.querySelector<HTMLElement>(spot)?.focus();
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    const { row, round } = cursor;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 2);
    const steps: Readonly<Record<string, Spot>> = {
      ArrowDown: { row: row + 1, round },
      ArrowUp: { row: row - 1, round },
      ArrowRight: { row, round: round + 1 },
      ArrowLeft: { row, round: round - 1 },
      PageDown: { row: row + page, round },
      PageUp: { row: row - page, round },
      Home: { row: event.ctrlKey ? 0 : row, round: 0 },
      End: { row: event.ctrlKey ? lines.length - 1 : row, round: view.round },
    };
    const to = steps[event.key];
    const line = lines[row];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && line !== undefined) openPlayer(line.tpn);
    else return;
    event.preventDefault();
  };

  const seen = looked === null ? undefined : view.lines.find(({ tpn }) => tpn === looked.tpn);
  const seenCell = seen?.rounds[(looked?.round ?? 0) - 1] ?? null;
  const said = seen && looked ? sayCell(seen, looked.round, names, words) : words.hint;
  const items = virtual.getVirtualItems();
  const indexes = printing ? lines.map((_, index) => index) : items.map(({ index }) => index);
  const before = printing ? 0 : (items[0]?.start ?? 0);
  const after = printing ? 0 : virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const rounds = Array.from({ length: view.round }, (_, index) => index + 1);
  return (
    <>
      <p className={`${classes['said'] ?? ''} no-print`} role="status" data-hint={looked === null}>
        {said}
      </p>
      <p className="print-only">{words.legend(order === 'rank')}</p>
      <div
        ref={scroller}
        className={classes['scroller']}
        data-print="wide"
        onMouseLeave={() => {
          setLooked(null);
        }}
      >
        <table
          className={classes['grid']}
          role="grid"
          aria-label={words.caption(view.round)}
          aria-rowcount={lines.length + 1}
          onKeyDown={onKey}
        >
          <thead>
            <tr>
              <th scope="col" className={classes['rank']}>
                {order === 'rank' ? words.rank : words.number}
              </th>
              <th scope="col" className={classes['nameHead']}>
                {words.name}
              </th>
              <th scope="col" className={classes['points']}>
                {words.points}
              </th>
              {rounds.map((round) => (
                <th key={round} scope="col" data-looked={looked?.round === round}>
                  <span aria-hidden>{words.roundShort(round)}</span>
                  <span className="visually-hidden">{words.round(round)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <Gap height={before} span={view.round + 3} />}
            {indexes.map((index) => {
              const line = lines[index];
              if (line === undefined) return null;
              return (
                <Line
                  key={line.tpn}
                  index={index}
                  line={line}
                  rounds={view.round}
                  order={order}
                  win={win}
                  printing={printing}
                  cursor={cursor.row === index ? cursor.round : null}
                  looked={looked?.tpn === line.tpn ? looked.round : null}
                  opposite={
                    seenCell?.opponent === line.tpn && looked !== null ? looked.round : null
                  }
                  names={names}
                  onLook={look}
                  onCursor={setCursor}
                  onOpen={openPlayer}
                />
              );
            })}
            {after > 0 && <Gap height={after} span={view.round + 3} />}
          </tbody>
        </table>
      </div>
      <p className={`${classes['legend'] ?? ''} no-print`}>{words.legend(order === 'rank')}</p>
    </>
  );
}

type Words = (typeof CROSSTABLE_WORDS)['en'];

/** A game as a screen reader says it. */
function sayCell(
  line: CrosstableLine,
  round: number,
  names: ReadonlyMap<Tpn, string>,
  words: Words,
): string {
  const cell = line.rounds[round - 1] ?? null;
  if (round === 0) return line.name;
  if (cell === null) return words.notThere(round, line.name);
  const outcome = words.outcomes[cell.outcome];
  if (cell.opponent === null) return words.noGame(round, line.name, outcome);
  const colour = cell.colour === null ? '–' : words.colours[cell.colour];
  const opponent = names.get(cell.opponent) ?? String(cell.opponent);
  return words.game(round, line.name, colour, opponent, outcome);
}

const Line = memo(function Line(props: {
  readonly index: number;
  readonly line: CrosstableLine;
  readonly rounds: number;
  readonly order: Order;
  readonly win: number | undefined;
  /** On paper the sign is enough: what screen readers say makes it slow. */
  readonly printing: boolean;
  /** The round the keyboard stands on, if it stands on this line. */
  readonly cursor: number | null;
  readonly looked: number | null;
  /** The round in which the game looked at is this player's, too. */
  readonly opposite: number | null;
  readonly names: ReadonlyMap<Tpn, string>;
  readonly onLook: (tpn: Tpn, round: number) => void;
  readonly onCursor: (spot: Spot) => void;
  readonly onOpen: (tpn: Tpn) => void;
}): ReactNode {
  const { index, line, order, cursor } = props;
  const words = useWords(CROSSTABLE_WORDS);
  const spot = (round: number) => ({
    'data-round': round,
    tabIndex: cursor === round ? 0 : -1,
    onFocus: () => {
      props.onCursor({ row: index, round });
      props.onLook(line.tpn, round);
    },
    onClick: () => {
      props.onOpen(line.tpn);
    },
  });
  return (
    <tr
      data-row={index}
      aria-rowindex={index + 2}
      data-opposite={props.opposite !== null}
      data-looked={props.looked !== null}
    >
      <td className={classes['rank']}>{order === 'rank' ? line.line : line.tpn}</td>
      <th scope="row" className={classes['name']} title={line.name} {...spot(0)}>
        <span>{line.name}</span>
      </th>
      <td className={classes['points']}>{displayPoints(line.points)}</td>
      {Array.from({ length: props.rounds }, (_, at) => {
        const round = at + 1;
        const cell = line.rounds[at] ?? null;
        return (
          <td
            key={round}
            className={classes['cell']}
            data-heat={heatOf(cell, props.win)}
            data-looked={props.looked === round || props.opposite === round}
            onMouseEnter={() => {
              props.onLook(line.tpn, round);
            }}
            {...spot(round)}
          >
            {!props.printing && (
              <span className="visually-hidden">{sayCell(line, round, props.names, words)}</span>
            )}
            {cell !== null && <Cell cell={cell} order={order} bye={words.bye} />}
          </td>
        );
      })}
    </tr>
  );
});

function Cell(props: {
  readonly cell: CrosstableCell;
  readonly order: Order;
  readonly bye: string;
}): ReactNode {
  const { cell, order, bye } = props;
  const opponent = opponentNumber(cell, order);
  return (
    <span className={classes['inner']} aria-hidden>
      <strong>{resultSign(cell)}</strong>
      <span className={classes['opponent']}>{opponent ?? bye}</span>
      {cell.colour === null ? <span /> : <ColourDisc colour={cell.colour} />}
    </span>
  );
}

function Gap(props: { readonly height: number; readonly span: number }): ReactNode {
  return (
    <tr aria-hidden>
      <td colSpan={props.span} style={{ height: props.height, padding: 0, border: 0 }} />
    </tr>
  );
}
