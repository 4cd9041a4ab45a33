import { Alert, Anchor, Container } from '@mantine/core';
import type { Problem } from '@ronde/server/api/problem.ts';
import { IconAlertTriangle } from '../icons.tsx';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { sayProblem } from '../say-problem.ts';
import { Masthead } from './masthead.tsx';
import { SHELL_WORDS } from './shell-words.ts';

/** A page that cannot be shown says why, and the way back. */
export function Failure({ problem }: { readonly problem: Problem }): ReactNode {
  const words = useWords(SHELL_WORDS);
  const language = useLanguage();
  return (
    <>
      <Masthead />
      <Container py="xl" size="sm" component="main" id="page">
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {sayProblem(problem, language)}
        </Alert>
        <p>
          <Anchor href="/">{words.backHome}</Anchor>
        </p>
      </Container>
    </>
  );
}
