import { Checkbox, NativeSelect, NumberInput } from '@mantine/core';
import type { KeizerRules, Sixths } from '@ronde/core/rules/keizer/keizer-rules.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import { wholeOrNull, type FieldsProps } from './fields-props.ts';
import { KEIZER_WORDS } from './keizer-words.ts';

const SHARES = ['loss', 'bye', 'clubDuty', 'excused', 'absent'] as const;
const SIXTHS: readonly Sixths[] = [0, 1, 2, 3, 4, 5, 6];
const VALUES = ['ofToday', 'ofTheEvening'] as const;

/** Values, shares and the rounds between two games, as a club fixes them before its season. */
export function KeizerFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(KEIZER_WORDS);
  const { keizer } = settings;
  const fix = (patch: Partial<KeizerRules>): void => {
    change({ keizer: { ...keizer, ...patch } });
  };
  return (
    <fieldset className={`${classes['field'] ?? ''} ${classes['wide'] ?? ''}`}>
      <legend>{words.heading}</legend>
      <div className={classes['grid']}>
        <NumberInput
          label={words.firstValue}
          description={words.firstValueHint}
          min={1}
          max={9999}
          allowDecimal={false}
          value={keizer.firstValue ?? ''}
          onChange={(value) => {
            fix({ firstValue: wholeOrNull(value) });
          }}
        />
        <NativeSelect
          label={words.values}
          value={keizer.values}
          data={VALUES.map((value) => ({ value, label: words.valuesAs[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const values = VALUES.find((one) => one === value);
            if (values !== undefined) fix({ values });
          }}
        />
        {SHARES.map((share) => (
          <NativeSelect
            key={share}
            label={words.shares[share]}
            value={String(keizer[share])}
            data={SIXTHS.map((value) => ({
              value: String(value),
              label: words.sixths[value] ?? '',
            }))}
            onChange={({ currentTarget: { value } }) => {
              const sixths = SIXTHS.find((one) => String(one) === value);
              if (sixths !== undefined) fix({ [share]: sixths });
            }}
          />
        ))}
        <NumberInput
          label={words.excusedMost}
          description={words.excusedMostHint}
          min={0}
          max={999}
          allowDecimal={false}
          value={keizer.excusedMost ?? ''}
          onChange={(value) => {
            fix({ excusedMost: wholeOrNull(value) });
          }}
        />
        <NumberInput
          label={words.roundsBetween}
          min={0}
          max={999}
          allowDecimal={false}
          value={keizer.roundsBetween}
          onChange={(value) => {
            const roundsBetween = wholeOrNull(value);
            if (roundsBetween !== null) fix({ roundsBetween });
          }}
        />
        <Checkbox
          label={words.ownValue}
          checked={keizer.ownValue}
          onChange={({ currentTarget: { checked } }) => {
            fix({ ownValue: checked });
          }}
        />
      </div>
    </fieldset>
  );
}
