import { ActionIcon, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { ROLES } from '@ronde/core/tournament/roles.ts';
import { IconPlus, IconX } from '../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { listedIn, useTournaments } from '../../use-tournaments.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { placesFor, withGrant, type Grant } from './grants.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import classes from './people.module.css';

/** As long as a word takes to type, in milliseconds. */
const PATIENCE = 150;

/** Which role in which tournament; one line a right. */
export function GrantsEditor(props: {
  readonly grants: readonly Grant[];
  /** Where a right that is added holds at first. */
  readonly here: string;
  /** Of the tournaments in the rights of accounts. */
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (grants: readonly Grant[]) => void;
}): ReactNode {
  const { grants, here, onChange } = props;
  const words = useWords(PEOPLE_WORDS);
  const own = useWords(ACCOUNT_WORDS);
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, PATIENCE);
  const { data, hasNextPage } = useTournaments(asked);
  /** More than one page of the list holds, however many of them this desk has seen already. */
  const areMany = hasNextPage || (data?.pages.length ?? 0) > 1;
  const [met, setMet] = useState<Readonly<Record<string, string>>>({});
  const found = listedIn(data).map(({ id, summary }) => ({ id, name: summary?.name ?? id }));
  const places = placesFor(found, grants, words.everywhere, { ...props.names, ...met });
  const choose = (index: number, tournament: string): void => {
    const name = found.find(({ id }) => id === tournament)?.name;
    // Its name is known while it is among those found; the search may go on to others.
    if (name !== undefined) setMet({ ...met, [tournament]: name });
    onChange(withGrant(grants, index, { tournament }));
  };
  return (
    <fieldset className={classes['grants']}>
      <legend>{words.rights}</legend>
      {grants.length === 0 && <Text c="dimmed">{own.noGrants}</Text>}
      {(areMany || search !== '') && (
        <TextInput
          type="search"
          label={own.findTournament}
          description={own.findTournamentHint}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
          }}
        />
      )}
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
              choose(index, event.currentTarget.value);
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
