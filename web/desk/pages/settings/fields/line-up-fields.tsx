import { NumberInput, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import { wholeOrNull, type FieldsProps } from './fields-props.ts';
import { TEAM_FIELD_WORDS } from './team-words.ts';

const MOST_MINUTES = 10_000;
const FEDERATION = /^[A-Z]{3}$/;

/** By when line-ups are handed in, and of which federation half of them are. */
export function LineUpFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(TEAM_FIELD_WORDS);
  const [typed, setTyped] = useState<string | null>(null);
  const { team } = settings;
  if (team === null) return null;
  // One of the two says the hour, never both.
  const { lineUpDeadline: _minutes, lineUpHour: _hour, ...noHour } = team;
  const { halfOf: _half, ...ofAny } = team;
  return (
    <>
      <NumberInput
        label={words.deadline}
        description={words.deadlineHint}
        min={0}
        max={MOST_MINUTES}
        allowDecimal={false}
        value={team.lineUpDeadline ?? ''}
        onChange={(value) => {
          const minutes = wholeOrNull(value);
          const set = minutes === null || minutes < 0 ? {} : { lineUpDeadline: minutes };
          change({ team: { ...noHour, ...set } });
        }}
      />
      <TextInput
        type="time"
        label={words.hour}
        description={words.hourHint}
        value={team.lineUpHour ?? ''}
        onChange={({ currentTarget: { value } }) => {
          change({ team: { ...noHour, ...(value === '' ? {} : { lineUpHour: value }) } });
        }}
      />
      <TextInput
        label={words.halfOf}
        description={words.halfOfHint}
        maxLength={3}
        value={typed ?? team.halfOf ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const code = value.trim().toUpperCase();
          setTyped(code);
          if (code === '') change({ team: ofAny });
          else if (FEDERATION.test(code)) change({ team: { ...team, halfOf: code } });
        }}
        onBlur={() => {
          setTyped(null);
        }}
      />
    </>
  );
}
