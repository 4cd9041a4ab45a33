import { Group, Text, TextInput, Title } from '@mantine/core';
import {
  announcementOf,
  CASTLING_WORDS,
  FILE_WORDS,
  PIECE_WORDS,
  RANK_WORDS,
} from '@ronde/core/decisions/needs/announcement.ts';
import { NEEDS_WORDS } from '@ronde/core/decisions/needs/needs-words.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { NEEDS_PAGE_WORDS } from './needs-page-words.ts';
import classes from './needs.module.css';

/** How a move is said to a blind player, and by one (E.01 D.2.1). */
export function AnnounceSection(): ReactNode {
  const words = useWords(NEEDS_PAGE_WORDS);
  const language = useLanguage();
  const [move, setMove] = useState('');
  const [before, setBefore] = useState('');
  return (
    <section className={`${classes['part'] ?? ''} no-print`} aria-labelledby="needs-announce">
      <Title order={2} size="h4" id="needs-announce">
        {words.announce}
      </Title>
      <Text mb="xs">{words.announceAbout}</Text>
      <Group align="start" grow preventGrowOverflow={false}>
        <TextInput
          label={words.move}
          description={words.moveHint}
          value={move}
          autoComplete="off"
          onChange={(event) => {
            setMove(event.currentTarget.value);
          }}
        />
        <TextInput
          label={words.before}
          description={words.beforeHint}
          value={before}
          autoComplete="off"
          onChange={(event) => {
            setBefore(event.currentTarget.value);
          }}
        />
      </Group>
      <p className={classes['said']} aria-live="polite">
        {saidFor(move, before, language)}
      </p>
      <details>
        <summary>{words.alphabet}</summary>
        <ul className={classes['words']} lang="de">
          {FILE_WORDS.map((word, index) => (
            <li key={word}>
              {'abcdefgh'[index]} {word}
            </li>
          ))}
          {RANK_WORDS.map((word, index) => (
            <li key={word}>
              {index + 1} {word}
            </li>
          ))}
          {[...PIECE_WORDS, CASTLING_WORDS.short, CASTLING_WORDS.long].map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The announcement, or why there is none; nothing while nothing is typed. */
function saidFor(move: string, before: string, language: Language): ReactNode {
  if (move.trim() === '') return null;
  const found = announcementOf(move, language, before);
  if ('announcement' in found) return <span lang="de">{found.announcement.said}</span>;
  return fill(NEEDS_WORDS[language].announcementFaults[found.fault], { move: move.trim() });
}
