import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { RULES_WORDS } from './rules-words.ts';

/** The one door that opens only outwards. */
export function FideSection({ fideMode }: { readonly fideMode: boolean }): ReactNode {
  const words = useWords(RULES_WORDS);
  const act = useDo();
  const may = useMay();
  const [reason, setReason] = useState('');
  if (!fideMode) return <Text>{words.fideLeft}</Text>;
  return (
    <>
      <Text c="dimmed" mb="sm">
        {words.fideAbout}
      </Text>
      {may('leaveFideMode') && (
        <Group align="flex-end">
          <TextInput
            flex="1 1 16rem"
            maw="30rem"
            label={words.fideReason}
            maxLength={200}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
          />
          <Button
            variant="outline"
            color="red"
            disabled={reason.trim() === ''}
            onClick={() => void act({ type: 'leaveFideMode', reason: reason.trim() })}
          >
            {words.fideLeave}
          </Button>
        </Group>
      )}
    </>
  );
}
