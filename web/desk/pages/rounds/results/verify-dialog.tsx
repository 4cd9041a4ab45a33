import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import type { ReactNode } from 'react';
import { resultText } from '../../../../words/results.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { sayProblem } from '../../../say-problem.ts';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** What the second reading of a sheet said, and what had been entered. */
export interface Difference {
  readonly board: number;
  readonly read: GameOutcome;
  readonly problem: Problem;
}

/** A difference stops the second pass: nothing is written until somebody has looked. */
export function VerifyDialog(props: {
  readonly difference: Difference;
  readonly onClose: () => void;
  readonly onCorrect: () => void;
}): ReactNode {
  const { board, read, problem } = props.difference;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  // The second pass met a board that never had a first one.
  const open = problem.code === 'nothingToVerify';
  return (
    <Modal
      opened
      centered
      title={open ? words.notEntered(board) : words.differs(board)}
      onClose={props.onClose}
    >
      <Stack>
        <Text>{sayProblem(problem, language)}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={props.onClose}>
            {open ? words.cancel : words.differsAgain}
          </Button>
          <Button
            variant={open ? 'filled' : 'outline'}
            {...(open ? {} : { color: 'red' })}
            onClick={props.onCorrect}
          >
            {(open ? words.notEnteredWrite : words.differsWrite)(resultText(read, language))}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
