import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { STANDINGS_WORDS } from './standings-words.ts';

/** Matches of a cup that are still to be played off. */
export function Undecided({ matches }: { readonly matches: readonly string[] }): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  return matches.length === 0 ? null : <Text size="sm">{words.undecided(matches.join(', '))}</Text>;
}
