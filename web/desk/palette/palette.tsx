import { useMediaQuery } from '@mantine/hooks';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { IconSearch } from '../icons.tsx';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { currentRound } from '../pages/rounds/current-round.ts';
import { placeOf } from '../shell/place-of.ts';
import type { Question, Surroundings } from './deed.ts';
import { foundDeeds } from './find-deeds.ts';
import { PaletteQuestion } from './palette-question.tsx';
import { PALETTE_WORDS } from './palette-words.ts';
import classes from './palette.module.css';
import { useDeedGroups, type DeskKeys } from './use-deed-groups.ts';

const [store, palette] = createSpotlight();

export const openPalette = (): void => {
  palette.open();
};

/** With the first sight of it: what is typed at once is meant for it. */
const focusAtOnce = (box: HTMLInputElement | null): void => {
  box?.focus({ preventScroll: true });
};

/** Anything, by its first letters: pages, players, boards, and whatever can be done now (Ctrl K). */
export function Palette(props: {
  readonly answer: OverviewAnswer;
  readonly go: (path: string) => void;
  readonly keys: DeskKeys;
}): ReactNode {
  const { answer, go, keys } = props;
  const words = useWords(PALETTE_WORDS);
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const { opened } = useSpotlight(store);
  const [typed, setTyped] = useState('');
  const [question, setQuestion] = useState<Question | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  // Once it is gone, so that it is not printed, and the focus stays with what was opened.
  useEffect(() => {
    const run = chosen.current;
    if (opened || run === null) return;
    chosen.current = null;
    setTimeout(run);
  }, [opened]);
  const place = placeOf(useLocation().pathname);
  const shown =
    place.kind === 'page' && place.page === 'rounds'
      ? (place.round ?? currentRound(answer.overview))
      : null;
  return (
    <>
      <Spotlight.Root
        store={store}
        shortcut={null}
        query={typed}
        onQueryChange={setTyped}
        transitionProps={{ duration: 0 }}
        scrollable
        maxHeight={420}
      >
        <Spotlight.Search
          ref={focusAtOnce}
          leftSection={<IconSearch size={18} aria-hidden />}
          placeholder={narrow ? words.searchShort : words.search}
          aria-label={words.search}
        />
        <Deeds
          surroundings={{ answer, shown, go, ask: setQuestion }}
          keys={keys}
          typed={typed}
          onChoose={(run) => {
            chosen.current = run;
          }}
        />
      </Spotlight.Root>
      {question !== null && (
        <PaletteQuestion
          question={question}
          name={answer.overview.name}
          onClose={() => {
            setQuestion(null);
          }}
        />
      )}
    </>
  );
}

function Deeds(props: {
  readonly surroundings: Surroundings;
  readonly keys: DeskKeys;
  readonly typed: string;
  readonly onChoose: (run: () => void) => void;
}): ReactNode {
  const { typed, onChoose } = props;
  const words = useWords(PALETTE_WORDS);
  const groups = foundDeeds(typed, useDeedGroups(props.surroundings, props.keys));
  const list = useRef<HTMLDivElement>(null);
  // What comes after it was typed for is chosen as what was there at once.
  useEffect(() => {
    if (typed.trim() === '' || list.current === null) return;
    if (list.current.querySelector('[data-selected]') !== null) return;
    list.current.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  });
  if (groups.length === 0) return <Spotlight.Empty>{words.nothing}</Spotlight.Empty>;
  return (
    <Spotlight.ActionsList ref={list}>
      {groups.map(({ name, deeds }) => (
        <Spotlight.ActionsGroup key={name} label={name} role="group" aria-label={name}>
          {deeds.map(({ id, label, about, icon: Sign, run }) => (
            <Spotlight.Action
              key={id}
              label={label}
              {...(about === undefined ? {} : { description: about })}
              leftSection={<Sign size={18} aria-hidden />}
              highlightQuery
              closeSpotlightOnTrigger={run !== null}
              aria-disabled={run === null || undefined}
              className={run === null ? (classes['hindered'] ?? '') : ''}
              onClick={() => {
                if (run !== null) onChoose(run);
              }}
            />
          ))}
        </Spotlight.ActionsGroup>
      ))}
    </Spotlight.ActionsList>
  );
}
