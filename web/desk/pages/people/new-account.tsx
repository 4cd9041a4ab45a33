import { TextInput } from '@mantine/core';
import type { NewAccountRequest } from '@ronde/server/api/session.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useWords } from '../../language.tsx';
import { AccountForm } from './account-form.tsx';
import { NewPassword, SHORTEST_PASSWORD } from './new-password.tsx';
import { PASSWORD_WORDS } from './password-words.ts';
import { tidyGrants, type Grant } from './grants.ts';
import { GrantsEditor } from './grants-editor.tsx';
import { PEOPLE_WORDS } from './people-words.ts';

/** Somebody who is to sign in with a password. */
export function NewAccount(props: {
  /** Of the tournaments in the rights of accounts. */
  readonly names: Readonly<Record<string, string>>;
  readonly onAdd: (request: NewAccountRequest) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const { hint } = useWords(PASSWORD_WORDS);
  const { id } = useEvent();
  const [name, setName] = useState('');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [grants, setGrants] = useState<readonly Grant[]>([{ tournament: id, role: 'deputy' }]);
  const complete =
    login.trim() !== '' && name.trim() !== '' && password.length >= SHORTEST_PASSWORD;
  const request = { login: login.trim(), name: name.trim(), password };
  return (
    <AccountForm
      title={words.newAccount}
      action={words.add}
      name={name}
      complete={complete}
      onName={setName}
      onSend={() => props.onAdd({ ...request, grants: tidyGrants(grants) })}
      onClose={props.onClose}
    >
      <TextInput
        label={words.login}
        autoComplete="off"
        value={login}
        onChange={(event) => {
          setLogin(event.currentTarget.value);
        }}
      />
      <NewPassword
        label={words.password}
        description={hint}
        value={password}
        onChange={setPassword}
      />
      <GrantsEditor grants={grants} here={id} names={props.names} onChange={setGrants} />
    </AccountForm>
  );
}
