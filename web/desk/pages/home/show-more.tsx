import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { listedIn, totalOf, type Tournaments } from '../../use-tournaments.ts';
import { HOME_WORDS } from './home-words.ts';

/** The way to the next page of a list of tournaments, while there is one. */
export function ShowMore({ answer }: { readonly answer: Tournaments }): ReactNode {
  const words = useWords(HOME_WORDS);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  if (!hasNextPage) return null;
  return (
    <Button
      mt="sm"
      variant="default"
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {words.more(totalOf(data) - listedIn(data).length)}
    </Button>
  );
}
