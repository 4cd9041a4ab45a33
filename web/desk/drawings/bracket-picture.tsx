import type { DrawnPlayer } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { DrawnBracket } from '@ronde/core/pairing/explanation/drawn-brackets.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { useId, useMemo, type ReactNode } from 'react';
import { nameThatFits } from '../../words/short-name.ts';
import { bracketLayout, type PlacedName } from './bracket-layout.ts';
import classes from './brackets.module.css';

export const ROW = 30;
/** Where moved-down players come in, and where floaters leave. */
const GATE = 18;
const GUTTER = 0.2;
/** A figure of a number beside a name. */
const FIGURE = 8;

export interface BracketPictureProps {
  readonly bracket: DrawnBracket;
  readonly players: ReadonlyMap<Tpn, DrawnPlayer>;
  readonly width: number;
  /** The pair that was asked about. */
  readonly asked: readonly Tpn[];
  readonly label: string;
  readonly onPick?: (pair: readonly [Tpn, Tpn]) => void;
}

/** The height a bracket's picture takes. */
export function bracketHeight(bracket: DrawnBracket): number {
  return bracketLayout(bracket).rows * ROW + 2 * GATE;
}

/** S1 faces S2; lines join pairs, dashed ones the natural candidate where it was not kept. */
export function BracketPicture(props: BracketPictureProps): ReactNode {
  const { bracket, players, width, asked } = props;
  const layout = useMemo(() => bracketLayout(bracket), [bracket]);
  const arrow = useId();
  const names = new Map(layout.names.map((name) => [name.tpn, name]));
  const nameWidth = (width * (1 - GUTTER)) / 2;
  const edge = { left: nameWidth, right: width - nameWidth } as const;
  const y = ({ row }: PlacedName): number => GATE + row * ROW + ROW / 2;
  const height = layout.rows * ROW + 2 * GATE;
  const bottom = height - 2;
  return (
    <svg
      className={classes['picture']}
      width={width}
      height={height}
      role="img"
      aria-label={props.label}
    >
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0,0L8,4L0,8z" className={classes['arrowHead']} />
        </marker>
      </defs>
      {layout.rules.map((row) => (
        <line
          key={row}
          className={classes['partRule']}
          x1={0}
          x2={width}
          y1={GATE + row * ROW}
          y2={GATE + row * ROW}
        />
      ))}
      {layout.lines.map((line) => {
        const [a, b] = line.pair.map((player) => names.get(player));
        if (a === undefined || b === undefined) return null;
        const isAsked = line.kind !== 'natural' && line.pair.some((one) => asked.includes(one));
        return (
          <path
            key={`${line.kind} ${line.pair.join('-')}`}
            className={classes['pair']}
            data-kind={line.kind}
            data-asked={isAsked}
            data-picks={line.kind !== 'natural' && props.onPick !== undefined}
            d={pairPath(a, b, edge, y)}
            onClick={() => {
              if (line.kind !== 'natural') props.onPick?.(line.pair);
            }}
          />
        );
      })}
      {/* Behind the names it passes. */}
      {layout.names.map((name) => {
        const inside = name.side === 'left' ? 8 : width - 8;
        return (
          <g key={name.tpn}>
            {name.movedDown && (
              <path
                className={classes['arrow']}
                markerEnd={`url(#${arrow})`}
                d={`M${inside},0V${y(name) - ROW / 2 + 2}`}
              />
            )}
            {name.movedUp && (
              <path
                className={classes['arrow']}
                markerEnd={`url(#${arrow})`}
                d={`M${inside},${height}V${y(name) + ROW / 2 - 2}`}
              />
            )}
            {name.leaves !== null && (
              <path
                className={classes['arrow']}
                data-leaves
                markerEnd={`url(#${arrow})`}
                d={`M${name.side === 'left' ? edge.left - 6 : width - 6},${y(name) + ROW / 2 - 5}V${bottom}`}
              />
            )}
          </g>
        );
      })}
      {layout.names.map((name) => (
        <Name
          key={name.tpn}
          name={name}
          player={players.get(name.tpn)}
          x={name.side === 'left' ? 0 : edge.right}
          y={y(name)}
          width={nameWidth}
          asked={asked.includes(name.tpn)}
        />
      ))}
    </svg>
  );
}

/** Across the gutter; two of the same side (an exchange) are joined by a bow. */
function pairPath(
  a: PlacedName,
  b: PlacedName,
  edge: Readonly<Record<PlacedName['side'], number>>,
  y: (name: PlacedName) => number,
): string {
  const from = edge[a.side];
  if (a.side === b.side) {
    const bow = from + (a.side === 'left' ? 1 : -1) * 34;
    return `M${from},${y(a)}C${bow},${y(a)} ${bow},${y(b)} ${from},${y(b)}`;
  }
  return `M${from},${y(a)}L${edge[b.side]},${y(b)}`;
}

function Name(props: {
  readonly name: PlacedName;
  readonly player: DrawnPlayer | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly asked: boolean;
}): ReactNode {
  const { name, player, x, y, width } = props;
  const text = player?.name ?? String(name.tpn);
  const number = Math.max(2, String(name.tpn).length) * FIGURE + 8;
  const letters = Math.max(4, Math.floor((width - number - 14) / (props.asked ? 8.2 : 7.4)));
  return (
    <g
      className={classes['name']}
      data-moved={name.movedDown || name.movedUp}
      data-asked={props.asked}
    >
      <title>{text}</title>
      <rect x={x + 0.5} y={y - ROW / 2 + 3} width={width - 1} height={ROW - 6} rx={4} />
      <text className={classes['number']} x={x + number} y={y} dy="0.34em" textAnchor="end">
        {name.tpn}
      </text>
      <text x={x + number + 6} y={y} dy="0.34em">
        {nameThatFits({ name: text }, letters, ({ length }) => length)}
      </text>
    </g>
  );
}
