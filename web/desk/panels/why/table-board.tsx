import { Alert, Text } from '@mantine/core';
import type { TableDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useMemo, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { boardOf, type AskedMeeting } from './asked-meeting.ts';
import { TableGrid } from './table-grid.tsx';
import classes from './table-grid.module.css';
import { TABLE_PANEL_WORDS } from './table-panel-words.ts';
import { WhyNotAnswer } from './why-not.tsx';
import whyClasses from './why.module.css';

export interface TableBoardProps {
  readonly drawing: TableDrawing;
  readonly view: RoundView;
  readonly meeting: AskedMeeting | undefined;
  /** All numbers with their names at once, and the table at its full height. */
  readonly large?: boolean;
}

/** A board or a match of a round robin: its place in the Berger table, the sum and the colour rule. */
export function TableBoard({ drawing, view, meeting, large }: TableBoardProps): ReactNode {
  const { open } = usePanel();
  const names = new Map(drawing.players.map(({ tpn, name }) => [tpn, name]));
  const nameOf = (number: number): string => {
    const player = drawing.numbers[number - 1];
    return player === undefined ? '' : (names.get(player) ?? String(player));
  };
  const place = (player: Tpn): number => drawing.numbers.indexOf(player) + 1;
  const white = meeting && place(meeting.white.tpn);
  const black = meeting && place(meeting.black.tpn);
  const asked = useMemo(
    () => (white === undefined || black === undefined ? null : ([white, black] as const)),
    [white, black],
  );
  return (
    <div className={whyClasses['whole']}>
      {meeting !== undefined && <Verdict drawing={drawing} meeting={meeting} nameOf={nameOf} />}
      <TableGrid
        drawing={drawing}
        asked={asked}
        nameOf={nameOf}
        {...(large === true ? {} : { maxHeight: '45vh' })}
        onPick={(white, black) => {
          const pair = [white, black].flatMap((number) => drawing.numbers[number - 1] ?? []);
          const found = boardOf(view, drawing, pair);
          if (found !== null) open({ kind: 'why', round: view.round, board: found });
        }}
      />
      <Lines sentences={drawing.sentences} />
      <Numbers drawing={drawing} nameOf={nameOf} open={large === true} />
    </div>
  );
}

/** What the table says of the two: the same, other colours, or another pair. */
function Verdict(props: {
  readonly drawing: TableDrawing;
  readonly meeting: AskedMeeting;
  readonly nameOf: (number: number) => string;
}): ReactNode {
  const { drawing, meeting, nameOf } = props;
  const words = useWords(TABLE_PANEL_WORDS);
  const seated = [meeting.white.tpn, meeting.black.tpn];
  const game = drawing.games.find(({ white, black }) =>
    [white, black].every((player) => seated.includes(player)),
  );
  if (game === undefined) {
    return (
      <Alert color="yellow" title={words.notOnTable}>
        <WhyNotAnswer round={drawing.round} a={meeting.white.id} b={meeting.black.id} />
      </Alert>
    );
  }
  return (
    <>
      {game.white !== meeting.white.tpn && (
        <Alert color="yellow">
          {words.coloursTurned(nameOf(drawing.numbers.indexOf(game.white) + 1))}
        </Alert>
      )}
      <Lines sentences={game.sentences} decides />
    </>
  );
}

/** Sentences under each other; those that decide with the mark of a decision. */
export function Lines(props: {
  readonly sentences: readonly string[];
  readonly decides?: boolean;
}): ReactNode {
  return (
    <div {...(props.decides === true ? { className: whyClasses['decision'] } : {})}>
      {props.sentences.map((sentence, index) => (
        <Text key={index} size="sm">
          {sentence}
        </Text>
      ))}
    </div>
  );
}

function Numbers(props: {
  readonly drawing: TableDrawing;
  readonly nameOf: (number: number) => string;
  readonly open: boolean;
}): ReactNode {
  const { drawing, nameOf } = props;
  const words = useWords(TABLE_PANEL_WORDS);
  return (
    <details className={whyClasses['colourList']} open={props.open}>
      <summary>{words.numbers}</summary>
      <ol className={classes['numbers']}>
        {drawing.numbers.map((player, index) => (
          <li key={player}>
            <span>{index + 1}</span> {nameOf(index + 1)}
          </li>
        ))}
        {drawing.freePlace !== null && (
          <li>
            <span>{drawing.freePlace}</span> {words.freePlace}
          </li>
        )}
      </ol>
    </details>
  );
}
