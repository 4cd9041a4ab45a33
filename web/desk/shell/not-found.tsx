import { Anchor, Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { Masthead } from './masthead.tsx';
import { SHELL_WORDS } from './shell-words.ts';

export function NotFound(): ReactNode {
  const words = useWords(SHELL_WORDS);
  return (
    <>
      <Masthead />
      <Container py="xl" size="sm" component="main" id="page">
        <Title order={1}>{words.notFound}</Title>
        <p>
          <Anchor href="/">{words.backHome}</Anchor>
        </p>
      </Container>
    </>
  );
}
