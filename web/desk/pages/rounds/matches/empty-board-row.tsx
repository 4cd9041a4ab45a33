import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import type { ListLine } from '../boards/list-lines.ts';
import classes from '../rounds.module.css';
import { MATCH_WORDS } from './match-words.ts';

/** A board of a match at which one side has nobody: there is no result to enter. */
export function EmptyBoardRow(props: {
  readonly line: Extract<ListLine, { kind: 'empty' }>;
  readonly index: number;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | null;
}): ReactNode {
  const { match, empty } = props.line;
  const words = useWords(MATCH_WORDS);
  const say = empty.outcome === 'forfeitWin' ? words.alone : words.aloneLost;
  return (
    <tr
      ref={props.measure}
      data-index={props.index}
      className={`${classes['board'] ?? ''} ${classes['emptyBoard'] ?? ''}`}
      aria-rowindex={props.index + 2}
    >
      <th scope="row" className={classes['number']}>
        {empty.board}
      </th>
      <td colSpan={4}>{say(empty.player.name, match[empty.side].name)}</td>
    </tr>
  );
}
