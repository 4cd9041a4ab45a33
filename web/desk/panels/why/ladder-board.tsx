import { Alert } from '@mantine/core';
import type { LadderDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { boardOf, numbersOf, type AskedMeeting } from './asked-meeting.ts';
import classes from './ladder.module.css';
import { LADDER_PANEL_WORDS } from './ladder-panel-words.ts';
import { Lines } from './table-board.tsx';
import { WhyNotAnswer } from './why-not.tsx';
import whyClasses from './why.module.css';

export interface LadderBoardProps {
  readonly drawing: LadderDrawing;
  readonly view: RoundView;
  readonly meeting: AskedMeeting | undefined;
  /** The whole ladder, not only what stands around the board. */
  readonly large?: boolean;
}

/** Places shown above and below those of a board. */
const AROUND = 3;

/** A board by Keizer's system: the ranking around it, who was passed over, and the colours. */
export function LadderBoard({ drawing, view, meeting, large }: LadderBoardProps): ReactNode {
  return (
    <div className={whyClasses['whole']}>
      {meeting !== undefined && <Verdict drawing={drawing} meeting={meeting} />}
      <Ladder drawing={drawing} view={view} meeting={meeting} large={large === true} />
      <Lines sentences={drawing.sentences} />
    </div>
  );
}

/** The ranking with a line for each pair, and the pair asked about in colour. */
function Ladder({ drawing, view, meeting, large }: Required<LadderBoardProps>): ReactNode {
  const words = useWords(LADDER_PANEL_WORDS);
  const { open } = usePanel();
  const names = new Map(drawing.players.map(({ tpn, name }) => [tpn, name]));
  const boards = new Map(
    drawing.games.flatMap(({ white, black }, index) =>
      [white, black].map((player) => [player, index + 1] as const),
    ),
  );
  const asked = numbersOf(meeting);
  const at = drawing.places.flatMap(({ player }, index) => (asked.includes(player) ? [index] : []));
  const [from, to] =
    large || at.length === 0
      ? [0, drawing.places.length]
      : [Math.max(0, Math.min(...at) - AROUND), Math.max(...at) + AROUND + 1];
  return (
    <table className={classes['ladder']}>
      <caption>{words.ladder}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.board}</th>
        </tr>
      </thead>
      <tbody>
        {drawing.places.slice(from, to).map(({ player, rank, points, value }) => {
          const number = boards.get(player);
          const pair = drawing.games[(number ?? 0) - 1];
          const found =
            pair === undefined ? null : boardOf(view, drawing, [pair.white, pair.black]);
          return (
            <tr key={player} data-asked={asked.includes(player)}>
              <td>{rank}</td>
              <th scope="row">{names.get(player) ?? String(player)}</th>
              <td>{points}</td>
              <td>{value}</td>
              <td>
                {found === null ? (
                  (number ?? words.bye)
                ) : (
                  <button
                    type="button"
                    onClick={() => {
                      open({ kind: 'why', round: view.round, board: found });
                    }}
                  >
                    {number}
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What the ladder says of the board: the same, other colours, or another pair. */
function Verdict(props: {
  readonly drawing: LadderDrawing;
  readonly meeting: AskedMeeting;
}): ReactNode {
  const { drawing, meeting } = props;
  const words = useWords(LADDER_PANEL_WORDS);
  const seated = numbersOf(meeting);
  const game = drawing.games.find(({ white, black }) =>
    [white, black].every((player) => seated.includes(player)),
  );
  if (game === undefined) {
    return (
      <Alert color="yellow" title={words.notOnLadder}>
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
