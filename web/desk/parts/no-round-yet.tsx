import { Button, Title } from '@mantine/core';
import type { Icon } from '../icons.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEvent } from '../event/event-context.tsx';
import { useWords } from '../language.tsx';
import { EmptyState } from './empty-state.tsx';
import { NO_ROUND_WORDS } from './no-round-words.ts';

/** A page of results before the first publication: what will stand here, and the way there. */
export function NoRoundYet(props: {
  readonly heading: string;
  readonly sign: Icon;
  readonly what: string;
  readonly comes: string;
  /** Whether anybody has entered: then the rounds are next. */
  readonly anybody: boolean;
}): ReactNode {
  const { heading, sign, what, comes, anybody } = props;
  const words = useWords(NO_ROUND_WORDS);
  const { id } = useEvent();
  const base = `/event/${encodeURIComponent(id)}`;
  return (
    <>
      <Title order={1} size="h2" mb="sm">
        {heading}
      </Title>
      <EmptyState sign={sign} title={words.title} what={what} comes={comes}>
        <Button component={Link} to={anybody ? `${base}/rounds` : `${base}/players`}>
          {anybody ? words.toRounds : words.toPlayers}
        </Button>
      </EmptyState>
    </>
  );
}
