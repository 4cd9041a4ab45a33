import { ratingText } from '@ronde/core/rules/rating-text.ts';
import { resultMark } from '@ronde/core/documents/lists/say-result.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { CrosstableCell } from '@ronde/core/standings/ranking/crosstable.ts';
import type { RatedCrosstableLine } from '@ronde/core/tournament/views/crosstable.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { memo, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import { FittingName } from '../../parts/fitting-name.tsx';
import { figureText } from '../standings/figure-text.ts';
import { heatOf, opponentNumber, type Order } from './cell-text.ts';
import classes from './crosstable.module.css';
import { CROSSTABLE_WORDS } from './crosstable-words.ts';
import { sayCell, type Names } from './say-cell.ts';
import type { Spot } from './use-grid-cursor.ts';

/** What every line of a crosstable has and does, whatever its columns are. */
export interface GridLineProps {
  readonly index: number;
  readonly line: RatedCrosstableLine;
  readonly order: Order;
  readonly win: number | undefined;
  /** On paper the sign is enough: what screen readers say makes it slow. */
  readonly printing: boolean;
  /** The column the keyboard stands on, if it stands on this line. */
  readonly cursor: number | null;
  readonly names: Names;
  readonly onCursor: (spot: Spot) => void;
  readonly onOpen: (tpn: Tpn) => void;
}

/** Focus, click and place of a cell that the keyboard can stand on. */
export const spotOf = (
  { index, line, cursor, onCursor, onOpen }: GridLineProps,
  column: number,
  onLook: () => void,
) => ({
  'data-column': column,
  tabIndex: cursor === column ? 0 : -1,
  onFocus: () => {
    onCursor({ row: index, column });
    onLook();
  },
  onClick: () => {
    onOpen(line.tpn);
  },
});

/** Rank or number, name, rating and points: what stands before the games. */
export function LineHead(props: {
  readonly line: RatedCrosstableLine;
  readonly order: Order;
  readonly spot: ReturnType<typeof spotOf>;
}): ReactNode {
  const { line, order, spot } = props;
  const language = useLanguage();
  return (
    <>
      <td className={classes['rank']}>{order === 'rank' ? line.line : line.tpn}</td>
      <th scope="row" className={classes['name']} {...spot}>
        <FittingName name={line.name} />
      </th>
      <td className={classes['figure']}>{ratingText(line)}</td>
      <td className={classes['points']}>{displayPoints(line.points, language)}</td>
    </>
  );
}

/** Tie-breaks and performance: what stands after the games. */
export function LineEnd({ line }: { readonly line: RatedCrosstableLine }): ReactNode {
  const language = useLanguage();
  return (
    <>
      {line.figures.map((figure, place) => (
        <td key={place} className={classes['figure']}>
          {figureText(figure, language)}
        </td>
      ))}
      <td className={classes['figure']}>{line.performance}</td>
    </>
  );
}

interface RoundsLineProps extends GridLineProps {
  readonly rounds: number;
  readonly looked: number | null;
  /** The round in which the game looked at is this player's, too. */
  readonly opposite: number | null;
  readonly onLook: (tpn: Tpn, round: number) => void;
}

/** A player's games, round by round. */
export const RoundsLine = memo(function RoundsLine(props: RoundsLineProps): ReactNode {
  const { index, line, order } = props;
  const words = useWords(CROSSTABLE_WORDS);
  const spot = (round: number) =>
    spotOf(props, round, () => {
      props.onLook(line.tpn, round);
    });
  return (
    <tr
      data-row={index}
      aria-rowindex={index + 2}
      data-opposite={props.opposite !== null}
      data-looked={props.looked !== null}
    >
      <LineHead line={line} order={order} spot={spot(0)} />
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
      <LineEnd line={line} />
    </tr>
  );
});

function Cell(props: {
  readonly cell: CrosstableCell;
  readonly order: Order;
  readonly bye: string;
}): ReactNode {
  const { cell, order } = props;
  const language = useLanguage();
  const bye = cell.outcome === 'zeroPointBye' ? '' : props.bye;
  return (
    <span className={classes['inner']} aria-hidden>
      <strong>{resultMark(cell, language)}</strong>
      <span className={classes['opponent']}>{opponentNumber(cell, order) ?? bye}</span>
      {cell.colour === null ? <span /> : <ColourDisc colour={cell.colour} />}
    </span>
  );
}

/** The lines that are not in the page. */
export function Gap(props: { readonly height: number; readonly span: number }): ReactNode {
  return (
    <tr aria-hidden>
      <td colSpan={props.span} style={{ height: props.height, padding: 0, border: 0 }} />
    </tr>
  );
}
