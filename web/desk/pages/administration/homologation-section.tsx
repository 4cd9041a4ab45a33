import { Button, Checkbox, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { sayArticle } from '@ronde/core/administration/deadlines/say-deadline.ts';
import { HOMOLOGATION_WORDS } from '@ronde/core/administration/homologation/homologation-words.ts';
import { HOMOLOGATION_KINDS } from '@ronde/core/administration/homologation/kinds.ts';
import { sayDecimal } from '@ronde/core/rules/language.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import { useState, type ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import classes from './administration.module.css';

/** What the event is homologated for, when that was asked, and what stands against it. */
export function HomologationSection(props: { readonly view: AdministrationView }): ReactNode {
  const { homologation, longDays, homologationNumber, arbiterNeeded: arbiter } = props.view;
  const words = useWords(ADMINISTRATION_WORDS);
  const language = useLanguage();
  const may = useMay();
  const notes = [
    ...(homologation === null ? [] : notesOn(homologation)),
    ...longDays.map(({ day, rounds, hours }) =>
      words.longDay(formatDays(day, day, language), rounds, sayDecimal(String(hours), language)),
    ),
  ];
  return (
    <>
      <Title order={2} size="h3" mt="lg">
        {words.homologation}
      </Title>
      {may('describeHomologation') ? (
        <HomologationForm
          key={JSON.stringify([homologation, homologationNumber])}
          said={homologation}
          known={homologationNumber}
        />
      ) : (
        <Text>
          {homologation === null
            ? words.notSaid
            : HOMOLOGATION_WORDS[language].kinds[homologation.kind]}
        </Text>
      )}
      {arbiter !== null && (
        <Text className={classes['note']}>
          {words.arbiterNeeded(
            arbiter.least,
            arbiter.fideLicence,
            sayArticle(arbiter.article, language),
            arbiter.title,
            arbiter.enough,
          )}
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} className={classes['note']}>
          {note}
        </Text>
      ))}
    </>
  );

  function notesOn(said: NonNullable<AdministrationView['homologation']>): string[] {
    const by = formatDays(said.requestBy, said.requestBy, language);
    return [
      ...(said.requestedOn === null ? [words.askBy(by)] : []),
      ...(said.body.form === null ? [] : [words.form(said.body.form, said.body.to)]),
      ...(said.late ? [words.late(by)] : []),
      ...(said.roundsRaised ? [words.roundsRaised(said.rounds)] : []),
      ...(said.parts === null ? [words.partsUnknown] : []),
      ...(said.parts !== null && said.parts.length > 0 ? [words.parts(said.parts.join(', '))] : []),
    ];
  }
}

function HomologationForm(props: {
  readonly said: AdministrationView['homologation'];
  /** The number some file came with. */
  readonly known: string | null;
}): ReactNode {
  const { said } = props;
  const words = useWords(ADMINISTRATION_WORDS);
  const { kinds } = HOMOLOGATION_WORDS[useLanguage()];
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const [kind, setKind] = useState<string>(said?.kind ?? '');
  const [requestedOn, setRequestedOn] = useState(said?.requestedOn ?? '');
  const [number, setNumber] = useState(said?.number ?? props.known ?? '');
  const [qualifier, setQualifier] = useState(said?.qualifier ?? false);
  const chosen = HOMOLOGATION_KINDS.find((one) => one === kind);
  return (
    <form
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === undefined) return;
        run(() =>
          act({
            type: 'describeHomologation',
            kind: chosen,
            requestedOn: requestedOn === '' ? null : requestedOn,
            number: number.trim() === '' ? null : number.trim(),
            qualifier,
          }),
        );
      }}
    >
      <Group align="end" gap="sm" className={classes['form']}>
        <NativeSelect
          label={words.kind}
          value={kind}
          data={[
            ...(said === null ? [{ value: '', label: words.notSaid }] : []),
            ...HOMOLOGATION_KINDS.map((one) => ({ value: one, label: kinds[one] })),
          ]}
          onChange={(event) => {
            setKind(event.currentTarget.value);
          }}
        />
        <TextInput
          type="date"
          label={words.requestedOn}
          value={requestedOn}
          onChange={(event) => {
            setRequestedOn(event.currentTarget.value);
          }}
        />
        <TextInput
          label={words.number}
          maxLength={40}
          value={number}
          onChange={(event) => {
            setNumber(event.currentTarget.value);
          }}
        />
        <Button type="submit" loading={busy} disabled={chosen === undefined}>
          {words.save}
        </Button>
      </Group>
      <Checkbox
        mt="xs"
        label={words.qualifier}
        checked={qualifier}
        onChange={(event) => {
          setQualifier(event.currentTarget.checked);
        }}
      />
    </form>
  );
}
