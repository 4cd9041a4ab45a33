import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import type { Named } from '../../panels/player/bye-commands.ts';
import { DIALOG_WORDS } from '../../panels/player/dialog-words.ts';
import { allRounds, RoundSpanChoice } from '../../parts/round-span.tsx';

/** Players who may not meet each other in some rounds (TRF 260). */
export function ProhibitDialog(props: {
  readonly players: readonly Named[];
  readonly rounds: number;
  readonly onClose: () => void;
}): ReactNode {
  const { players, rounds, onClose } = props;
  const words = useWords(DIALOG_WORDS);
  const act = useDo();
  const [span, setSpan] = useState(() => allRounds(rounds));
  const ids = players.map(({ id }) => id);
  const send = async (allow: boolean): Promise<void> => {
    const sent = await act(
      allow
        ? { type: 'allowPairs', players: ids }
        : { type: 'prohibitPairs', players: ids, ...span },
    );
    if (sent.kind === 'done') onClose();
  };
  return (
    <Modal opened onClose={onClose} title={words.prohibitHeading} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(false);
        }}
      >
        <Stack>
          <List>
            {players.map(({ id, name }) => (
              <List.Item key={id}>{name}</List.Item>
            ))}
          </List>
          <Text size="sm">{words.prohibitText}</Text>
          <RoundSpanChoice rounds={rounds} span={span} onChange={setSpan} />
          <Button variant="subtle" onClick={() => void send(true)}>
            {words.allow}
          </Button>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" data-autofocus>
              {words.prohibit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
