/** @jsxImportSource preact */
import type { HallSeats } from '@ronde/core/tournament/views/hall-lines.ts';
import type { JSX } from 'preact';
import { nameThatFits, shortForm } from '../../words/short-name.ts';
import { widthOf } from '../layout/measure-text.ts';
import type { Wall } from '../sheet.ts';

/** As parts of the height: names of both rows, the tables between, and the room of the arrows. */
const ROWS = { first: 0.2, second: 0.8, arrows: 0.11 } as const;
const TABLE = { top: 0.36, height: 0.28 } as const;

/** Between the names of two tables, in em. */
const BESIDE = 0.4;

type Place = HallSeats['moves'][number]['from'];

/** The tables in a row as they stand in the hall, with an arrow from everybody to the next place. */
export function Seats(props: { readonly page: HallSeats; readonly wall: Wall }): JSX.Element {
  const { page, wall } = props;
  const { saying } = wall;
  const { seating, of, round } = page;
  const [width, height] = [wall.box.width, wall.box.height * 0.92];
  const hasFoot = page.free !== null && page.tables.every((one) => !isAt(one, page.free));
  const columns = page.tables.length + (hasFoot ? 1 : 0);
  const column = width / columns;
  // Names are whole sooner than they are large, as long as they can be read from the back.
  const longest = Math.max(...page.names.map((one) => widthOf(shortForm(one)))) + BESIDE;
  const whole = column / Math.max(6.4, longest);
  const font = Math.min(column / 6.4, height * 0.062, Math.max(wall.letters.least, whole));
  const x = (place: Place): number => ((place.table ?? columns) - 0.5) * column;
  const y = (place: Place): number =>
    height * (place.table === null ? 0.5 : place.row === 'first' ? ROWS.first : ROWS.second);
  const named = (number: number): string => {
    const one = page.names.find(({ tpn }) => tpn === number);
    return one === undefined ? '' : nameThatFits(one, column / font - BESIDE, widthOf);
  };
  const free = page.free === null ? null : page.names.find(({ tpn }) => tpn === page.free);
  return (
    <div class="seats">
      <svg viewBox={`0 0 ${width} ${height}`} style={{ fontSize: `${font}px` }} role="img">
        <title>{saying.say((w) => w.seats.seating, { seating, of, round })}</title>
        <defs>
          <marker
            id="tip"
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path class="seat-tip" d="M0 0 L10 5 L0 10 Z" />
          </marker>
        </defs>
        {page.tables.map(({ table, first, second, white }) => (
          <g key={table}>
            <rect
              class="seat-table"
              x={(table - 1 + 0.12) * column}
              y={TABLE.top * height}
              width={0.76 * column}
              height={TABLE.height * height}
              rx={0.04 * column}
            />
            <text class="seat-number" x={(table - 0.5) * column} y={height * 0.5}>
              {table}
            </text>
            {(['first', 'second'] as const).map((row) => {
              const player = row === 'first' ? first : second;
              if (player === null) return null;
              const place = { table, row };
              return (
                <g key={row} class="seat" data-player={player}>
                  <circle
                    class={white === row ? 'seat-white' : 'seat-black'}
                    cx={x(place)}
                    cy={
                      height *
                      (row === 'first' ? TABLE.top + 0.055 : TABLE.top + TABLE.height - 0.055)
                    }
                    r={font * 0.42}
                  >
                    <title>
                      {saying.say((w) => (white === row ? w.seats.white : w.seats.black))}
                    </title>
                  </circle>
                  <text x={x(place)} y={y(place)}>
                    {named(player)}
                  </text>
                  <text class="seat-tpn" x={x(place)} y={y(place) + font * 1.15}>
                    {player}
                  </text>
                </g>
              );
            })}
          </g>
        ))}
        {hasFoot && (
          <g class="seat" data-player={page.free}>
            <text x={x({ table: null })} y={height * 0.5}>
              {named(page.free)}
            </text>
            <text class="seat-tpn" x={x({ table: null })} y={height * 0.5 + font * 1.15}>
              {page.free}
            </text>
          </g>
        )}
        {page.moves.map(({ player, from, to }) => (
          <path
            key={player}
            class="seat-arrow"
            marker-end="url(#tip)"
            d={arrow([x(from), y(from)], [x(to), y(to)], from, to, { height, font, column })}
          />
        ))}
      </svg>
      <p class="seats-note">
        {free !== null && free !== undefined && (
          <strong>{saying.say((w) => w.seats.free, { name: free.name })}</strong>
        )}
        <span>{saying.say((w) => (page.moves.length > 0 ? w.seats.then : w.seats.last))}</span>
      </p>
    </div>
  );
}

const isAt = ({ first, second }: HallSeats['tables'][number], player: number | null): boolean =>
  first === player || second === player;

type Point = readonly [number, number];

/** Along a row the arrow bows outwards; from one row to the other it goes beside the tables. */
function arrow(
  [x1, y1]: Point,
  [x2, y2]: Point,
  from: Place,
  to: Place,
  { height, font, column }: Readonly<Record<'height' | 'font' | 'column', number>>,
): string {
  const isAlong = from.table !== null && to.table !== null && from.row === to.row;
  if (!isAlong) {
    // Within one table it goes round it, on the side where no other table stands.
    const around = from.table === 1 ? -0.95 * column : 0.95 * column;
    const side = x1 === x2 ? x1 + around : Math.max(x1, x2);
    const away = y1 < y2 ? font * 1.6 : -font * 1.6;
    return `M${x1} ${y1 + away} Q${side} ${(y1 + y2) / 2} ${x2} ${y2 - away}`;
  }
  const out = from.row === 'first' ? -1 : 1;
  const level = y1 + out * (from.row === 'first' ? font : font * 1.6);
  const bow = level + out * height * ROWS.arrows;
  return `M${x1} ${level} Q${(x1 + x2) / 2} ${bow} ${x2} ${level}`;
}
