import {
  Alert,
  Anchor,
  Button,
  Container,
  Group,
  Loader,
  PasswordInput,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import type { Me } from '@ronde/server/api/session.ts';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { Masthead } from '../../shell/masthead.tsx';
import { SHELL_WORDS } from '../../shell/shell-words.ts';
import { useSession, useSignOut } from '../../use-session.ts';
import { Entrance } from './entrance.tsx';
import { FirstAccount } from './first-account.tsx';
import { SIGN_IN_WORDS } from './sign-in-words.ts';

/** The way in for those who are not at the server's own computer. */
export function SignInPage(): ReactNode {
  const { then }: { then?: string } = useSearch({ strict: false });
  const { data, isPending } = useSession();
  return (
    <>
      <Masthead />
      <Container component="main" id="page" size="xs" py="xl">
        {/* Which of the two is asked for is not guessed. */}
        {isPending ? (
          <Loader />
        ) : data?.firstAccountNeeded === true ? (
          <FirstAccount then={then} />
        ) : (
          <SignIn me={data?.me} then={then} />
        )}
      </Container>
    </>
  );
}

function SignIn(props: {
  readonly me: Me | undefined;
  readonly then: string | undefined;
}): ReactNode {
  const words = useWords(SIGN_IN_WORDS);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <>
      <Title order={1} mb="xs">
        {words.heading}
      </Title>
      <Text mb="lg">{words.lede}</Text>
      {props.me !== undefined && <Already me={props.me} />}
      <Entrance
        path="/api/session/login"
        body={{ login: login.trim(), password }}
        complete={login.trim() !== '' && password !== ''}
        action={words.signIn}
        then={props.then}
      >
        <TextInput
          label={words.login}
          autoComplete="username"
          autoCapitalize="none"
          value={login}
          onChange={({ currentTarget }) => {
            setLogin(currentTarget.value);
          }}
        />
        <PasswordInput
          label={words.password}
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
          }}
        />
      </Entrance>
      <Text mt="lg">
        <Anchor href="/p">{words.byCode}</Anchor>
      </Text>
      <Text size="sm" c="dimmed" mt="sm">
        {words.forgotten}
      </Text>
    </>
  );
}

/** Who comes here by mistake is told so. */
function Already({ me }: { readonly me: Me }): ReactNode {
  const words = useWords(SIGN_IN_WORDS);
  const { backHome } = useWords(SHELL_WORDS);
  const signOut = useSignOut();
  if (me.via === 'anonymous') return null;
  return (
    <Alert mb="lg" color="gray">
      {me.via === 'localhost' ? words.trusted : words.known(me.name)}
      <Group mt="sm">
        <Button component="a" href="/" variant="default">
          {backHome}
        </Button>
        {me.via !== 'localhost' && (
          <Button variant="default" onClick={() => void signOut()}>
            {words.signOut}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
