import { ActionIcon, Button, NativeSelect, Text } from '@mantine/core';
import { ROLES } from '@ronde/server/api/roles.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { useTournaments } from '../../use-tournaments.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { placesFor, withGrant, type Grant } from './grants.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import classes from './people.module.css';

/** Which role in which tournament; one line a right. */
export function GrantsEditor(props: {
  readonly grants: readonly Grant[];
  /** Where a right that is added holds at first. */
  readonly here: string;
  readonly onChange: (grants: readonly Grant[]) => void;
}): ReactNode {
  const { grants, here, onChange } = props;
  const words = useWords(PEOPLE_WORDS);
  const own = useWords(ACCOUNT_WORDS);
  const tournaments = useTournaments().data?.tournaments ?? [];
  const places = placesFor(
    tournaments.map(({ id, summary }) => ({ id, name: summary?.name ?? id })),
    grants,
    words.everywhere,
  );
  return (
    <fieldset className={classes['grants']}>
      <legend>{words.rights}</legend>
      {grants.length === 0 && <Text c="dimmed">{own.noGrants}</Text>}
      {grants.map((grant, index) => (
        <div key={index} className={classes['grant']}>
          <NativeSelect
            aria-label={own.roleOf(index + 1)}
            value={grant.role}
            data={ROLES.map((value) => ({ value, label: words.roles[value] }))}
            onChange={(event) => {
              const role = ROLES.find((one) => one === event.currentTarget.value);
              if (role !== undefined) onChange(withGrant(grants, index, { role }));
            }}
          />
          <NativeSelect
            aria-label={own.whereOf(index + 1)}
            value={grant.tournament}
            data={places}
            onChange={(event) => {
              onChange(withGrant(grants, index, { tournament: event.currentTarget.value }));
            }}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={own.removeGrant(index + 1)}
            onClick={() => {
              onChange(grants.filter((_, at) => at !== index));
            }}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          onChange([...grants, { tournament: here, role: 'deputy' }]);
        }}
      >
        {own.addGrant}
      </Button>
    </fieldset>
  );
}
