import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { Affinity } from '@ronde/core/tournament/drawn-numbers.ts';
import type { DrawView } from '@ronde/core/tournament/views/draw.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { AFFINITIES } from './affinities.ts';
import { DRAW_WORDS, type DrawWords } from './draw-words.ts';
import classes from './draw.module.css';
import { drawnByHand, type HandFaults } from './drawn-by-hand.ts';

/** Numbers as slips of paper gave them, typed beside the names. */
export function ByHand({ view }: { readonly view: DrawView }): ReactNode {
  const words = useWords(DRAW_WORDS);
  const act = useDo();
  const may = useMay();
  const { busy, run } = useOneAtATime();
  const [typed, setTyped] = useState<ReadonlyMap<PlayerId, string>>(new Map());
  const [by, setBy] = useState<Affinity | null>(null);
  const ids = view.players.map(({ id }) => id);
  const { order, faults } = drawnByHand(ids, typed);
  return (
    <>
      <Group align="end" mb="md">
        {view.roundRobin && view.mostLast > 0 && (
          <NativeSelect
            label={words.check}
            value={by ?? ''}
            data={[
              { value: '', label: words.checkNobody },
              ...AFFINITIES.map((value) => ({ value, label: words.affinities[value] })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              setBy(AFFINITIES.find((one) => one === value) ?? null);
            }}
          />
        )}
        {may('drawNumbers') && (
          <Button
            loading={busy}
            disabled={order === null}
            onClick={ignoringDoubleClick(() => {
              if (order === null) return;
              run(() => act({ type: 'drawNumbers', order, ...(by && { by }) }));
            })}
          >
            {words.take}
          </Button>
        )}
      </Group>
      <Text role="status" mb="xs">
        {sayFaults(faults, ids.length, words)}
      </Text>
      <ul className={classes['hand']}>
        {view.players.map(({ id, name }) => (
          <li key={id}>
            <TextInput
              aria-label={words.numberOf(name)}
              inputMode="numeric"
              w="4.5rem"
              maxLength={4}
              value={typed.get(id) ?? ''}
              onChange={({ currentTarget: { value } }) => {
                setTyped(new Map(typed).set(id, value));
              }}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function sayFaults(
  { missing, twice, outside }: HandFaults,
  most: number,
  words: DrawWords,
): string {
  const { handFaults } = words;
  return [
    ...(outside.length > 0 ? [handFaults.outside(outside.join(', '), most)] : []),
    ...(twice.length > 0 ? [handFaults.twice(twice.join(', '))] : []),
    ...(missing > 0 ? [handFaults.missing(missing)] : []),
  ].join(' ');
}
