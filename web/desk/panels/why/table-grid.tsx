import type { TableRound } from '@ronde/core/pairing/explanation/drawn-table.ts';
import type { TableDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import classes from './table-grid.module.css';
import { TABLE_PANEL_WORDS } from './table-panel-words.ts';

export interface TableGridProps {
  readonly drawing: TableDrawing;
  /** The numbers asked about, as seated; null for nobody. */
  readonly asked: readonly [number, number] | null;
  readonly nameOf: (number: number) => string;
  readonly maxHeight?: string;
  /** A game of the round was chosen. */
  readonly onPick?: (white: number, black: number) => void;
}

/** The Berger table: a line a round, this round and this board marked. */
export function TableGrid(props: TableGridProps): ReactNode {
  const { drawing, asked, maxHeight } = props;
  const words = useWords(TABLE_PANEL_WORDS);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const line = box?.querySelector('[data-here="true"]');
    if (!box || !line) return;
    const within = box.getBoundingClientRect();
    const place = line.getBoundingClientRect();
    box.scrollTop += place.top - within.top - within.height / 2;
    const cell = line.querySelector('[data-asked="true"]')?.getBoundingClientRect();
    if (cell) box.scrollLeft += cell.left + cell.width / 2 - within.left - within.width / 2;
  }, [drawing.round, asked]);
  const width = Math.max(...drawing.rounds.map(({ games }) => games.length));
  const cycle = drawing.size - 1;
  const cycles = Array.from({ length: Math.ceil(drawing.rounds.length / cycle) }, (_, index) =>
    drawing.rounds.slice(index * cycle, (index + 1) * cycle),
  );
  return (
    <div
      ref={scroller}
      className={classes['scroller']}
      style={maxHeight === undefined ? {} : { maxHeight }}
      tabIndex={0}
      role="region"
      aria-label={words.tableOf(drawing.size)}
    >
      <table className={classes['table']}>
        <caption className="visually-hidden">{words.tableOf(drawing.size)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.round}</th>
            <th scope="col" colSpan={width}>
              {words.pairs}
            </th>
            {drawing.freePlace !== null && <th scope="col">{words.rests}</th>}
          </tr>
        </thead>
        {cycles.map(
          (rounds, index) =>
            rounds.length > 0 && (
              <tbody key={index}>
                {drawing.double && (
                  <tr className={classes['cycle']}>
                    <th scope="rowgroup" colSpan={width + 2}>
                      {words.cycle(index + 1)}
                    </th>
                  </tr>
                )}
                {rounds.map((round) => (
                  <Line key={round.round} {...props} line={round} />
                ))}
              </tbody>
            ),
        )}
      </table>
    </div>
  );
}

function Line(props: TableGridProps & { readonly line: TableRound }): ReactNode {
  const { drawing, asked, nameOf, onPick, line } = props;
  const words = useWords(TABLE_PANEL_WORDS);
  const here = line.round === drawing.round;
  return (
    <tr data-here={here}>
      <th scope="row" {...(here ? { 'aria-current': true } : {})}>
        {line.round}
      </th>
      {line.games.map(({ white, black }) => {
        const same = asked !== null && asked.includes(white) && asked.includes(black);
        const text = `${white}–${black}`;
        return (
          <td
            key={white}
            title={`${nameOf(white)} – ${nameOf(black)}`}
            data-asked={same && here}
            data-again={same && !here}
            {...(same && here ? { 'aria-current': true } : {})}
          >
            {here && onPick !== undefined ? (
              <button
                type="button"
                aria-label={words.game(text, nameOf(white), nameOf(black))}
                onClick={() => {
                  onPick(white, black);
                }}
              >
                {text}
              </button>
            ) : (
              text
            )}
            {same && !here && <span className="visually-hidden"> ({words.meetAgain})</span>}
          </td>
        );
      })}
      {line.free !== null && <td title={nameOf(line.free)}>{line.free}</td>}
    </tr>
  );
}
