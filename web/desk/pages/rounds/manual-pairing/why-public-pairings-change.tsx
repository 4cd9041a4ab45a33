import { Alert, NativeSelect, Text } from '@mantine/core';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import { ROUNDS_WORDS } from '../rounds-words.ts';

type Reason = RoundView['republish'][number]['reason'];

/** Public pairings change for a reason of the regulations alone: which one it is. */
export function WhyPublicPairingsChange(props: {
  readonly view: Pick<RoundView, 'republish'>;
  readonly reason: Reason | null;
  readonly onReason: (reason: Reason | null) => void;
}): ReactNode {
  const { view, reason } = props;
  const words = useWords(ROUNDS_WORDS);
  return (
    <Alert color="yellow" mb="sm">
      <Text mb="xs">{words.republish_text}</Text>
      <NativeSelect
        label={words.republish_reason}
        value={reason ?? ''}
        data={view.republish.map((choice) => ({
          value: choice.reason,
          label: `${words.republish_reasons[choice.reason]} (${choice.article})`,
        }))}
        onChange={({ currentTarget: { value } }) => {
          props.onReason(view.republish.find((choice) => choice.reason === value)?.reason ?? null);
        }}
      />
    </Alert>
  );
}
