import { NumberInput, TextInput } from '@mantine/core';
import {
  isSeriesName,
  seriesWord,
  TEAM_MOVEMENTS,
  type SeasonRules,
  type TeamMovements,
} from '@ronde/core/tournament/season-rules.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import { orNull, wholeOrNull, type FieldsProps } from './fields-props.ts';
import { SEASON_WORDS } from './season-words.ts';

const MOST_TEAMS = 100;
const FIGURES = ['division', 'fixedAfter'] as const;
const NOBODY: TeamMovements = { up: 0, upPlayOff: 0, downPlayOff: 0, down: 0 };

/** The series of pools and divisions an event belongs to, and how many teams leave its division. */
export function SeasonFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(SEASON_WORDS);
  const { season, kind } = settings;
  const { series, movements } = season;
  const fix = (patch: Partial<SeasonRules>): void => {
    change({ season: { ...season, ...patch } });
  };
  return (
    <>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className={classes['grid']}>
        <TextInput
          label={words.series}
          description={
            series === null || !isSeriesName(series)
              ? words.seriesHint
              : words.address(`/series/${seriesWord(series)}`)
          }
          maxLength={200}
          value={series ?? ''}
          error={series !== null && !isSeriesName(series) ? words.noName : undefined}
          onChange={({ currentTarget: { value } }) => {
            fix({ series: orNull(value) });
          }}
        />
        {kind === 'team' &&
          FIGURES.map((figure) => (
            <NumberInput
              key={figure}
              label={words[figure]}
              description={words[`${figure}Hint`]}
              min={1}
              max={99}
              allowDecimal={false}
              clampBehavior="strict"
              value={season[figure] ?? ''}
              onChange={(value) => {
                const { [figure]: _, ...rest } = season;
                const asked = wholeOrNull(value);
                change({ season: asked === null ? rest : { ...rest, [figure]: asked } });
              }}
            />
          ))}
        {kind === 'team' &&
          TEAM_MOVEMENTS.map((movement) => (
            <NumberInput
              key={movement}
              label={words.movements[movement]}
              min={0}
              max={MOST_TEAMS}
              allowDecimal={false}
              clampBehavior="strict"
              value={movements?.[movement] ?? 0}
              onChange={(value) => {
                const teams = wholeOrNull(value) ?? 0;
                if (teams < 0 || teams > MOST_TEAMS) return;
                const next = { ...(movements ?? NOBODY), [movement]: teams };
                const nobody = TEAM_MOVEMENTS.every((one) => next[one] === 0);
                fix({ movements: nobody ? null : next });
              }}
            />
          ))}
      </div>
    </>
  );
}
