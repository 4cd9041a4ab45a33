import { Alert, Text, Title } from '@mantine/core';
import type { RoundDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useMemo, type ReactNode } from 'react';
import { usePanel } from '../../shell/use-panel.ts';
import { Legend } from './all-brackets.tsx';
import { boardOf, type AskedMeeting } from './asked-meeting.ts';
import { BracketCard } from './bracket-card.tsx';
import { WhyNotAnswer } from './why-not.tsx';
import { useWhyWords } from './why-words-of-teams.ts';

/** A board or a match of a Swiss round: its bracket drawn, what decided, and the colours. */
export function AskedBoard(props: {
  readonly meeting: AskedMeeting;
  readonly drawing: RoundDrawing;
  readonly view: RoundView;
}): ReactNode {
  const { meeting, drawing, view } = props;
  const words = useWhyWords(drawing.of);
  const { open } = usePanel();
  const [one, other] = [meeting.white.tpn, meeting.black.tpn];
  const asked = useMemo(() => [one, other], [one, other]);
  const pairing = pairIn(drawing, asked);
  const colours = drawing.colours.find(({ white, black }) => white === one && black === other);
  if (pairing === null) {
    return (
      <Alert color="yellow" title={words.notByTheRules}>
        <WhyNotAnswer round={drawing.round} a={meeting.white.id} b={meeting.black.id} />
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
          const found = boardOf(view, drawing, pair);
          if (found !== null) open({ kind: 'why', round: view.round, board: found });
        }}
      />
      <Legend of={drawing.of} />
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
