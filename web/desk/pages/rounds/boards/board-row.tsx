import { ActionIcon, Tooltip } from '@mantine/core';
import { nameWithSeat } from '@ronde/core/tournament/views/name-with-seat.ts';
import { IconHelpCircle, IconPin } from '../../../icons.tsx';
import { memo, type ReactNode } from 'react';
import { resultSpoken } from '../../../../words/results.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { usePanel } from '../../../shell/use-panel.ts';
import { Result, type ResultProps } from '../results/board-result.tsx';
import { Side } from './board-side.tsx';
import { Departure } from './departure.tsx';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

interface RowProps extends ResultProps {
  readonly index: number;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | null;
  readonly round: number;
  readonly current: boolean;
  /** Somebody else has just written its result. */
  readonly news: boolean;
  readonly draft: boolean;
  /** Null in an event of players. */
  readonly whiteTeam: string | null;
  readonly blackTeam: string | null;
}

/** A board of the list; drawn again only when something on it has changed. */
export const BoardRow = memo(function BoardRow(props: RowProps): ReactNode {
  const { board, outcome, current, inHand, draft, round } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  const spoken = words.boardSpoken(
    board.board,
    nameWithSeat(board.white),
    nameWithSeat(board.black),
    resultSpoken(outcome, language),
  );
  return (
    <tr
      ref={props.measure}
      data-index={props.index}
      className={`${classes['board'] ?? ''} ${classes['card'] ?? ''}`}
      aria-rowindex={props.index + 2}
      aria-current={current ? 'true' : undefined}
      data-in-hand={inHand}
      data-flash={props.news}
      data-status={props.status ?? board.staff?.mark}
      aria-label={spoken}
      onClick={() => {
        props.actions.pick(board.board);
      }}
    >
      <th scope="row" className={classes['number']}>
        {board.staff?.fixed === true && (
          <Tooltip label={words.fixedBoard}>
            <IconPin
              size={16}
              role="img"
              aria-label={words.fixedBoard}
              className={classes['pin']}
            />
          </Tooltip>
        )}
        {board.board}
      </th>
      <td className={classes['white']}>
        <Side
          colour="white"
          side={board.white}
          team={props.whiteTeam}
          draft={draft}
          sameClub={board.sameClub}
        />
      </td>
      <td className={classes['centre']}>
        {draft ? (
          <Departure round={round} of="players" place={board.board} />
        ) : (
          <Result {...props} />
        )}
      </td>
      <td className={classes['black']}>
        <Side
          colour="black"
          side={board.black}
          team={props.blackTeam}
          draft={draft}
          sameClub={board.sameClub}
        />
      </td>
      <td className={`${classes['why'] ?? ''} no-print`}>
        <Tooltip label={words.why}>
          <ActionIcon
            variant="subtle"
            className={classes['whyButton'] ?? ''}
            aria-label={`${words.why} ${spoken}`}
            onClick={(event) => {
              event.stopPropagation();
              open({ kind: 'why', round, board: board.board });
            }}
          >
            <IconHelpCircle size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </td>
    </tr>
  );
});
