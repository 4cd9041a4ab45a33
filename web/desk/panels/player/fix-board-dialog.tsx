import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import type { Named } from './bye-commands.ts';
import { DIALOG_WORDS } from './dialog-words.ts';

export function FixBoardDialog(props: {
  readonly player: Named;
  readonly board: number | null;
  readonly onClose: () => void;
}): ReactNode {
  const { player, onClose } = props;
  const words = useWords(DIALOG_WORDS);
  const act = useDo();
  const [text, setText] = useState(props.board === null ? '' : String(props.board));
  const [wrong, setWrong] = useState(false);
  const send = async (board: number | null): Promise<void> => {
    const sent = await act({ type: 'fixBoard', player: player.id, board });
    if (sent.kind === 'done') onClose();
  };
  return (
    <Modal opened onClose={onClose} title={words.boardHeading(player.name)} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const fits = /^[1-9]\d{0,4}$/.test(text.trim());
          setWrong(!fits);
          if (fits) void send(Number(text));
        }}
      >
        <Stack>
          <Text size="sm">{words.boardText}</Text>
          <TextInput
            label={words.board}
            inputMode="numeric"
            value={text}
            error={wrong ? words.notABoard : undefined}
            data-autofocus
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
          <Group justify="flex-end">
            {props.board !== null && (
              <Button variant="default" mr="auto" onClick={() => void send(null)}>
                {words.free}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.fix}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
