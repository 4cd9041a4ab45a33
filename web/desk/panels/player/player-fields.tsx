import {
  Checkbox,
  Collapse,
  Input,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { TITLES, type Title } from '@ronde/core/rules/title.ts';
import { NO_BYE_REASONS } from '@ronde/core/tournament/player.ts';
import { IconChevronDown, IconChevronRight } from '../../icons.tsx';
import { useId, useState, type ReactNode } from 'react';
import { titleText } from '../../../words/titles.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { DraftFaults, PlayerDraft } from './player-draft.ts';
import { FORM_WORDS } from './player-form-words.ts';
import classes from './player.module.css';
import { TypeSeveral } from '../../parts/several-fields.tsx';

type TextField = {
  [K in keyof PlayerDraft]: string extends PlayerDraft[K] ? K : never;
}[keyof PlayerDraft];

/** Where a fault opens the fold. */
const PRIVATE_FIELDS = ['birthDate', 'email', 'feeDue', 'feePaid'] as const;

/** Everything of a player but the name, which each form asks for in its own way. */
export function PlayerFields(props: {
  readonly draft: PlayerDraft;
  readonly faults: DraftFaults;
  readonly knownTags: readonly string[];
  readonly knownClubs: readonly string[];
  readonly onChange: (change: Partial<PlayerDraft>) => void;
}): ReactNode {
  const { draft, faults, onChange } = props;
  const words = useWords(FORM_WORDS);
  const language = useLanguage();
  const clubs = useId();
  const [privateShown, setPrivateShown] = useState(false);
  const shownPrivate = privateShown || PRIVATE_FIELDS.some((key) => faults[key] !== undefined);
  const field = (
    key: TextField,
    more: { numeric?: boolean; maxLength?: number; list?: string } = {},
  ): ReactNode => {
    const { numeric = false, ...rest } = more;
    const fault = faults[key];
    return (
      <TextInput
        label={words[key]}
        value={draft[key]}
        error={fault === undefined ? undefined : words.faults[fault]}
        inputMode={numeric ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={200}
        {...rest}
        onChange={(event) => {
          onChange({ [key]: event.currentTarget.value });
        }}
      />
    );
  };
  return (
    <Stack gap="sm">
      <SimpleGrid
        type="container"
        cols={{ base: 1, '280px': 2, '560px': 3 }}
        spacing="sm"
        className={classes['fields'] ?? ''}
      >
        <NativeSelect
          label={words.title}
          value={draft.title}
          data={[
            { value: '', label: words.noTitle },
            ...TITLES.map((title) => ({ value: title, label: titleText(title, language) })),
          ]}
          onChange={(event) => {
            onChange({ title: event.currentTarget.value as Title | '' });
          }}
        />
        <div className={classes['sex']}>
          <Input.Label labelElement="div" id={`${clubs}-sex`}>
            {words.sex}
          </Input.Label>
          <SegmentedControl
            fullWidth
            aria-labelledby={`${clubs}-sex`}
            value={draft.sex}
            data={(['', 'm', 'w'] as const).map((value) => ({ value, label: words.sexes[value] }))}
            onChange={(sex) => {
              onChange({ sex });
            }}
          />
        </div>
        {field('federation', { maxLength: 3 })}
        {field('fide', { numeric: true, maxLength: 4 })}
        {field('national', { numeric: true, maxLength: 4 })}
        {field('estimate', { numeric: true, maxLength: 4 })}
        {field('fideId', { numeric: true, maxLength: 10 })}
        {field('nationalId')}
        {field('licence')}
        {field('club', { list: clubs })}
        {field('league')}
        {field('fromRound', { numeric: true, maxLength: 3 })}
      </SimpleGrid>
      <datalist id={clubs}>
        {props.knownClubs.map((club) => (
          <option key={club} value={club} />
        ))}
      </datalist>
      <TypeSeveral
        label={words.tags}
        description={words.tagsHint}
        data={[...props.knownTags]}
        value={[...draft.tags]}
        onChange={(tags) => {
          onChange({ tags });
        }}
      />
      <Checkbox
        label={words.noHalfPointBye}
        description={words.noHalfPointByeHint}
        checked={draft.noHalfPointBye}
        onChange={(event) => {
          onChange({ noHalfPointBye: event.currentTarget.checked });
        }}
      />
      {draft.noHalfPointBye && (
        <NativeSelect
          label={words.noByeReason}
          value={draft.noHalfPointByeReason}
          data={(['', ...NO_BYE_REASONS] as const).map((value) => ({
            value,
            label: words.noByeReasons[value],
          }))}
          onChange={({ currentTarget: { value } }) => {
            const noHalfPointByeReason = NO_BYE_REASONS.find((one) => one === value) ?? '';
            onChange({ noHalfPointByeReason });
          }}
        />
      )}
      <UnstyledButton
        className={classes['fold'] ?? ''}
        aria-expanded={shownPrivate}
        onClick={() => {
          setPrivateShown(!privateShown);
        }}
      >
        {shownPrivate ? (
          <IconChevronDown size={18} aria-hidden />
        ) : (
          <IconChevronRight size={18} aria-hidden />
        )}
        {words.private}
      </UnstyledButton>
      <Collapse expanded={shownPrivate}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {words.privateText}
          </Text>
          <SimpleGrid
            type="container"
            cols={{ base: 1, '280px': 2, '560px': 3 }}
            spacing="sm"
            className={classes['fields'] ?? ''}
          >
            {field('birthDate')}
            {field('phone')}
            {field('email')}
            {field('feeDue', { maxLength: 9 })}
            {field('feePaid', { maxLength: 9 })}
          </SimpleGrid>
          <Textarea
            label={words.comment}
            autosize
            minRows={2}
            maxLength={2000}
            value={draft.comment}
            onChange={(event) => {
              onChange({ comment: event.currentTarget.value });
            }}
          />
        </Stack>
      </Collapse>
    </Stack>
  );
}
