import { Button, Group, Text } from '@mantine/core';
import { checkScheme } from '@ronde/core/standings/prizes/check-scheme.ts';
import { fundOf, type PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { useKept } from '../../parts/use-kept.ts';
import { EDITOR_WORDS } from './editor-words.ts';
import { moneyText } from '@ronde/core/standings/prizes/money-text.ts';
import classes from './prizes.module.css';
import { hasCurrency } from './scheme-draft.ts';
import { SchemeFields } from './scheme-fields.tsx';

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
  const currencyKnown = hasCurrency(scheme);
  const send = async (prizes: PrizeScheme | null): Promise<void> => {
    setBusy(true);
    const sent = await act({ type: 'changeSettings', changes: { prizes } });
    setBusy(false);
    if (sent.kind === 'done') end();
  };
  return (
    <div className={classes['editor']}>
      <SchemeFields scheme={scheme} onChange={setScheme} />
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
