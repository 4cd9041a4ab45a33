import { Radio, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { SchemeFields } from '../prizes/scheme-fields.tsx';
import { STARTING_SCHEMES, startingScheme, startingSchemeOf } from '../prizes/starting-schemes.ts';
import classes from './new.module.css';
import { PRIZE_STEP_WORDS } from './prize-words.ts';

const NONE = 'none';
const OWN = 'own';

/** No prizes, or a scheme to begin from, changed here as on the page of prizes. */
export function PrizeStep(props: {
  readonly prizes: PrizeScheme | null;
  readonly firstDay: string;
  readonly onChange: (prizes: PrizeScheme | null) => void;
}): ReactNode {
  const { prizes, firstDay, onChange } = props;
  const words = useWords(PRIZE_STEP_WORDS);
  const chosen = prizes === null ? NONE : (startingSchemeOf(prizes, firstDay) ?? OWN);
  const choose = (value: string): void => {
    const kind = STARTING_SCHEMES.find((one) => one === value);
    const take = (): void => {
      onChange(kind === undefined ? null : startingScheme(kind, firstDay));
    };
    if (chosen !== OWN) {
      take();
      return;
    }
    modals.openConfirmModal({
      title: words.replaceAsk,
      children: <Text size="sm">{words.replaceText}</Text>,
      labels: { confirm: words.replace, cancel: words.keepIt },
      confirmProps: { color: 'red' },
      cancelProps: { 'data-autofocus': true },
      centered: true,
      onConfirm: take,
    });
  };
  return (
    <Stack>
      <Radio.Group
        label={words.begin}
        value={chosen}
        onChange={(value) => {
          if (value !== OWN) choose(value);
        }}
      >
        <div className={classes['choices']}>
          <Radio value={NONE} label={words.none.name} description={words.none.about} />
          {[...STARTING_SCHEMES, ...(chosen === OWN ? ([OWN] as const) : [])].map((kind) => (
            <Radio
              key={kind}
              value={kind}
              label={words.schemes[kind].name}
              description={words.schemes[kind].about}
            />
          ))}
        </div>
      </Radio.Group>
      {prizes !== null && <SchemeFields scheme={prizes} onChange={onChange} />}
    </Stack>
  );
}
