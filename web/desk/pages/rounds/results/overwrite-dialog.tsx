import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { resultText } from '../../../../words/results.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** Asks before a typed result replaces another one. */
export function OverwriteDialog(props: {
  readonly board: BoardView;
  readonly was: GameOutcome;
  readonly typed: GameOutcome;
  readonly onKeep: () => void;
  readonly onWrite: () => void;
}): ReactNode {
  const { board, onKeep } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const [was, typed] = [resultText(props.was, language), resultText(props.typed, language)];
  return (
    <Modal opened centered title={words.overwriteTitle(board.board)} onClose={onKeep}>
      <Stack>
        {/* Enter and figures typed ahead answer nothing: the focus is on no button. */}
        <Text tabIndex={-1} data-autofocus>
          {words.overwriteText(board.white.name, board.black.name, was, typed)}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onKeep}>
            {words.overwriteKeep(was)}
          </Button>
          <Button onClick={props.onWrite}>{words.overwriteWrite(typed)}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
