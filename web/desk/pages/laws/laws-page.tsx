import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { useSession } from '../../use-session.ts';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { LawsParts } from '../../parts-of-pages.ts';
import { LAWS_HEAD_WORDS } from './laws-head-words.ts';

/** The Laws of Chess at hand: articles searched as one types, editions compared, the glossary. */
export function LawsPage(): ReactNode {
  const words = useWords(LAWS_HEAD_WORDS);
  const { data: session } = useSession();
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {words.heading}
      </Title>
      <Text className="no-print">{words.about}</Text>
      {session?.me.via === 'device' && (
        <Anchor className="no-print" href="/p">
          {words.decide}
        </Anchor>
      )}
      <PartOfPage>
        <LawsParts />
      </PartOfPage>
    </Stack>
  );
}
