import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DECISION_WORDS } from '../../../decisions/decision-words.ts';
import { useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { DecideParts } from '../../parts-of-pages.ts';
import classes from './decide.module.css';

/** What happened at a board, question by question, and the ruling; claims proven from the moves. */
export function DecidePage(): ReactNode {
  const words = useWords(DECISION_WORDS);
  return (
    <Stack gap="md" className={classes['page'] ?? ''}>
      <Title order={1} size="h2">
        {words.heading}
      </Title>
      <Text className="no-print">{words.about}</Text>
      <PartOfPage>
        <DecideParts />
      </PartOfPage>
    </Stack>
  );
}
