import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { PEOPLE_WORDS } from './people-words.ts';

/** The dialog of an account: the name, what the caller asks besides, and one sending at a time. */
export function AccountForm(props: {
  readonly title: string;
  /** What the button that sends says. */
  readonly action: string;
  readonly name: string;
  readonly complete: boolean;
  readonly onName: (name: string) => void;
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { title, action, name, complete, onName, onSend, onClose, children } = props;
  const words = useWords(PEOPLE_WORDS);
  const [busy, setBusy] = useState(false);
  return (
    <Modal opened onClose={onClose} title={title} centered size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!complete || busy) return;
          setBusy(true);
          void onSend().finally(() => {
            setBusy(false);
          });
        }}
      >
        <Stack>
          <TextInput
            label={words.name}
            data-autofocus
            value={name}
            onChange={(event) => {
              onName(event.currentTarget.value);
            }}
          />
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={!complete} loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
