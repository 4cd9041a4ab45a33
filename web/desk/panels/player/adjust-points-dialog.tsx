import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import type { Named } from './bye-commands.ts';
import { DECISION_WORDS } from './decision-words.ts';
import { pointsTyped } from './points-typed.ts';

/** A penalty or a bonus by the arbiter's decision, with its reason (Laws 12.9). */
export function AdjustPointsDialog(props: {
  readonly player: Named;
  /** Rounds that are published. */
  readonly rounds: readonly number[];
  readonly onClose: () => void;
}): ReactNode {
  const { player, rounds, onClose } = props;
  const words = useWords(DECISION_WORDS);
  const act = useDo();
  const [round, setRound] = useState(rounds.at(-1) ?? 1);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const points = pointsTyped(typed);
  const send = async (): Promise<void> => {
    setTried(true);
    if (points === null || reason.trim() === '') return;
    const sent = await act({
      type: 'adjustPoints',
      player: player.id,
      round,
      points,
      reason: reason.trim(),
    });
    if (sent.kind === 'done') onClose();
  };
  return (
    <Modal opened onClose={onClose} title={words.pointsHeading(player.name)} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack>
          <Text size="sm">{words.pointsText}</Text>
          <Group grow align="start">
            <NativeSelect
              label={words.round}
              value={String(round)}
              data={rounds.map(String)}
              onChange={(event) => {
                setRound(Number(event.currentTarget.value));
              }}
            />
            <TextInput
              label={words.points}
              value={typed}
              error={tried && points === null ? words.notPoints : undefined}
              data-autofocus
              onChange={(event) => {
                setTyped(event.currentTarget.value);
              }}
            />
          </Group>
          <Text size="sm" c="dimmed">
            {words.pointsHint}
          </Text>
          <TextInput
            label={words.reason}
            description={words.reasonHint}
            maxLength={200}
            value={reason}
            error={tried && reason.trim() === '' ? words.reasonMissing : undefined}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.change}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
