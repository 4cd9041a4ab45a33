import { Button, Modal, SimpleGrid } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { ReactNode } from 'react';
import { resultSpoken, resultText } from '../../../../words/results.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import { keyMeant } from './key-meant.ts';
import { UNUSUAL } from './outcomes.ts';

/** Everything that is not an ordinary result. */
export function ForfeitDialog(props: {
  readonly board: number;
  readonly onClose: () => void;
  readonly onChoose: (outcome: GameOutcome) => void;
}): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  // The whole page hears the key: fast fingers press it before the focus has come here.
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = UNUSUAL.find(([key]) => key === keyMeant(event));
    if (chosen !== undefined) props.onChoose(chosen[1]);
  });
  return (
    <Modal opened centered title={words.forfeitsTitle(props.board)} onClose={props.onClose}>
      <SimpleGrid cols={1} spacing="xs">
        {UNUSUAL.map(([key, outcome]) => (
          <Button
            key={key}
            variant="default"
            justify="flex-start"
            className={classes['unusual'] ?? ''}
            onClick={() => {
              props.onChoose(outcome);
            }}
          >
            {outcome.kind !== 'adjourned' && <strong>{resultText(outcome, language)}</strong>}
            <span>
              {resultSpoken(outcome, language)}
              {outcome.kind === 'played' && outcome.underOneMove === true ? words.short : ''}
            </span>
            <kbd>{key}</kbd>
          </Button>
        ))}
      </SimpleGrid>
    </Modal>
  );
}
