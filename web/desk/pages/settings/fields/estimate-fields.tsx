import { NumberInput, TextInput } from '@mantine/core';
import { FFE_AGES } from '@ronde/core/standings/ranking/age-categories.ts';
import type { EstimateTable } from '@ronde/core/tournament/estimate-table.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../../language.tsx';
import { ESTIMATE_WORDS } from './estimate-words.ts';
import classes from './fields.module.css';
import { wholeOrNull, type FieldsProps } from './fields-props.ts';

/** The arbiter's own table of ratings for those who have none, by age category. */
export function EstimateFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(ESTIMATE_WORDS);
  const language = useLanguage();
  const { estimates: before, ...others } = settings.regulations;
  const table: EstimateTable = before ?? {
    source: words.usualSource,
    day: settings.firstDay,
    ratings: [],
  };
  const keep = (patch: Partial<EstimateTable>): void => {
    const next = { ...table, ...patch };
    const isEmpty = next.ratings.length === 0;
    change({ regulations: isEmpty ? others : { ...others, estimates: next } });
  };
  const rate = (category: string, rating: number | null): void => {
    const rest = table.ratings.filter((one) => one.category !== category);
    keep({ ratings: rating === null ? rest : [...rest, { category, rating }] });
  };
  return (
    <>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className={classes['grid']}>
        {FFE_AGES.categories.map(({ code, name }) => (
          <NumberInput
            key={code}
            label={`${name[language]} (${code})`}
            min={1}
            max={4000}
            value={table.ratings.find(({ category }) => category === code)?.rating ?? ''}
            onChange={(value) => {
              rate(code, wholeOrNull(value));
            }}
          />
        ))}
        {before !== undefined && (
          <>
            <TextInput
              label={words.source}
              maxLength={200}
              value={before.source}
              onChange={({ currentTarget: { value } }) => {
                keep({ source: value });
              }}
            />
            <TextInput
              type="date"
              label={words.day}
              value={before.day}
              onChange={({ currentTarget: { value } }) => {
                if (value !== '') keep({ day: value });
              }}
            />
          </>
        )}
      </div>
    </>
  );
}
