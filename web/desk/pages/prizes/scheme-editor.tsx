import { Alert, Button, Group, Switch, Text, TextInput } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import { checkScheme } from '@ronde/core/standings/prizes/check-scheme.ts';
import { fundOf, type PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { useKept } from '../../parts/use-kept.ts';
import { EDITOR_WORDS } from './editor-words.ts';
import { ListEditor } from './list-editor.tsx';
import { MoneyInput } from './money-input.tsx';
import { moneyText } from './money-text.ts';
import classes from './prizes.module.css';
import { movedList, newList, withList } from './scheme-draft.ts';

/** Under which an unfinished scheme is kept. */
export const schemeKey = (tournament: string): string => `prizes.${tournament}`;

/** The scheme as the regulations announce it; nothing is written until it is kept. */
export function SchemeEditor(props: {
  readonly scheme: PrizeScheme;
  readonly announced: boolean;
  readonly onEnd: () => void;
}): ReactNode {
  const words = useWords(EDITOR_WORDS);
  const language = useLanguage();
  const act = useDo();
  const { id } = useEvent();
  const [scheme, setScheme, letGo] = useKept(schemeKey(id), () => props.scheme);
  const end = (): void => {
    letGo();
    props.onEnd();
  };
  const [busy, setBusy] = useState(false);
  const problems = checkScheme(scheme);
  const currencyKnown = /^[A-Z]{3}$/.test(scheme.currency);
  const send = async (prizes: PrizeScheme | null): Promise<void> => {
    setBusy(true);
    const sent = await act({ type: 'changeSettings', changes: { prizes } });
    setBusy(false);
    if (sent.kind === 'done') end();
  };
  return (
    <div className={classes['editor']}>
      <div className={classes['card']}>
        <div className={classes['fields']}>
          <TextInput
            label={words.currency}
            description={words.currencyHint}
            value={scheme.currency}
            maxLength={3}
            error={!currencyKnown}
            onChange={(event) => {
              setScheme({ ...scheme, currency: event.currentTarget.value.toUpperCase() });
            }}
          />
          <MoneyInput
            label={words.unit}
            description={words.unitHint}
            value={scheme.unit}
            language={language}
            onChange={(unit) => {
              setScheme({ ...scheme, unit });
            }}
          />
          <Switch
            label={words.onePrize}
            description={words.onePrizeHint}
            checked={!scheme.cumulative}
            onChange={(event) => {
              setScheme({ ...scheme, cumulative: !event.currentTarget.checked });
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
            setScheme(withList(scheme, index, changed));
          }}
          onMove={(by) => {
            setScheme(movedList(scheme, index, by));
          }}
        />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            const name = { en: words.newList, fr: words.newListFr };
            setScheme({ ...scheme, lists: [...scheme.lists, newList(scheme, name)] });
          }}
        >
          {words.addList}
        </Button>
        <Text size="sm" c="dimmed">
          {words.order}
        </Text>
      </Group>
      <div role="status">
        {problems.map(({ code, record, severity }, index) => (
          <Alert key={index} mb="xs" color={severity === 'error' ? 'red' : 'yellow'}>
            {sayProblemOf(code, record, scheme, language)}
          </Alert>
        ))}
      </div>
      <Group className={classes['bar']} justify="space-between">
        <Text fw={600}>
          {currencyKnown && words.fund(moneyText(fundOf(scheme), scheme.currency, language))}
        </Text>
        <Group>
          {props.announced && (
            <Button variant="subtle" color="red" disabled={busy} onClick={() => void send(null)}>
              {words.none}
            </Button>
          )}
          <Button variant="default" disabled={busy} onClick={end}>
            {words.cancel}
          </Button>
          <Button
            loading={busy}
            disabled={!currencyKnown || problems.some(({ severity }) => severity === 'error')}
            onClick={() => void send(scheme)}
          >
            {words.save}
          </Button>
        </Group>
      </Group>
    </div>
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
