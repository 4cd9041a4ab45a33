import { Group, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { ROUND_SPAN_WORDS } from './round-span-words.ts';

/** Rounds one after the other, both ends counted. */
export interface RoundSpan {
  readonly fromRound: number;
  readonly toRound: number;
}

export const allRounds = (rounds: number): RoundSpan => ({ fromRound: 1, toRound: rounds });

/** Chooses the first and the last round of a span; neither can pass the other. */
export function RoundSpanChoice(props: {
  readonly rounds: number;
  readonly span: RoundSpan;
  readonly onChange: (span: RoundSpan) => void;
}): ReactNode {
  const { rounds, span, onChange } = props;
  const words = useWords(ROUND_SPAN_WORDS);
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    <Group grow wrap="nowrap" miw="17rem">
      <NativeSelect
        label={words.from}
        value={String(span.fromRound)}
        data={numbers.filter((round) => round <= span.toRound).map(String)}
        onChange={(event) => {
          onChange({ ...span, fromRound: Number(event.currentTarget.value) });
        }}
      />
      <NativeSelect
        label={words.to}
        value={String(span.toRound)}
        data={numbers.filter((round) => round >= span.fromRound).map(String)}
        onChange={(event) => {
          onChange({ ...span, toRound: Number(event.currentTarget.value) });
        }}
      />
    </Group>
  );
}
