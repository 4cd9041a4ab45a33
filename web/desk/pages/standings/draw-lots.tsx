import { Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { OpensDialog } from '../../parts/opens-dialog.tsx';
import { STANDINGS_WORDS } from './standings-words.ts';

/** Says that lots are due; whoever may draws them. */
export function LotsDue(): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  const may = useMay();
  return (
    <>
      <Text size="sm">{words.lotsDue}</Text>
      {may('drawTieLots') && (
        <OpensDialog label={words.drawLots} variant="filled">
          {(close) => <LotsDialog onClose={close} />}
        </OpensDialog>
      )}
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
