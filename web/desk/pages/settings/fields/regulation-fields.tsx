import { Checkbox, NativeSelect, NumberInput } from '@mantine/core';
import { COMPETITION_LEVELS } from '@ronde/core/rules/competition-level.ts';
import { LICENCES } from '@ronde/core/tournament/licence.ts';
import {
  BYE_DEADLINES,
  LATE_ENTRY_BYES,
  type EventRegulations,
} from '@ronde/core/tournament/regulations.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import { EstimateFields } from './estimate-fields.tsx';
import { wholeOrNull, type FieldsProps } from './fields-props.ts';
import { SeasonFields } from './season-fields.tsx';
import { VisitorFields } from './visitor-fields.tsx';
import { REGULATION_WORDS } from './regulation-words.ts';

/** How a choice of yes, no and nothing is written. */
const SAID: Readonly<Record<string, 'yes' | 'no'>> = { true: 'yes', false: 'no' };

/** What the event's own regulations fix where the general rules leave a choice. */
export function RegulationFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(REGULATION_WORDS);
  const { regulations } = settings;
  const fix = (patch: Partial<EventRegulations>): void => {
    change({ regulations: { ...regulations, ...patch } });
  };
  return (
    <>
      <h3>{words.heading}</h3>
      <div className={classes['grid']}>
        <NumberInput
          label={words.defaultTime}
          description={
            regulations.defaultTime === null ? words.defaultTimeSilent : words.defaultTimeHint
          }
          min={0}
          max={1440}
          value={regulations.defaultTime ?? ''}
          onChange={(value) => {
            fix({ defaultTime: wholeOrNull(value) });
          }}
        />
        <NumberInput
          label={words.forfeitsOut}
          description={words.forfeitsOutHint}
          placeholder={words.noneOut}
          min={1}
          max={99}
          value={regulations.forfeitsOut ?? ''}
          onChange={(value) => {
            fix({ forfeitsOut: wholeOrNull(value) });
          }}
        />
        <NumberInput
          label={words.fineUpTo}
          description={words.fineUpToHint}
          placeholder={words.noFine}
          min={0}
          max={1_000_000}
          decimalScale={2}
          value={regulations.fineUpTo === undefined ? '' : regulations.fineUpTo / 100}
          onChange={(value) => {
            const { fineUpTo: _, ...others } = regulations;
            const amount = Math.round(100 * Number(value));
            // Nothing typed, or nothing: no fine was announced.
            change({ regulations: { ...others, ...(amount > 0 ? { fineUpTo: amount } : {}) } });
          }}
        />
        <NativeSelect
          label={words.lateEntry}
          value={regulations.lateEntry}
          data={LATE_ENTRY_BYES.map((value) => ({ value, label: words.lateEntries[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const lateEntry = LATE_ENTRY_BYES.find((one) => one === value);
            if (lateEntry !== undefined) fix({ lateEntry });
          }}
        />
        <NativeSelect
          label={words.byeDeadline}
          value={regulations.byeDeadline}
          data={BYE_DEADLINES.map((value) => ({ value, label: words.byeDeadlines[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const byeDeadline = BYE_DEADLINES.find((one) => one === value);
            if (byeDeadline !== undefined) fix({ byeDeadline });
          }}
        />
        <NativeSelect
          label={words.byesAnnounced}
          description={words.byesAnnouncedHint}
          value={SAID[String(regulations.byesAnnounced)] ?? ''}
          data={(['', 'yes', 'no'] as const).map((value) => ({
            value,
            label: words.byesAnnouncedAs[value],
          }))}
          onChange={({ currentTarget: { value } }) => {
            const { byesAnnounced: _, ...others } = regulations;
            const said = value === '' ? {} : { byesAnnounced: value === 'yes' };
            change({ regulations: { ...others, ...said } });
          }}
        />
        <NativeSelect
          label={words.rated}
          description={words.ratedHint}
          value={SAID[String(regulations.rated)] ?? ''}
          data={(['', 'yes', 'no'] as const).map((value) => ({
            value,
            label: words.ratedAs[value],
          }))}
          onChange={({ currentTarget: { value } }) => {
            const { rated: _, ...others } = regulations;
            const said = value === '' ? {} : { rated: value === 'yes' };
            change({ regulations: { ...others, ...said } });
          }}
        />
        <NativeSelect
          label={words.licence}
          description={words.licenceHint}
          value={regulations.licence ?? ''}
          data={[
            { value: '', label: words.anyLicence },
            ...LICENCES.map((value) => ({ value, label: words.licences[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            fix({ licence: LICENCES.find((one) => one === value) ?? null });
          }}
        />
        <NativeSelect
          label={words.level}
          value={regulations.level ?? ''}
          data={[
            { value: '', label: words.noLevel },
            ...COMPETITION_LEVELS.map((level) => ({
              value: String(level),
              label: words.levels[level],
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            fix({ level: COMPETITION_LEVELS.find((one) => String(one) === value) ?? null });
          }}
        />
        <Checkbox
          label={words.checkedAndPaid}
          description={words.checkedAndPaidHint}
          checked={regulations.checkedAndPaidFirst === true}
          onChange={(event) => {
            fix({ checkedAndPaidFirst: event.currentTarget.checked });
          }}
        />
        <Checkbox
          label={words.ratingChanges}
          description={words.ratingChangesHint}
          checked={regulations.ratingChanges === true}
          onChange={(event) => {
            fix({ ratingChanges: event.currentTarget.checked });
          }}
        />
        <Checkbox
          label={words.normsToPlayers}
          description={words.normsToPlayersHint}
          checked={regulations.normsToPlayers === true}
          onChange={(event) => {
            fix({ normsToPlayers: event.currentTarget.checked });
          }}
        />
      </div>
      <EstimateFields settings={settings} change={change} />
      <VisitorFields settings={settings} change={change} />
      <SeasonFields settings={settings} change={change} />
    </>
  );
}
