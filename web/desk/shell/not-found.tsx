import { Anchor, Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { SHELL_WORDS } from './shell-words.ts';

export function NotFound(): ReactNode {
  const words = useWords(SHELL_WORDS);
  return (
    <Container py="xl">
      <Title order={1}>{words.notFound}</Title>
      <p>
        <Anchor href="/">{words.backHome}</Anchor>
      </p>
    </Container>
  );
}
