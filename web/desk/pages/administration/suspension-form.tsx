import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { SUSPENSION_WORDS } from '@ronde/core/administration/licences/suspension-words.ts';
import {
  SENTENCES,
  SUSPENDED_FUNCTIONS,
  type Sentence,
  type SuspendedFunction,
  type Suspension,
} from '@ronde/core/administration/licences/suspensions.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import classes from './administration.module.css';
import { PEOPLE_WORDS } from './people-words.ts';

/** A new line of a register of suspensions. */
export function SuspensionForm(props: {
  /** Names the register, and so the button. */
  readonly add: string;
  readonly onAdd: (line: Suspension) => Promise<unknown>;
}): ReactNode {
  const words = useWords(PEOPLE_WORDS);
  const said = SUSPENSION_WORDS[useLanguage()];
  const { busy, run } = useOneAtATime();
  const [person, setPerson] = useState('');
  const [nationalId, setNationalId] = useState('');
  const [functions, setFunctions] = useState<readonly SuspendedFunction[]>(['player']);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [sentence, setSentence] = useState<Sentence>('inForce');
  const complete = person.trim() !== '' && from !== '' && functions.length > 0;
  return (
    <form
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        if (!complete) return;
        const number = nationalId.trim() === '' ? {} : { nationalId: nationalId.trim() };
        const last = until === '' ? null : until;
        const line = { person: person.trim(), ...number, functions, from, until: last, sentence };
        run(() => props.onAdd(line));
      }}
    >
      <Group align="end" gap="sm" className={classes['form']}>
        <TextInput
          label={words.person}
          maxLength={200}
          value={person}
          onChange={(event) => {
            setPerson(event.currentTarget.value);
          }}
        />
        <TextInput
          label={words.licenceNumber}
          maxLength={40}
          value={nationalId}
          onChange={(event) => {
            setNationalId(event.currentTarget.value);
          }}
        />
        <TextInput
          type="date"
          label={words.from}
          value={from}
          onChange={(event) => {
            setFrom(event.currentTarget.value);
          }}
        />
        <TextInput
          type="date"
          label={words.until}
          value={until}
          onChange={(event) => {
            setUntil(event.currentTarget.value);
          }}
        />
        <NativeSelect
          label={words.sentence}
          value={sentence}
          data={SENTENCES.map((one) => ({ value: one, label: said.sentences[one] }))}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setSentence(SENTENCES.find((one) => one === chosen) ?? 'inForce');
          }}
        />
      </Group>
      <Checkbox.Group
        mt="xs"
        label={words.functions}
        value={[...functions]}
        onChange={(chosen) => {
          setFunctions(SUSPENDED_FUNCTIONS.filter((one) => chosen.includes(one)));
        }}
      >
        <Group gap="md" mt={4}>
          {SUSPENDED_FUNCTIONS.map((one) => (
            <Checkbox key={one} value={one} label={said.functions[one]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Button type="submit" mt="xs" variant="default" loading={busy} disabled={!complete}>
        {props.add}
      </Button>
    </form>
  );
}
