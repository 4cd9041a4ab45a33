import { Text, TextInput, Title } from '@mantine/core';
import type { FirstAccountRequest } from '@ronde/server/api/session.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { NewPassword, SHORTEST_PASSWORD } from '../people/new-password.tsx';
import { PASSWORD_WORDS } from '../people/password-words.ts';
import { Entrance } from './entrance.tsx';
import { SIGN_IN_WORDS } from './sign-in-words.ts';

const EMPTY: FirstAccountRequest = { token: '', name: '', login: '', password: '' };

/** A hosted server trusts nobody until somebody shows the token it printed. */
export function FirstAccount({ then }: { readonly then: string | undefined }): ReactNode {
  const words = useWords(SIGN_IN_WORDS);
  const { hint } = useWords(PASSWORD_WORDS);
  const { first } = words;
  const [given, setGiven] = useState(EMPTY);
  const change = (part: Partial<FirstAccountRequest>): void => {
    setGiven({ ...given, ...part });
  };
  const body: FirstAccountRequest = {
    ...given,
    token: given.token.trim(),
    name: given.name.trim(),
    login: given.login.trim(),
  };
  const complete =
    body.token !== '' &&
    body.name !== '' &&
    body.login !== '' &&
    given.password.length >= SHORTEST_PASSWORD;
  return (
    <>
      <Title order={1} mb="xs">
        {first.heading}
      </Title>
      <Text mb="lg">{first.lede}</Text>
      <Entrance
        path="/api/session/first-account"
        body={body}
        complete={complete}
        action={first.make}
        then={then}
      >
        <TextInput
          label={first.token}
          description={first.tokenHint}
          autoComplete="off"
          value={given.token}
          onChange={({ currentTarget }) => {
            change({ token: currentTarget.value });
          }}
        />
        <TextInput
          label={first.name}
          description={first.nameHint}
          autoComplete="name"
          value={given.name}
          onChange={({ currentTarget }) => {
            change({ name: currentTarget.value });
          }}
        />
        <TextInput
          label={words.login}
          description={first.loginHint}
          autoComplete="username"
          value={given.login}
          onChange={({ currentTarget }) => {
            change({ login: currentTarget.value });
          }}
        />
        <NewPassword
          label={words.password}
          description={hint}
          value={given.password}
          onChange={(password) => {
            change({ password });
          }}
        />
      </Entrance>
    </>
  );
}
