import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Command } from '@ronde/core/tournament/command.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { sayProblem } from '../say-problem.ts';
import { COMMAND_WORDS } from './command-words.ts';
import { useDo } from './use-command.tsx';

/** Something an arbiter decides: it stays open, with the reason, until the decision is written. */
export function DecisionDialog(props: {
  readonly title: string;
  readonly text: string;
  /** The way out without deciding. */
  readonly leave: string;
  readonly decide: string;
  /** Whether everything is said that the decision needs. */
  readonly ready: boolean;
  /** Null where what is typed cannot be sent. */
  readonly command: () => Command | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { onClose } = props;
  const words = useWords(COMMAND_WORDS);
  const language = useLanguage();
  const act = useDo();
  const [reason, setReason] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const command = props.command();
    if (command === null) return;
    setReason(null);
    const sent = await act(command, { quiet: true });
    if (sent.kind === 'done') props.onDone();
    else if (sent.kind === 'refused') setReason(sayProblem(sent.problem, language));
    else if (sent.kind === 'unreachable') setReason(words.unreachable);
  };
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': props.leave }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack>
          <Text size="sm">{props.text}</Text>
          {props.children}
          {reason !== null && (
            <Alert color="red" role="alert" title={words.refused}>
              {reason}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {props.leave}
            </Button>
            <Button type="submit" disabled={!props.ready}>
              {props.decide}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
