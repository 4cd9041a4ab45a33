import { Alert, Text, Title } from '@mantine/core';
import type { RoundDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { BoardView, RoundView } from '@ronde/core/tournament/views/round.ts';
import { useMemo, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { Legend } from './all-brackets.tsx';
import { boardOf } from './board-of.ts';
import { BracketCard } from './bracket-card.tsx';
import { WhyNotAnswer } from './why-not.tsx';
import { WHY_WORDS } from './why-words.ts';

export const numbersOf = (board: BoardView | undefined): Tpn[] =>
  [board?.white.tpn, board?.black.tpn].flatMap((tpn) => tpn ?? []);

/** A board of a Swiss round: its bracket drawn, what decided, and the colours. */
export function AskedBoard(props: {
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
