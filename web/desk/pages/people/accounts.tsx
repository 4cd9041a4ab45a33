import {
  Button,
  Group,
  Modal,
  PasswordInput,
  Select,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { ROLES, type Role } from '@ronde/server/api/roles.ts';
import type { AccountsAnswer, AccountShown, NewAccountRequest } from '@ronde/server/api/session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useWords } from '../../language.tsx';
import { PEOPLE_WORDS } from './people-words.ts';
import { useAttempt } from '../../use-attempt.ts';
import classes from './people.module.css';

const EVERYWHERE = '*';
const SHORTEST_PASSWORD = 10;

/** People with a password; shown to whoever may see them. */
export function Accounts(): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const client = useQueryClient();
  const attempt = useAttempt();
  const [adding, setAdding] = useState(false);
  const { data } = useQuery({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => ask<AccountsAnswer>('/api/accounts', { signal }),
  });
  if (data === undefined) return null;
  const stale = (): Promise<void> => client.invalidateQueries({ queryKey: ['accounts'] });
  const set = async ({ id, disabled }: AccountShown): Promise<void> => {
    const path = `/api/accounts/${encodeURIComponent(id)}`;
    await attempt(() => ask(path, { method: 'PUT', body: { disabled: !disabled } }));
    await stale();
  };
  return (
    <section className={classes['part']}>
      <Group justify="space-between" align="flex-start" mb="sm">
        <div className={classes['text']}>
          <Title order={2} size="h4">
            {words.accounts}
          </Title>
          <Text c="dimmed">{words.accountsText}</Text>
        </div>
        <Button
          variant="default"
          onClick={() => {
            setAdding(true);
          }}
        >
          {words.newAccount}
        </Button>
      </Group>
      {data.accounts.length === 0 ? (
        <Text c="dimmed">{words.noAccounts}</Text>
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.name}</Table.Th>
              <Table.Th>{words.login}</Table.Th>
              <Table.Th>{words.rights}</Table.Th>
              <Table.Th aria-hidden />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.accounts.map((account) => (
              <Table.Tr key={account.id} data-disabled={account.disabled}>
                <Table.Td>{account.name}</Table.Td>
                <Table.Td>{account.login}</Table.Td>
                <Table.Td>
                  {account.grants
                    .map(({ tournament, role }) =>
                      tournament === EVERYWHERE
                        ? `${words.roles[role]} (${words.everywhere})`
                        : `${words.roles[role]} (${tournament})`,
                    )
                    .join(', ')}
                  {account.disabled && ` · ${words.disabled}`}
                </Table.Td>
                <Table.Td ta="right">
                  <Button variant="subtle" onClick={() => void set(account)}>
                    {account.disabled ? words.enable : words.disable}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {adding && (
        <NewAccount
          onClose={() => {
            setAdding(false);
          }}
          onAdd={async (body) => {
            const added = await attempt(() =>
              ask<AccountShown>('/api/accounts', { method: 'POST', body }),
            );
            if (added !== null) setAdding(false);
            await stale();
          }}
        />
      )}
    </section>
  );
}

interface Values {
  login: string;
  name: string;
  password: string;
  role: Role;
  where: string;
}

function NewAccount(props: {
  readonly onAdd: (request: NewAccountRequest) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const { id } = useEvent();
  const form = useForm<Values>({
    initialValues: { login: '', name: '', password: '', role: 'deputy', where: id },
  });
  const { login, name, password, role, where } = form.values;
  const complete =
    login.trim() !== '' && name.trim() !== '' && password.length >= SHORTEST_PASSWORD;
  return (
    <Modal opened onClose={props.onClose} title={words.newAccount} centered>
      <form
        onSubmit={form.onSubmit(() => {
          const grants = [{ tournament: where, role }];
          void props.onAdd({ login: login.trim(), name: name.trim(), password, grants });
        })}
      >
        <Stack>
          <TextInput label={words.name} data-autofocus {...form.getInputProps('name')} />
          <TextInput label={words.login} autoComplete="off" {...form.getInputProps('login')} />
          <PasswordInput
            label={words.password}
            description={words.passwordHint}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <Select
            label={words.role}
            allowDeselect={false}
            data={ROLES.map((value) => ({ value, label: words.roles[value] }))}
            {...form.getInputProps('role')}
          />
          <Select
            label={words.where}
            allowDeselect={false}
            data={[
              { value: id, label: words.here },
              { value: EVERYWHERE, label: words.everywhere },
            ]}
            {...form.getInputProps('where')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={props.onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={!complete}>
              {words.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
