import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { COMMAND_WORDS } from './command-words.ts';

/** What others wrote on the same thing; the person decides with both in view. */
export function ConflictDialog(props: {
  /** One line an entry, in words. */
  readonly others: readonly string[];
  readonly onLook: () => void;
  readonly onOverwrite: () => void;
}): ReactNode {
  const words = useWords(COMMAND_WORDS);
  return (
    <Modal opened onClose={props.onLook} title={words.conflict} centered>
      <Stack>
        <Text>{words.conflictText}</Text>
        <List>
          {props.others.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onLook} data-autofocus>
            {words.look}
          </Button>
          <Button color="red" variant="outline" onClick={props.onOverwrite}>
            {words.overwrite}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
