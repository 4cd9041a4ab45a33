import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
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
  const [round, setRound] = useState(rounds.at(-1) ?? 1);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const points = pointsTyped(typed);
  return (
    <DecisionDialog
      title={words.pointsHeading(player.name)}
      text={words.pointsText}
      leave={words.cancel}
      decide={words.change}
      ready
      command={() => {
        setTried(true);
        if (points === null || reason.trim() === '') return null;
        return { type: 'adjustPoints', player: player.id, round, points, reason: reason.trim() };
      }}
      onDone={onClose}
      onClose={onClose}
    >
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
    </DecisionDialog>
  );
}
