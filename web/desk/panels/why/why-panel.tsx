import { Alert, Button, Loader, Modal, Text, Title } from '@mantine/core';
import type { FactsDrawing } from '@ronde/core/documents/pairing-explanation/draw-facts.ts';
import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { BoardSide, BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import { IconArrowsMaximize } from '../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import { AllBrackets } from './all-brackets.tsx';
import { AskedBoard } from './asked-board.tsx';
import { meetingAt, numbersOf, type AskedMeeting } from './asked-meeting.ts';
import { GamesBoard } from './games-board.tsx';
import { LadderBoard } from './ladder-board.tsx';
import { LADDER_PANEL_WORDS } from './ladder-panel-words.ts';
import { Lines, TableBoard } from './table-board.tsx';
import { TABLE_PANEL_WORDS } from './table-panel-words.ts';
import { sayUndrawn, useDrawing } from './use-drawing.ts';
import { WhyNot } from './why-not.tsx';
import classes from './why.module.css';
import { WHY_WORDS } from './why-words.ts';
import { FIRST_BOARD_WORDS, useWhyWords } from './why-words-of-teams.ts';

/** Why a board, or the match it belongs to, is paired as it is: its bracket drawn, what decided, and the colours. */
export function WhyPanel(props: { readonly round: number; readonly board: number }): ReactNode {
  const { round, board: number } = props;
  const language = useLanguage();
  const { data: view } = useView<RoundView>(`rounds/${round}`);
  const { data, error } = useDrawing(round);
  const undrawn = sayUndrawn(error, language);
  const board = view?.boards.find((one) => one.board === number);
  const drawing = undrawn === null && data?.round === round ? data : null;
  const rules = drawing === null || drawing.kind === 'facts' ? null : drawing;
  const meeting = rules === null ? undefined : meetingAt(rules, board);
  const words = useWhyWords(rules?.of ?? 'players');
  return (
    <div className={classes['whole']}>
      <Title order={2} size="h3">
        {words.heading(rules?.of === 'teams' ? (board?.match ?? number) : number, round)}
      </Title>
      {view?.round === round && board === undefined && <Text>{words.noSuchBoard(number)}</Text>}
      {board !== undefined && rules?.of !== 'teams' && (
        <Sides white={board.white} black={board.black} />
      )}
      {meeting !== undefined && rules?.of === 'teams' && <Teams meeting={meeting} />}
      {undrawn !== null && <Alert color="yellow">{undrawn}</Alert>}
      {undrawn === null && drawing === null && <Loader />}
      {drawing !== null && view !== undefined && (
        <>
          <Explained drawing={drawing} view={view} board={board} meeting={meeting} />
          <WhyNot drawing={drawing} />
        </>
      )}
    </div>
  );
}

interface ExplainedProps {
  readonly drawing: RoundExplanation;
  readonly view: RoundView;
  readonly board: BoardView | undefined;
  readonly meeting: AskedMeeting | undefined;
}

/** As the system allows: the bracket, the table, the ladder, the game itself, or the facts of the board. */
function Explained({ drawing, view, board, meeting }: ExplainedProps): ReactNode {
  const words = useWords(WHY_WORDS);
  const table = useWords(TABLE_PANEL_WORDS);
  const ladder = useWords(LADDER_PANEL_WORDS);
  switch (drawing.kind) {
    case 'brackets':
      return (
        <>
          {meeting !== undefined && <AskedBoard meeting={meeting} drawing={drawing} view={view} />}
          <OpenLarge title={words.largeTitle(view.round)}>
            <AllBrackets drawing={drawing} view={view} asked={numbersOf(meeting)} />
          </OpenLarge>
        </>
      );
    case 'table':
      return (
        <>
          <TableBoard drawing={drawing} view={view} meeting={meeting} />
          <OpenLarge title={table.largeTitle(view.round)}>
            <TableBoard drawing={drawing} view={view} meeting={meeting} large />
          </OpenLarge>
        </>
      );
    case 'ladder':
      return (
        <>
          <LadderBoard drawing={drawing} view={view} meeting={meeting} />
          <OpenLarge title={ladder.largeTitle(view.round)}>
            <LadderBoard drawing={drawing} view={view} meeting={meeting} large />
          </OpenLarge>
        </>
      );
    case 'games':
      return <GamesBoard drawing={drawing} meeting={meeting} />;
    case 'facts':
      return <Facts drawing={drawing} board={board} />;
  }
}

/** What is known of a board that the rules cannot be asked about. */
function Facts(props: {
  readonly drawing: FactsDrawing;
  readonly board: BoardView | undefined;
}): ReactNode {
  const { drawing, board } = props;
  const words = useWords(WHY_WORDS);
  const heading = useWords(TABLE_PANEL_WORDS).facts;
  const facts = drawing.boards.find((one) => one.board === board?.board);
  return (
    <>
      <Text size="sm" c="dimmed">
        {words.undrawn[drawing.because]}
      </Text>
      {facts !== undefined && (
        <section>
          <Title order={3} size="h5">
            {heading}
          </Title>
          <Lines sentences={facts.sentences} decides />
        </section>
      )}
    </>
  );
}

/** A button that shows the whole round over the page. */
function OpenLarge(props: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const words = useWords(WHY_WORDS);
  const [large, setLarge] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsMaximize size={16} aria-hidden />}
        onClick={() => {
          setLarge(true);
        }}
      >
        {words.large}
      </Button>
      {large && (
        <Modal
          opened
          fullScreen
          title={props.title}
          closeButtonProps={{ 'aria-label': words.close }}
          onClose={() => {
            setLarge(false);
          }}
        >
          {props.children}
        </Modal>
      )}
    </>
  );
}

/** Two teams: who has White on the first board, and who Black. */
function Teams({ meeting: { white, black } }: { readonly meeting: AskedMeeting }): ReactNode {
  const words = useWords(FIRST_BOARD_WORDS);
  return (
    <>
      <Sides white={{ name: white.name, score: null }} black={{ name: black.name, score: null }} />
      <Text size="sm" c="dimmed">
        {words.colours}
      </Text>
    </>
  );
}

type Side = Pick<BoardSide, 'name' | 'score'>;

function Sides(props: { readonly white: Side; readonly black: Side }): ReactNode {
  const words = useWords(WHY_WORDS);
  const language = useLanguage();
  const side = (colour: 'white' | 'black', one: Side): ReactNode => (
    <p>
      <ColourDisc colour={colour} /> <strong>{one.name}</strong>{' '}
      <span className={classes['soft']}>
        {one.score === null ? '' : words.points(displayPoints(one.score, language))}
      </span>
    </p>
  );
  return (
    <div className={classes['sides']}>
      {side('white', props.white)}
      {side('black', props.black)}
    </div>
  );
}
