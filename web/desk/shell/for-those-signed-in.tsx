import { Button, Title } from '@mantine/core';
import { IconLogin2 } from '../icons.tsx';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { SIGN_IN_WORDS } from '../pages/sign-in/sign-in-words.ts';
import { signInFrom } from '../pages/sign-in/then.ts';

/** A page a visitor came to by its address: whom it is for, and the way in. */
export function ForThoseSignedIn(): ReactNode {
  const words = useWords(SIGN_IN_WORDS);
  const { href } = useLocation();
  return (
    <>
      <Title order={1} size="h2">
        {words.closed}
      </Title>
      <p>{words.closedWhy}</p>
      <Button
        component="a"
        href={signInFrom(href)}
        leftSection={<IconLogin2 size={18} aria-hidden />}
      >
        {words.signIn}
      </Button>
    </>
  );
}
