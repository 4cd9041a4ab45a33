import { ActionIcon, Button, Checkbox, Group, NativeSelect, TextInput, Title } from '@mantine/core';
import { PRIZE_RULES, type Prize, type PrizeList } from '@ronde/core/standings/prizes/scheme.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash, IconX } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { CriteriaEditor } from './criteria-editor.tsx';
import { EDITOR_WORDS } from './editor-words.ts';
import { MoneyInput } from './money-input.tsx';
import classes from './prizes.module.css';
import { PRIZES_WORDS } from './prizes-words.ts';
import { NO_PRIZE } from './scheme-draft.ts';

/** One list of prizes: its name, its rule, who may win, and the prizes by place. */
export function ListEditor(props: {
  readonly number: number;
  readonly list: PrizeList;
  readonly isLast: boolean;
  /** Null takes the list out. */
  readonly onChange: (list: PrizeList | null) => void;
  readonly onMove: (by: -1 | 1) => void;
}): ReactNode {
  const { number, list, onChange } = props;
  const words = useWords(EDITOR_WORDS);
  const { rules, ruleHints } = useWords(PRIZES_WORDS);
  const language = useLanguage();
  const name = list.name[language];
  const change = (part: Partial<PrizeList>): void => {
    onChange({ ...list, ...part });
  };
  return (
    <section className={classes['card']} aria-label={words.listTitle(number, name)}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {words.listTitle(number, name)}
        </Title>
        <Group gap={4}>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={words.up(name)}
            disabled={number === 1}
            onClick={() => {
              props.onMove(-1);
            }}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={words.down(name)}
            disabled={props.isLast}
            onClick={() => {
              props.onMove(1);
            }}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={words.removeList(name)}
            onClick={() => {
              onChange(null);
            }}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <div className={classes['fields']}>
        {(['en', 'fr'] as const).map((one) => (
          <TextInput
            key={one}
            label={one === 'en' ? words.nameEn : words.nameFr}
            value={list.name[one]}
            onChange={(event) => {
              change({ name: { ...list.name, [one]: event.currentTarget.value } });
            }}
          />
        ))}
        <NativeSelect
          label={words.rule}
          value={list.rule}
          description={ruleHints[list.rule]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            change({ rule: PRIZE_RULES.find((rule) => rule === chosen) ?? 'place' });
          }}
          data={PRIZE_RULES.map((rule) => ({ value: rule, label: rules[rule] }))}
        />
        <MoneyInput
          label={words.minimum}
          value={list.minimum}
          language={language}
          onChange={(minimum) => {
            change({ minimum });
          }}
        />
        <Checkbox
          label={words.besides}
          checked={list.cumulative}
          onChange={(event) => {
            change({ cumulative: event.currentTarget.checked });
          }}
        />
      </div>
      <CriteriaEditor
        criteria={list.criteria}
        onChange={(criteria) => {
          change({ criteria });
        }}
      />
      <Prizes
        prizes={list.prizes}
        onChange={(prizes) => {
          change({ prizes });
        }}
      />
    </section>
  );
}

function Prizes(props: {
  readonly prizes: readonly Prize[];
  readonly onChange: (prizes: readonly Prize[]) => void;
}): ReactNode {
  const { prizes, onChange } = props;
  const words = useWords(EDITOR_WORDS);
  const language = useLanguage();
  return (
    <>
      <table className={classes['prizes']}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.thing}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, index) => {
            const place = index + 1;
            const change = (part: Partial<Prize>): void => {
              onChange(prizes.with(index, { ...prize, ...part }));
            };
            return (
              <tr key={index}>
                <th scope="row">{place}</th>
                <td className={classes['amount']}>
                  <MoneyInput
                    aria-label={words.prize(place)}
                    value={prize.amount}
                    language={language}
                    onChange={(amount) => {
                      change({ amount });
                    }}
                  />
                </td>
                <td className={classes['thing']}>
                  <TextInput
                    aria-label={words.thingOf(place)}
                    placeholder={words.thing}
                    value={prize.thing?.name[language] ?? ''}
                    onChange={(event) => {
                      const text = event.currentTarget.value;
                      const value = prize.thing?.value ?? null;
                      change({
                        thing: text === '' ? null : { name: { en: text, fr: text }, value },
                      });
                    }}
                  />
                </td>
                <td>
                  <ActionIcon
                    variant="subtle"
                    size="lg"
                    aria-label={words.removePrize(place)}
                    onClick={() => {
                      onChange(prizes.toSpliced(index, 1));
                    }}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          onChange([...prizes, NO_PRIZE]);
        }}
      >
        {words.addPrize}
      </Button>
    </>
  );
}
