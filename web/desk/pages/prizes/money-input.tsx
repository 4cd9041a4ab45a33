import { NumberInput } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import { cents, type Cents } from '@ronde/core/standings/prizes/money.ts';
import type { ReactNode } from 'react';

const HUNDREDTHS = 100;

/** An amount typed in the currency, kept in cents. */
export function MoneyInput(props: {
  readonly value: Cents;
  readonly language: Language;
  readonly onChange: (value: Cents) => void;
  readonly label?: string;
  readonly description?: string;
  readonly 'aria-label'?: string;
}): ReactNode {
  const { value, language, onChange, ...rest } = props;
  return (
    <NumberInput
      {...rest}
      min={0}
      max={10_000_000}
      decimalScale={2}
      hideControls
      decimalSeparator={language === 'fr' ? ',' : '.'}
      thousandSeparator={language === 'fr' ? '\u202f' : ','}
      value={value / HUNDREDTHS}
      onChange={(typed) => {
        const amount = typeof typed === 'number' ? typed : Number(typed);
        onChange(cents(Math.round((Number.isFinite(amount) ? amount : 0) * HUNDREDTHS)));
      }}
    />
  );
}
