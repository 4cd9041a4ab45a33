import { Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import type { Named } from '../../panels/player/bye-commands.ts';
import { DIALOG_WORDS } from '../../panels/player/dialog-words.ts';

/** Players who may not meet each other in some rounds (TRF 260). */
export function ProhibitDialog(props: {
  readonly players: readonly Named[];
  readonly rounds: number;
  readonly onClose: () => void;
}): ReactNode {
  const { players, rounds, onClose } = props;
  const words = useWords(DIALOG_WORDS);
  const act = useDo();
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState(String(rounds));
  const fits = isSpan(from, to, rounds);
  const ids = players.map(({ id }) => id);
  const send = async (allow: boolean): Promise<void> => {
    const sent = await act(
      allow
        ? { type: 'allowPairs', players: ids }
        : {
            type: 'prohibitPairs',
            players: ids,
            fromRound: Number(from),
            toRound: Number(to),
          },
    );
    if (sent.kind === 'done') onClose();
  };
  return (
    <Modal opened onClose={onClose} title={words.prohibitHeading} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) void send(false);
        }}
      >
        <Stack>
          <List>
            {players.map(({ id, name }) => (
              <List.Item key={id}>{name}</List.Item>
            ))}
          </List>
          <Text size="sm">{words.prohibitText}</Text>
          <Group grow align="start">
            <TextInput
              label={words.from}
              inputMode="numeric"
              value={from}
              error={fits ? undefined : words.notRounds(rounds)}
              onChange={(event) => {
                setFrom(event.currentTarget.value);
              }}
            />
            <TextInput
              label={words.to}
              inputMode="numeric"
              value={to}
              error={!fits}
              onChange={(event) => {
                setTo(event.currentTarget.value);
              }}
            />
          </Group>
          <Button variant="subtle" onClick={() => void send(true)}>
            {words.allow}
          </Button>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={!fits} data-autofocus>
              {words.prohibit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function isSpan(from: string, to: string, rounds: number): boolean {
  const [first, last] = [Number(from), Number(to)];
  const whole = Number.isInteger(first) && Number.isInteger(last);
  return whole && first >= 1 && first <= last && last <= rounds;
}
