import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import type { GameAnswer } from '@ronde/server/api/games.ts';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight, type Icon } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { BoardPicture } from '../../drawings/board-later.ts';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { GAME_DIALOG_WORDS } from './game-dialog-words.ts';
import { moveInLetters, sayMove } from './move-words.ts';

/** Signs that nothing else on the desk has. */
const drawn =
  (path: string): Icon =>
  ({ size = 24, ...props }) => (
    <svg width={size} height={size} viewBox="0 0 24 24" {...props}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
  );
const TO_FIRST = drawn('M19 6l-6 6 6 6M6 5v14');
const TO_LAST = drawn('M5 6l6 6-6 6M18 5v14');
const TURN = drawn('M8 7l4-4 4 4M12 3v18M8 17l4 4 4-4');

/** Beside each other where there is room. */
const BOARD = { flex: '1 1 18rem', maxWidth: '26rem', minWidth: 0 };
const MOVES: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  flex: '1 1 12rem',
  maxHeight: '30rem',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

/** It has the focus for its keys alone. */
const NO_FRAME = { outline: 'none' };

/** Where a key leads to. */
const KEYS: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowLeft: (now) => now - 1,
  ArrowRight: (now) => now + 1,
  Home: () => 0,
  End: (_, last) => last,
};

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
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    // A button that was pressed may be gone: its focus would be nowhere.
    if (document.activeElement === document.body) whole.current?.focus();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const to = KEYS[event.key];
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      setAt((before) => Math.max(0, Math.min(last, to(before, last))));
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [last]);
  const now = at === 0 ? undefined : played[at - 1];
  const said = now === undefined ? words.start : sayMove(now.san, now.number, language);
  return (
    <section ref={whole} tabIndex={-1} style={NO_FRAME} aria-label={words.viewer}>
      <Group align="flex-start">
        <Stack gap="xs" style={BOARD}>
          <PartOfPage>
            <BoardPicture
              position={now?.position ?? start}
              turned={turned}
              name={now === undefined ? words.start : words.after(said)}
            />
          </PartOfPage>
          <Text role="status" fw={600}>
            {said}
          </Text>
          <Group gap="xs">
            <Step icon={TO_FIRST} name={words.first} off={at === 0} onStep={toFirst} />
            <Step icon={IconChevronLeft} name={words.previous} off={at === 0} onStep={back} />
            <Step icon={IconChevronRight} name={words.next} off={at === last} onStep={on} />
            <Step icon={TO_LAST} name={words.last} off={at === last} onStep={toLast} />
            <Step
              icon={TURN}
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
        </Stack>
        <Moves game={game} at={at} onStep={setAt} language={language} />
      </Group>
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
    <ol ref={list} style={MOVES} aria-label={words.moves}>
      {game.played.map(({ number, san }, index) => (
        <li key={index}>
          {(number.endsWith('..') ? index === 0 : true) && (
            <Text span c="dimmed" aria-hidden>
              {number}
            </Text>
          )}
          <Button
            variant={at === index + 1 ? 'filled' : 'subtle'}
            miw={44}
            mih={44}
            px="xs"
            aria-label={`${moveInLetters(san, language)}, ${sayMove(san, number, language)}`}
            aria-current={at === index + 1 ? 'step' : undefined}
            onClick={() => {
              onStep(index + 1);
            }}
          >
            {moveInLetters(san, language)}
          </Button>
        </li>
      ))}
    </ol>
  );
}
