import { Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
import { useWords } from '../../language.tsx';
import { OpensDialog } from '../../parts/opens-dialog.tsx';
import { STANDINGS_WORDS } from './standings-words.ts';

/** Says that lots are due, and draws them. */
export function DrawLots(): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  return (
    <>
      <Text size="sm">{words.lotsDue}</Text>
      <OpensDialog label={words.drawLots} variant="filled">
        {(close) => <LotsDialog onClose={close} />}
      </OpensDialog>
    </>
  );
}

function LotsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  const [seed, setSeed] = useState('');
  return (
    <DecisionDialog
      title={words.drawLotsTitle}
      text={words.drawLotsText}
      leave={words.cancel}
      decide={words.drawLots}
      ready={seed.trim() !== ''}
      command={() => ({ type: 'drawTieLots', seed: seed.trim() })}
      onDone={onClose}
      onClose={onClose}
    >
      <TextInput
        label={words.seed}
        value={seed}
        data-autofocus
        required
        onChange={(event) => {
          setSeed(event.currentTarget.value);
        }}
      />
    </DecisionDialog>
  );
}
