import { Alert } from '@mantine/core';
import type { GamesDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { GAMES_PANEL_WORDS } from './games-panel-words.ts';
import { Lines } from './table-board.tsx';
import { WhyNotAnswer } from './why-not.tsx';
import classes from './why.module.css';

/** A board of a round whose games each have their own reason: a later game of a match, a cup. */
export function GamesBoard(props: {
  readonly drawing: GamesDrawing;
  readonly board: BoardView | undefined;
}): ReactNode {
  const { drawing, board } = props;
  return (
    <div className={classes['whole']}>
      {board !== undefined && <Verdict drawing={drawing} board={board} />}
      <Lines sentences={drawing.sentences} />
    </div>
  );
}

/** What the rules say of the board: the same, other colours, or another pair. */
function Verdict(props: { readonly drawing: GamesDrawing; readonly board: BoardView }): ReactNode {
  const { drawing, board } = props;
  const words = useWords(GAMES_PANEL_WORDS);
  const seated = [board.white.tpn, board.black.tpn];
  const game = drawing.games.find(({ white, black }) =>
    [white, black].every((player) => seated.includes(player)),
  );
  if (game === undefined) {
    return (
      <Alert color="yellow" title={words.notByRules}>
        <WhyNotAnswer round={drawing.round} a={board.white.id} b={board.black.id} />
      </Alert>
    );
  }
  return (
    <>
      {game.white !== board.white.tpn && (
        <Alert color="yellow">{words.coloursTurned(board.black.name)}</Alert>
      )}
      <Lines sentences={game.sentences} decides />
    </>
  );
}
