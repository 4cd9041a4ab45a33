import { Anchor, Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { Masthead } from '../shell/masthead.tsx';
import { SHELL_WORDS } from '../shell/shell-words.ts';
import { PUBLICATION_WORDS } from './publication-words.ts';

/** What a visitor sees of an event that is not public: nothing is wrong, and there is nothing to do. */
export function BeingPrepared(): ReactNode {
  const words = useWords(PUBLICATION_WORDS);
  const shell = useWords(SHELL_WORDS);
  return (
    <>
      <Masthead />
      <Container py="xl" size="sm" component="main" id="page">
        <Title order={1} size="h2">
          {words.prepared}
        </Title>
        <p role="status">{words.preparedAbout}</p>
        <p>
          <Anchor href="/">{shell.backHome}</Anchor>
        </p>
      </Container>
    </>
  );
}
