import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { Language } from '@ronde/core/rules/language.ts';
import type { GameAnswer } from '@ronde/server/api/games.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  IconArrowsVertical,
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
  type Icon,
} from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { BoardDrawing } from './board-drawing.tsx';
import { GAME_DIALOG_WORDS } from './game-dialog-words.ts';
import classes from './games.module.css';
import { moveInLetters, sayMove } from './move-words.ts';

/** A game move by move: by buttons, by keys, or by its list of moves. */
export function GameViewer({ game }: { readonly game: GameAnswer }): ReactNode {
  const words = useWords(GAME_DIALOG_WORDS);
  const language = useLanguage();
  const { start, played } = game;
  /** How many moves have been played. */
  const [at, setAt] = useState(0);
  const [turned, setTurned] = useState(false);
  const last = played.length;
  const step = (to: (now: number) => number) => (): void => {
    setAt((before) => Math.max(0, Math.min(last, to(before))));
  };
  const [toFirst, back, on, toLast] = [
    step(() => 0),
    step((before) => before - 1),
    step((before) => before + 1),
    step(() => last),
  ];
  useHotkeys([
    ['ArrowLeft', back],
    ['ArrowRight', on],
    ['Home', toFirst],
    ['End', toLast],
  ]);
  const now = at === 0 ? undefined : played[at - 1];
  const said = now === undefined ? words.start : sayMove(now.san, now.number, language);
  return (
    <section className={classes['viewer']} aria-label={words.viewer}>
      <div className={classes['seen']}>
        <BoardDrawing
          position={now?.position ?? start}
          turned={turned}
          name={now === undefined ? words.start : words.after(said)}
        />
        <Text role="status" className={classes['said']}>
          {said}
        </Text>
        <Group gap="xs">
          <Step icon={IconChevronLeftPipe} name={words.first} off={at === 0} onStep={toFirst} />
          <Step icon={IconChevronLeft} name={words.previous} off={at === 0} onStep={back} />
          <Step icon={IconChevronRight} name={words.next} off={at === last} onStep={on} />
          <Step icon={IconChevronRightPipe} name={words.last} off={at === last} onStep={toLast} />
          <Step
            icon={IconArrowsVertical}
            name={words.turn}
            off={false}
            onStep={() => {
              setTurned(!turned);
            }}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {words.keys}
        </Text>
      </div>
      <Moves game={game} at={at} onStep={setAt} language={language} />
    </section>
  );
}

/** A button that stays where it is: one that has nothing to do keeps the focus. */
function Step(props: {
  readonly icon: Icon;
  readonly name: string;
  readonly off: boolean;
  readonly onStep: () => void;
}): ReactNode {
  const { icon: Sign } = props;
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={props.name}
      title={props.name}
      aria-disabled={props.off}
      {...(props.off ? { 'data-disabled': true } : {})}
      onClick={() => {
        if (!props.off) props.onStep();
      }}
    >
      <Sign size={22} aria-hidden />
    </ActionIcon>
  );
}

function Moves(props: {
  readonly game: GameAnswer;
  readonly at: number;
  readonly onStep: (to: number) => void;
  readonly language: Language;
}): ReactNode {
  const { game, at, onStep, language } = props;
  const words = useWords(GAME_DIALOG_WORDS);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className={classes['moves']} aria-label={words.moves}>
      {game.played.map(({ number, san }, index) => (
        <li key={index}>
          {(number.endsWith('..') ? index === 0 : true) && (
            <span className={classes['number']} aria-hidden>
              {number}
            </span>
          )}
          <UnstyledButton
            className={classes['move']}
            aria-label={sayMove(san, number, language)}
            aria-current={at === index + 1 ? 'step' : undefined}
            onClick={() => {
              onStep(index + 1);
            }}
          >
            {moveInLetters(san, language)}
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
