import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../../event/use-command.tsx';
import { useWords } from '../../../language.tsx';
import { idlePair, type IdlePair } from './idle-pair.ts';
import { IDLE_WORDS } from './idle-words.ts';

/** Two players left without opponents may meet (C.05 VI.7, 2026: C.04.2 4.4.3). */
export function IdlePlayers({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(IDLE_WORDS);
  const act = useDo();
  const [chosen, setChosen] = useState<Partial<IdlePair>>({});
  const pair = idlePair(
    view.idle.map(({ player }) => player.id),
    chosen,
  );
  if (pair === null) return null;
  const data = view.idle.map(({ player, absent }) => ({
    value: player.id,
    label: absent === null ? words.exempt(player.name) : words.waits(player.name, absent.name),
  }));
  const choice = (colour: keyof IdlePair): ReactNode => (
    <NativeSelect
      label={words[colour]}
      value={pair[colour]}
      data={data}
      onChange={({ currentTarget: { value } }) => {
        const player = view.idle.find((one) => one.player.id === value)?.player.id;
        if (player !== undefined) setChosen({ ...chosen, [colour]: player });
      }}
    />
  );
  return (
    <Alert color="yellow" title={words.title} mb="sm" className="no-print">
      <Text mb="xs">{words.about}</Text>
      <Group gap="sm" align="end">
        {choice('white')}
        {choice('black')}
        <Button
          onClick={() => void act({ type: 'pairWithoutOpponents', round: view.round, ...pair })}
        >
          {words.pair}
        </Button>
      </Group>
    </Alert>
  );
}
