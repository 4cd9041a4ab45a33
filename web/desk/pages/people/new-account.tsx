import { Button, Group, Modal, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { NewAccountRequest } from '@ronde/server/api/session.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useWords } from '../../language.tsx';
import { tidyGrants, type Grant } from './grants.ts';
import { GrantsEditor } from './grants-editor.tsx';
import { PEOPLE_WORDS } from './people-words.ts';

export const SHORTEST_PASSWORD = 10;

/** Somebody who is to sign in with a password. */
export function NewAccount(props: {
  readonly onAdd: (request: NewAccountRequest) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const { id } = useEvent();
  const [name, setName] = useState('');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [grants, setGrants] = useState<readonly Grant[]>([{ tournament: id, role: 'deputy' }]);
  const [busy, setBusy] = useState(false);
  const complete =
    login.trim() !== '' && name.trim() !== '' && password.length >= SHORTEST_PASSWORD;
  return (
    <Modal opened onClose={props.onClose} title={words.newAccount} centered size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!complete || busy) return;
          setBusy(true);
          const request = { login: login.trim(), name: name.trim(), password };
          void props.onAdd({ ...request, grants: tidyGrants(grants) }).finally(() => {
            setBusy(false);
          });
        }}
      >
        <Stack>
          <TextInput
            label={words.name}
            data-autofocus
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
          />
          <TextInput
            label={words.login}
            autoComplete="off"
            value={login}
            onChange={(event) => {
              setLogin(event.currentTarget.value);
            }}
          />
          <PasswordInput
            label={words.password}
            description={words.passwordHint}
            autoComplete="new-password"
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
            }}
          />
          <GrantsEditor grants={grants} here={id} onChange={setGrants} />
          <Group justify="flex-end">
            <Button variant="default" onClick={props.onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={!complete} loading={busy}>
              {words.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
