import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import {
  LAST_ORDER_CRITERIA,
  RANKING_METHODS,
  type LastOrderCriterion,
  type RankingMethod,
} from '@ronde/core/tournament/settings.ts';
import type { ReactNode } from 'react';
import { newKey } from '../../../../api/new-key.ts';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import { orNull, wholeOrNull, type FieldsProps } from './fields-props.ts';
import { FIELDS_WORDS } from './fields-words.ts';

/** Who runs the event. */
export function PeopleFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(FIELDS_WORDS);
  return (
    <div className={classes['grid']}>
      <TextInput
        label={words.chiefArbiter}
        maxLength={200}
        value={settings.chiefArbiter ?? ''}
        onChange={(event) => {
          change({ chiefArbiter: orNull(event.currentTarget.value) });
        }}
      />
      <Textarea
        label={words.deputyArbiters}
        description={words.deputyHint}
        autosize
        minRows={1}
        value={settings.deputyArbiters.join('\n')}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change({ deputyArbiters: value === '' ? [] : value.split('\n') });
        }}
      />
      <TextInput
        label={words.organiser}
        maxLength={200}
        value={settings.organiser ?? ''}
        onChange={(event) => {
          change({ organiser: orNull(event.currentTarget.value) });
        }}
      />
      <TextInput
        label={words.federation}
        description={words.federationHint}
        maxLength={3}
        value={settings.federation ?? ''}
        onChange={(event) => {
          change({ federation: orNull(event.currentTarget.value.toUpperCase()) });
        }}
      />
    </div>
  );
}

/** Byes, deadlines, board numbers and the order of the list. */
export function LimitFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(FIELDS_WORDS);
  const { initialOrder } = settings;
  const setLast = (last: LastOrderCriterion): void => {
    const { method } = initialOrder;
    change({
      initialOrder: last === 'lots' ? { method, last, lotsSeed: newKey() } : { method, last },
    });
  };
  return (
    <div className={classes['grid']}>
      <NumberInput
        label={words.halfPointByes}
        description={words.halfPointByesHint}
        placeholder={words.noLimit}
        min={0}
        max={99}
        value={settings.halfPointByes ?? ''}
        onChange={(value) => {
          change({ halfPointByes: wholeOrNull(value) });
        }}
      />
      <NumberInput
        label={words.correctionDeadline}
        description={words.correctionHint}
        min={0}
        max={10_000}
        value={settings.correctionDeadline ?? ''}
        onChange={(value) => {
          change({ correctionDeadline: wholeOrNull(value) });
        }}
      />
      <NumberInput
        label={words.firstBoard}
        description={words.firstBoardHint}
        min={1}
        max={9999}
        value={settings.firstBoard}
        onChange={(value) => {
          const board = wholeOrNull(value);
          if (board !== null && board >= 1) change({ firstBoard: board });
        }}
      />
      <NativeSelect
        wrapperProps={{ id: 'initialOrder' }}
        label={words.initialOrder}
        value={initialOrder.method}
        onChange={(event) => {
          const method = event.currentTarget.value as RankingMethod;
          change({ initialOrder: { ...initialOrder, method } });
        }}
        data={RANKING_METHODS.map((value) => ({ value, label: words.methods[value] }))}
      />
      <NativeSelect
        label={words.last}
        value={initialOrder.last}
        onChange={(event) => {
          setLast(event.currentTarget.value as LastOrderCriterion);
        }}
        data={LAST_ORDER_CRITERIA.map((value) => ({ value, label: words.lastCriteria[value] }))}
      />
    </div>
  );
}
