import { Text } from '@mantine/core';
import type { RoundDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { Participants } from '@ronde/core/tournament/views/participants.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BracketCard } from './bracket-card.tsx';
import classes from './why.module.css';
import { useWhyWords } from './why-words-of-teams.ts';

/** The whole round: every bracket a column, from the highest score on the left. */
export function AllBrackets(props: {
  readonly drawing: RoundDrawing;
  readonly view: RoundView;
  readonly asked: readonly Tpn[];
}): ReactNode {
  const { drawing } = props;
  const words = useWhyWords(drawing.of);
  const [asked, setAsked] = useState(props.asked);
  const columns = useRef<HTMLDivElement>(null);
  useEffect(() => {
    columns.current?.querySelector('[data-has-asked="true"]')?.scrollIntoView({ inline: 'center' });
  }, []);
  return (
    <>
      {drawing.byeScore !== null && <Text size="sm">{drawing.byeScore.sentence}</Text>}
      {drawing.bye !== null && <Text size="sm">{drawing.bye.sentence}</Text>}
      <Legend of={drawing.of} />
      <div
        ref={columns}
        className={classes['columns']}
        tabIndex={0}
        role="region"
        aria-label={words.largeTitle(drawing.round)}
      >
        {drawing.brackets.map((bracket, index) => (
          <div
            key={index}
            className={classes['column']}
            data-has-asked={bracket.pairs.some(({ pair }) =>
              pair.every((player) => asked.includes(player)),
            )}
          >
            <BracketCard drawing={drawing} bracket={bracket} asked={asked} onPick={setAsked} />
          </div>
        ))}
      </div>
      <details className={classes['colourList']}>
        <summary>{words.colours}</summary>
        <ul className={classes['lines']}>
          {drawing.colours.map(({ white, sentence }) => (
            <li key={white}>{sentence}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** What the kinds of lines mean. */
export function Legend({ of }: { readonly of: Participants['kind'] }): ReactNode {
  const words = useWhyWords(of);
  return (
    <ul className={classes['legend']} aria-hidden>
      {(['kept', 'chosen', 'natural', 'moved'] as const).map((kind) => (
        <li key={kind} data-kind={kind}>
          {words.legend[kind]}
        </li>
      ))}
    </ul>
  );
}
