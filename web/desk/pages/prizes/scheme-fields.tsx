import { Alert, Button, Group, Switch, Text, TextInput } from '@mantine/core';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import { IconPlus } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { EDITOR_WORDS } from './editor-words.ts';
import { ListEditor } from './list-editor.tsx';
import { MoneyInput } from './money-input.tsx';
import classes from './prizes.module.css';
import { currencyTyped, hasCurrency, movedList, newList, withList } from './scheme-draft.ts';
import { schemeFaults } from './scheme-faults.ts';

/** Everything a scheme says, with what is wrong with it. */
export function SchemeFields(props: {
  readonly scheme: PrizeScheme;
  readonly onChange: (scheme: PrizeScheme) => void;
}): ReactNode {
  const { scheme, onChange } = props;
  const words = useWords(EDITOR_WORDS);
  const language = useLanguage();
  return (
    <>
      <div className={classes['card']}>
        <div className={classes['fields']}>
          <TextInput
            label={words.currency}
            description={words.currencyHint}
            value={scheme.currency}
            maxLength={3}
            error={hasCurrency(scheme) ? undefined : words.currencyUnknown}
            onChange={(event) => {
              onChange({ ...scheme, currency: currencyTyped(event.currentTarget.value) });
            }}
          />
          <MoneyInput
            label={words.unit}
            description={words.unitHint}
            value={scheme.unit}
            language={language}
            onChange={(unit) => {
              onChange({ ...scheme, unit });
            }}
          />
          <Switch
            label={words.onePrize}
            description={words.onePrizeHint}
            checked={!scheme.cumulative}
            onChange={(event) => {
              onChange({ ...scheme, cumulative: !event.currentTarget.checked });
            }}
          />
        </div>
      </div>
      {scheme.lists.map((list, index) => (
        <ListEditor
          key={list.id}
          number={index + 1}
          list={list}
          isLast={index === scheme.lists.length - 1}
          onChange={(changed) => {
            onChange(withList(scheme, index, changed));
          }}
          onMove={(by) => {
            onChange(movedList(scheme, index, by));
          }}
        />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            const name = { en: words.newList, fr: words.newListFr };
            onChange({ ...scheme, lists: [...scheme.lists, newList(scheme, name)] });
          }}
        >
          {words.addList}
        </Button>
        <Text size="sm" c="dimmed">
          {words.order}
        </Text>
      </Group>
      <div role="status">
        {schemeFaults(scheme, language).map(({ grave, words: said }, index) => (
          <Alert key={index} mb="xs" color={grave ? 'red' : 'yellow'}>
            {said}
          </Alert>
        ))}
      </div>
    </>
  );
}
