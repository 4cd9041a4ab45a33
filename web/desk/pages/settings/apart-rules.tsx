import { NativeSelect, Text } from '@mantine/core';
import type { ApartRuleShown, ProhibitedPairsAnswer } from '@ronde/server/api/prohibited-pairs.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { APART_WORDS } from './apart-words.ts';
import classes from './settings.module.css';

const [OFF, EVERY_ROUND] = ['off', 'every'] as const;

/** Rules that keep players of one club, family name or federation apart. */
export function ApartRules({ rounds }: { readonly rounds: number }): ReactNode {
  const words = useWords(APART_WORDS);
  const { data } = useView<ProhibitedPairsAnswer>('prohibited-pairs');
  return (
    <>
      <h3>{words.heading}</h3>
      <Text c="dimmed" mb="sm">
        {words.about}
      </Text>
      <ul className={classes['groups']}>
        {data?.rules.map((rule) => (
          <Rule key={rule.by} rule={rule} rounds={rounds} />
        ))}
      </ul>
    </>
  );
}

function Rule(props: { readonly rule: ApartRuleShown; readonly rounds: number }): ReactNode {
  const { by, on, toRound, groups } = props.rule;
  const words = useWords(APART_WORDS);
  const act = useDo();
  const may = useMay();
  const players = groups.reduce((sum, { length }) => sum + length, 0);
  const change = (value: string): void => {
    if (value === OFF) void act({ type: 'liftApartRule', by });
    else void act({ type: 'keepApart', by, toRound: value === EVERY_ROUND ? null : Number(value) });
  };
  const spans = Array.from({ length: Math.max(0, props.rounds - 1) }, (_, index) => index + 1);
  return (
    <li>
      <span className={classes['names']}>{words.by[by]}</span>
      <span className={classes['soft']} title={groups[0]?.join(' · ')}>
        {groups.length === 0 ? words.nobody : words.groups(groups.length, players)}
      </span>
      <NativeSelect
        aria-label={words.by[by]}
        disabled={!may('keepApart')}
        value={on ? String(toRound ?? EVERY_ROUND) : OFF}
        data={[
          { value: OFF, label: words.off },
          ...spans.map((round) => ({ value: String(round), label: words.upTo(round) })),
          { value: EVERY_ROUND, label: words.everyRound },
        ]}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
      />
    </li>
  );
}
