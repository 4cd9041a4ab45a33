import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEvent } from '../event/event-context.tsx';
import { useMay } from '../event/use-may.ts';
import { useWords } from '../language.tsx';
import { TO_ADJOURNED_WORDS } from './to-adjourned-words.ts';

/** The way from an adjourned game to the page where its envelope and its resumption are kept. */
export function ToAdjournedGames(): ReactNode {
  const words = useWords(TO_ADJOURNED_WORDS);
  const may = useMay();
  const { id } = useEvent();
  if (!may('sealMove')) return null;
  return (
    <Anchor
      component={Link}
      underline="always"
      to={`/event/${encodeURIComponent(id)}/clocks`}
      hash="adjourned-games"
    >
      {words.link}
    </Anchor>
  );
}
