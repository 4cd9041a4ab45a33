import { Alert, Button, Loader, Modal, Text, Title } from '@mantine/core';
import type { RoundDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { BoardSide, BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { AllBrackets, Legend } from './all-brackets.tsx';
import { BracketCard } from './bracket-card.tsx';
import { sayUndrawn, useDrawing } from './use-drawing.ts';
import { WhyNot, WhyNotAnswer } from './why-not.tsx';
import classes from './why.module.css';
import { WHY_WORDS } from './why-words.ts';

/** Why a board is paired as it is: its bracket drawn, what decided, and the colours. */
export function WhyPanel(props: { readonly round: number; readonly board: number }): ReactNode {
  const { round, board: number } = props;
  const words = useWords(WHY_WORDS);
  const language = useLanguage();
  const { data: view } = useView<RoundView>(`rounds/${round}`);
  const { data: drawing, error } = useDrawing(round);
  const [large, setLarge] = useState(false);
  const undrawn = sayUndrawn(error, language);
  const board = view?.boards.find((one) => one.board === number);
  return (
    <div className={classes['whole']}>
      <Title order={2} size="h3">
        {words.heading(number, round)}
      </Title>
      {view?.round === round && board === undefined && <Text>{words.noSuchBoard(number)}</Text>}
      {board !== undefined && <Sides board={board} />}
      {undrawn !== null && <Alert color="yellow">{undrawn}</Alert>}
      {undrawn === null && drawing?.round !== round && <Loader />}
      {undrawn === null && drawing?.round === round && view !== undefined && (
        <>
          {board !== undefined && <AskedBoard board={board} drawing={drawing} view={view} />}
          <Button
            variant="default"
            leftSection={<IconArrowsMaximize size={16} aria-hidden />}
            onClick={() => {
              setLarge(true);
            }}
          >
            {words.large}
          </Button>
          <WhyNot drawing={drawing} />
          {large && (
            <Modal
              opened
              fullScreen
              title={words.largeTitle(round)}
              closeButtonProps={{ 'aria-label': words.close }}
              onClose={() => {
                setLarge(false);
              }}
            >
              <AllBrackets drawing={drawing} view={view} asked={numbersOf(board)} />
            </Modal>
          )}
        </>
      )}
    </div>
  );
}

const numbersOf = (board: BoardView | undefined): Tpn[] =>
  [board?.white.tpn, board?.black.tpn].flatMap((tpn) => tpn ?? []);

function Sides({ board }: { readonly board: BoardView }): ReactNode {
  const words = useWords(WHY_WORDS);
  const side = (colour: 'white' | 'black', one: BoardSide): ReactNode => (
    <p>
      <ColourDisc colour={colour} /> <strong>{one.name}</strong>{' '}
      <span className={classes['soft']}>
        {one.score === null ? '' : words.points(displayPoints(one.score))}
      </span>
    </p>
  );
  return (
    <div className={classes['sides']}>
      {side('white', board.white)}
      {side('black', board.black)}
    </div>
  );
}

function AskedBoard(props: {
  readonly board: BoardView;
  readonly drawing: RoundDrawing;
  readonly view: RoundView;
}): ReactNode {
  const { board, drawing, view } = props;
  const words = useWords(WHY_WORDS);
  const { open } = usePanel();
  const asked = useMemo(() => numbersOf(board), [board]);
  const pairing = pairIn(drawing, asked);
  const colours = drawing.colours.find(
    ({ white, black }) => white === board.white.tpn && black === board.black.tpn,
  );
  if (pairing === null) {
    return (
      <Alert color="yellow" title={words.notByTheRules}>
        <WhyNotAnswer round={drawing.round} a={board.white.id} b={board.black.id} />
      </Alert>
    );
  }
  const { bracket, natural } = pairing;
  return (
    <>
      <Text fw={600} c={natural ? 'var(--ink)' : 'var(--attention)'}>
        {natural ? words.naturalPair : words.departs}
      </Text>
      <BracketCard
        drawing={drawing}
        bracket={bracket}
        asked={asked}
        maxHeight="45vh"
        onPick={(pair) => {
          const found = boardOf(view, pair);
          if (found !== null) open({ kind: 'why', round: view.round, board: found });
        }}
      />
      <Legend />
      {colours !== undefined && (
        <section>
          <Title order={3} size="h5">
            {words.colours}
          </Title>
          <Text size="sm">{colours.sentence}</Text>
        </section>
      )}
    </>
  );
}

function pairIn(drawing: RoundDrawing, asked: readonly Tpn[]) {
  for (const bracket of drawing.brackets) {
    const found = bracket.pairs.find(({ pair }) => pair.every((player) => asked.includes(player)));
    if (found !== undefined) return { bracket, natural: found.natural };
  }
  return null;
}

/** The board two players sit at; null where they do not meet. */
export function boardOf(view: RoundView, pair: readonly Tpn[]): number | null {
  const found = view.boards.find(({ white, black }) =>
    [white.tpn, black.tpn].every((tpn) => tpn !== null && pair.includes(tpn)),
  );
  return found?.board ?? null;
}
