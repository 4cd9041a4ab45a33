import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { CHOICE_NAMES } from '@ronde/core/administration/regulations/term-words.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { REGULATIONS_PAGE_WORDS } from './regulations-words.ts';

export type FieldKind =
  | 'line'
  | 'text'
  | 'names'
  | 'amount'
  | 'whole'
  | 'moment'
  | 'day'
  | 'yesOrNo'
  | 'choice';

/** What browsers have fields of their own for. */
const TYPES: Readonly<Partial<Record<FieldKind, string>>> = {
  moment: 'datetime-local',
  day: 'date',
};

/** One place of the regulations: kept when it is left, or chosen. */
export function TermField(props: {
  readonly id: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly choices?: readonly string[];
  readonly value: string;
  readonly disabled: boolean;
  readonly keep: (value: string) => Promise<unknown>;
}): ReactNode {
  const { id, label, kind, value, disabled, keep } = props;
  const words = useWords(REGULATIONS_PAGE_WORDS);
  const names = CHOICE_NAMES[useLanguage()];
  const { busy, run } = useOneAtATime();
  const [typed, setTyped] = useState(value);
  const send = (next: string): void => {
    const meant = kind === 'amount' ? next.trim().replace(',', '.') : next.trim();
    if (meant !== value) run(() => keep(meant));
  };
  const common = { id, label, disabled: disabled || busy };
  if (kind === 'choice' || kind === 'yesOrNo') {
    const choices = kind === 'yesOrNo' ? ['yes', 'no'] : (props.choices ?? []);
    return (
      <NativeSelect
        {...common}
        value={value}
        data={[
          { value: '', label: words.notSaid },
          ...choices.map((one) => ({ value: one, label: names[one] ?? one })),
        ]}
        onChange={(event) => {
          send(event.currentTarget.value);
        }}
      />
    );
  }
  const field = {
    ...common,
    value: typed,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setTyped(event.currentTarget.value);
    },
    onBlur: () => {
      send(typed);
    },
  };
  if (kind === 'text') return <Textarea {...field} autosize minRows={2} maxLength={2_000} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <TextInput
        {...field}
        type={TYPES[kind] ?? 'text'}
        maxLength={200}
        {...(kind === 'amount' || kind === 'whole'
          ? { inputMode: kind === 'whole' ? 'numeric' : 'decimal' }
          : {})}
        {...(kind === 'amount' ? { description: words.amount } : {})}
        {...(kind === 'names' ? { description: words.names } : {})}
      />
    </form>
  );
}
