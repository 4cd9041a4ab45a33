import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import { PRESET_WORDS } from './preset-words.ts';

/** Asks for the name of a list; the name of another one replaces it, or is refused. */
export function NameDialog(props: {
  /** The name till now; null for a new list. */
  readonly before: string | null;
  readonly names: readonly string[];
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const { before, names, onName, onClose } = props;
  const words = useWords(PRESET_WORDS);
  const [typed, setTyped] = useState(before ?? '');
  const [busy, setBusy] = useState(false);
  const name = typed.trim();
  const taken = name !== before && names.includes(name);
  const refused = name === '' || name === before || (taken && before !== null);
  const done = before !== null ? words.give : taken ? words.replace : words.keep;
  return (
    <Modal
      opened
      onClose={onClose}
      title={before === null ? words.saveHeading : words.renameHeading(before)}
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In the wizard this stands inside another form.
          event.stopPropagation();
          if (refused || busy) return;
          setBusy(true);
          void onName(name).finally(() => {
            setBusy(false);
          });
        }}
      >
        <Stack>
          {before === null && <Text c="dimmed">{words.about}</Text>}
          <TextInput
            label={words.name}
            placeholder={words.nameHint}
            maxLength={100}
            data-autofocus
            value={typed}
            error={taken && before !== null ? words.taken : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
          {taken && before === null && <Text role="status">{words.replaces}</Text>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={refused} loading={busy}>
              {done}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
