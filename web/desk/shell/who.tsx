import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconLogin2, IconLogout, IconUser } from '../icons.tsx';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { SIGN_IN_WORDS } from '../pages/sign-in/sign-in-words.ts';
import { signInFrom } from '../pages/sign-in/then.ts';
import { useSession, useSignOut } from '../use-session.ts';
import classes from './shell.module.css';

/** Who one is here, and the way in or out; nothing at the server's own computer, which is trusted. */
export function Who(): ReactNode {
  const words = useWords(SIGN_IN_WORDS);
  const { data } = useSession();
  const signOut = useSignOut();
  const { href, pathname } = useLocation();
  if (data === undefined || data.me.via === 'localhost') return null;
  if (data.me.via === 'anonymous') {
    if (pathname === '/sign-in') return null;
    return (
      <Button
        component="a"
        href={signInFrom(href)}
        variant="default"
        size="compact-md"
        aria-label={words.signIn}
      >
        <IconLogin2 size={16} aria-hidden />
        <span className={classes['signIn']}>{words.signIn}</span>
      </Button>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={words.menu(data.me.name)}>
          <IconUser size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.menu(data.me.name)}</Menu.Label>
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => void signOut()}
        >
          {words.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
