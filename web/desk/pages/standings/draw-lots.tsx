import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
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
  const act = useDo();
  const [seed, setSeed] = useState('');
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={words.drawLotsTitle}
      closeButtonProps={{ 'aria-label': words.cancel }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act({ type: 'drawTieLots', seed: seed.trim() }).then(onClose);
        }}
      >
        <Stack>
          <Text size="sm">{words.drawLotsText}</Text>
          <TextInput
            label={words.seed}
            value={seed}
            data-autofocus
            required
            onChange={(event) => {
              setSeed(event.currentTarget.value);
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={seed.trim() === ''}>
              {words.drawLots}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
