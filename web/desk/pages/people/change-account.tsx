import { Text } from '@mantine/core';
import type { AccountShown, ChangeAccountRequest } from '@ronde/server/api/session.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useWords } from '../../language.tsx';
import { AccountForm } from './account-form.tsx';
import { NewPassword, SHORTEST_PASSWORD } from './new-password.tsx';
import { PASSWORD_WORDS } from './password-words.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { sameGrants, tidyGrants } from './grants.ts';
import { GrantsEditor } from './grants-editor.tsx';

/** Name, rights and password of an account; only what differs is sent. */
export function ChangeAccount(props: {
  readonly account: AccountShown;
  /** Whether it is the account of the person at this desk. */
  readonly own: boolean;
  /** Of the tournaments in the rights of accounts. */
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (changes: ChangeAccountRequest) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const { account, own, onChange, onClose } = props;
  const { hint } = useWords(PASSWORD_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const { id } = useEvent();
  const [name, setName] = useState(account.name);
  const [password, setPassword] = useState('');
  const [grants, setGrants] = useState(account.grants);
  const tidy = tidyGrants(grants);
  const changes: ChangeAccountRequest = {
    ...(name.trim() === account.name ? {} : { name: name.trim() }),
    ...(password === '' ? {} : { password }),
    ...(sameGrants(tidy, account.grants) ? {} : { grants: tidy }),
  };
  const short = password !== '' && password.length < SHORTEST_PASSWORD;
  const complete = name.trim() !== '' && !short && Object.keys(changes).length > 0;
  return (
    <AccountForm
      title={said.heading(account.name)}
      action={said.save}
      name={name}
      complete={complete}
      onName={setName}
      onSend={() => onChange(changes)}
      onClose={onClose}
    >
      {own ? (
        <Text c="dimmed">{said.ownGrants}</Text>
      ) : (
        <>
          <GrantsEditor grants={grants} here={id} names={props.names} onChange={setGrants} />
          <Text c="dimmed" size="sm">
            {said.atOnce}
          </Text>
        </>
      )}
      <NewPassword
        label={said.newPassword}
        description={said.newPasswordHint}
        value={password}
        error={short ? hint : undefined}
        onChange={setPassword}
      />
    </AccountForm>
  );
}
