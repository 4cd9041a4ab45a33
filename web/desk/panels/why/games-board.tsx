import { Alert } from '@mantine/core';
import type { GamesDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import type { AskedMeeting } from './asked-meeting.ts';
import { GAMES_PANEL_WORDS } from './games-panel-words.ts';
import { Lines } from './table-board.tsx';
import { WhyNotAnswer } from './why-not.tsx';
import classes from './why.module.css';

/** A board of a round whose games each have their own reason: a later game of a match, a cup. */
export function GamesBoard(props: {
  readonly drawing: GamesDrawing;
  readonly meeting: AskedMeeting | undefined;
}): ReactNode {
  const { drawing, meeting } = props;
  return (
    <div className={classes['whole']}>
      {meeting !== undefined && <Verdict drawing={drawing} meeting={meeting} />}
      <Lines sentences={drawing.sentences} />
    </div>
  );
}

/** What the rules say of the board: the same, other colours, or another pair. */
function Verdict(props: {
  readonly drawing: GamesDrawing;
  readonly meeting: AskedMeeting;
}): ReactNode {
  const { drawing, meeting } = props;
  const words = useWords(GAMES_PANEL_WORDS);
  const seated = [meeting.white.tpn, meeting.black.tpn];
  const game = drawing.games.find(({ white, black }) =>
    [white, black].every((player) => seated.includes(player)),
  );
  if (game === undefined) {
    return (
      <Alert color="yellow" title={words.notByRules}>
        <WhyNotAnswer round={drawing.round} a={meeting.white.id} b={meeting.black.id} />
      </Alert>
    );
  }
  return (
    <>
      {game.white !== meeting.white.tpn && (
        <Alert color="yellow">{words.coloursTurned(meeting.black.name)}</Alert>
      )}
      <Lines sentences={game.sentences} decides />
    </>
  );
}
