import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { ReactNode } from 'react';
import { resultText } from '../../../../words/results.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** Asks before a result is taken off a board. */
export function ClearDialog(props: {
  readonly board: number;
  readonly outcome: GameOutcome;
  readonly onClose: () => void;
  readonly onClear: () => void;
}): ReactNode {
  const { board, outcome, onClose } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  return (
    <Modal opened centered title={words.clearTitle(board)} onClose={onClose}>
      <Stack>
        <Text>{words.clearText(resultText(outcome, language))}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {words.cancel}
          </Button>
          <Button color="red" onClick={props.onClear}>
            {words.clear}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
