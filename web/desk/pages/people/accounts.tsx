import { Button, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type {
  AccountsAnswer,
  AccountShown,
  ChangeAccountRequest,
} from '@ronde/server/api/session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useWords } from '../../language.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { ChangeAccount } from './change-account.tsx';
import { EVERYWHERE, type Grant } from './grants.ts';
import { NewAccount } from './new-account.tsx';
import { PEOPLE_WORDS } from './people-words.ts';
import classes from './people.module.css';

type Open = 'new' | AccountShown | null;

/** People with a password; shown to whoever may see them. */
export function Accounts(): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const client = useQueryClient();
  const attempt = useAttempt();
  const [open, setOpen] = useState<Open>(null);
  const { data } = useQuery({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => ask<AccountsAnswer>('/api/accounts', { signal }),
  });
  if (data === undefined) return null;
  const close = (): void => {
    setOpen(null);
  };
  const stale = (): Promise<void> => client.invalidateQueries({ queryKey: ['accounts'] });
  const change = async (
    { id }: AccountShown,
    body: ChangeAccountRequest,
    message: string,
  ): Promise<boolean> => {
    const path = `/api/accounts/${encodeURIComponent(id)}`;
    const done = await attempt(() => ask<AccountShown>(path, { method: 'PUT', body }));
    await stale();
    if (done !== null) notifications.show({ message });
    return done !== null;
  };
  const grantText = ({ tournament, role }: Grant): string => {
    const found = data.names[tournament] ?? tournament;
    const where = tournament === EVERYWHERE ? words.everywhere : found;
    return `${words.roles[role]} · ${where}`;
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
            setOpen('new');
          }}
        >
          {words.newAccount}
        </Button>
      </Group>
      {data.accounts.length === 0 ? (
        <Text c="dimmed">{words.noAccounts}</Text>
      ) : (
        <ul className={classes['accounts']}>
          {data.accounts.map((account) => (
            <li key={account.id} className={account.disabled ? classes['over'] : undefined}>
              <div>
                <strong>{account.name}</strong>
                {account.disabled && ` · ${words.disabled}`}
                <br />
                <span className={classes['over']}>{account.login}</span>
              </div>
              <ul className={classes['held']} aria-label={words.rights}>
                {account.grants.map((grant) => (
                  <li key={`${grant.role} ${grant.tournament}`}>{grantText(grant)}</li>
                ))}
                {account.grants.length === 0 && <li>{said.noGrants}</li>}
              </ul>
              <div className={classes['rowButtons']}>
                <Button
                  variant="subtle"
                  aria-label={said.changeNamed(account.name)}
                  onClick={() => {
                    setOpen(account);
                  }}
                >
                  {said.change}
                </Button>
                {account.id !== data.own && (
                  <Button
                    variant="subtle"
                    aria-label={
                      account.disabled
                        ? said.enableNamed(account.name)
                        : said.disableNamed(account.name)
                    }
                    onClick={() => {
                      const message = account.disabled ? said.enabledNow : said.disabledNow;
                      void change(account, { disabled: !account.disabled }, message(account.name));
                    }}
                  >
                    {account.disabled ? words.enable : words.disable}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {open === 'new' && (
        <NewAccount
          names={data.names}
          onClose={close}
          onAdd={async (body) => {
            const added = await attempt(() =>
              ask<AccountShown>('/api/accounts', { method: 'POST', body }),
            );
            if (added !== null) close();
            await stale();
          }}
        />
      )}
      {open !== null && open !== 'new' && (
        <ChangeAccount
          names={data.names}
          account={open}
          own={open.id === data.own}
          onClose={close}
          onChange={async (body) => {
            if (await change(open, body, said.saved(open.name))) close();
          }}
        />
      )}
    </section>
  );
}
