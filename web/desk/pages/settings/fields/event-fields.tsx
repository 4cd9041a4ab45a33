import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import { orNull, type FieldsProps } from './fields-props.ts';
import { FIELDS_WORDS } from './fields-words.ts';
import { kindOfSystem } from './tie-break-list.ts';

/** Every zone the browser knows, and the one chosen elsewhere. */
function zonesWith(chosen: string | null): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones];
}

/** Name, days and number of rounds: all that a club evening needs. */
export function EventFields({
  settings,
  change,
  nameFocused = false,
}: FieldsProps & { readonly nameFocused?: boolean }): ReactNode {
  const words = useWords(FIELDS_WORDS);
  const roundRobin = kindOfSystem(settings.system) === 'roundRobin';
  return (
    <div className={`${classes['grid'] ?? ''} ${classes['halves'] ?? ''}`}>
      <TextInput
        className={classes['wide']}
        label={words.name}
        required
        maxLength={200}
        autoFocus={nameFocused}
        value={settings.name}
        onChange={(event) => {
          change({ name: event.currentTarget.value });
        }}
      />
      <TextInput
        type="date"
        label={words.firstDay}
        required
        value={settings.firstDay}
        onChange={(event) => {
          change({ firstDay: event.currentTarget.value });
        }}
      />
      <NumberInput
        label={words.rounds}
        required
        min={1}
        max={99}
        description={roundRobin ? words.roundRobinRounds : undefined}
        value={settings.rounds}
        onChange={(value) => {
          if (value !== '') change({ rounds: Math.max(1, Math.trunc(Number(value))) });
        }}
      />
      <TextInput
        label={words.place}
        maxLength={200}
        value={settings.place ?? ''}
        onChange={(event) => {
          change({ place: orNull(event.currentTarget.value) });
        }}
      />
      <TextInput
        type="date"
        label={words.lastDay}
        min={settings.firstDay}
        value={settings.lastDay ?? ''}
        onChange={(event) => {
          change({ lastDay: orNull(event.currentTarget.value) });
        }}
      />
      <NativeSelect
        label={words.timeZone}
        description={words.timeZoneAbout}
        value={settings.timeZone ?? ''}
        data={[{ value: '', label: words.timeZoneOfServer }, ...zonesWith(settings.timeZone)]}
        onChange={(event) => {
          change({ timeZone: orNull(event.currentTarget.value) });
        }}
      />
    </div>
  );
}
