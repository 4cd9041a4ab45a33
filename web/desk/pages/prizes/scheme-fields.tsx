import { Alert, Button, Group, Switch, Text, TextInput } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import { checkScheme } from '@ronde/core/standings/prizes/check-scheme.ts';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { EDITOR_WORDS } from './editor-words.ts';
import { ListEditor } from './list-editor.tsx';
import { MoneyInput } from './money-input.tsx';
import classes from './prizes.module.css';
import { hasCurrency, movedList, newList, withList } from './scheme-draft.ts';

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
            error={!hasCurrency(scheme)}
            onChange={(event) => {
              onChange({ ...scheme, currency: event.currentTarget.value.toUpperCase() });
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
        {checkScheme(scheme).map(({ code, record, severity }, index) => (
          <Alert key={index} mb="xs" color={severity === 'error' ? 'red' : 'yellow'}>
            {sayProblemOf(code, record, scheme, language)}
          </Alert>
        ))}
      </div>
    </>
  );
}

/** `lists[2].prizes[0]` names the third list. */
function sayProblemOf(
  code: string,
  record: string | null | undefined,
  scheme: PrizeScheme,
  language: Language,
): string {
  const { problems, problemOf } = EDITOR_WORDS[language];
  const known: Readonly<Record<string, string>> = problems;
  const said = known[code] ?? code;
  const index = /^lists\[(\d+)\]/.exec(record ?? '')?.[1];
  const list = index === undefined ? undefined : scheme.lists[Number(index)];
  return list === undefined ? said : problemOf(list.name[language], said);
}
