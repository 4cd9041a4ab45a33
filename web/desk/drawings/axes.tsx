import type { ReactNode } from 'react';
import classes from './drawings.module.css';
import type { Scale } from './scale.ts';

/** The rules of a chart, its figures along both edges, and what they count. */
export function Axes(props: {
  readonly x: Scale;
  readonly y: Scale;
  readonly xText: (value: number) => string;
  readonly yText: (value: number) => string;
  readonly xName: string;
  readonly yName: string;
}): ReactNode {
  const { x, y } = props;
  const [left, right] = [x.at(x.ticks[0] ?? 0), x.at(x.ticks.at(-1) ?? 0)];
  const [bottom, top] = [y.at(y.ticks[0] ?? 0), y.at(y.ticks.at(-1) ?? 0)];
  return (
    <g className={classes['axes']}>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y.at(tick)} y2={y.at(tick)} />
          <text x={left - 8} y={y.at(tick)} dy="0.32em" textAnchor="end">
            {props.yText(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} x={x.at(tick)} y={bottom + 18} textAnchor="middle">
          {props.xText(tick)}
        </text>
      ))}
      <text className={classes['axisName']} x={right} y={bottom + 36} textAnchor="end">
        {props.xName}
      </text>
      <text className={classes['axisName']} x={left - 8} y={top - 12} textAnchor="start">
        {props.yName}
      </text>
    </g>
  );
}
