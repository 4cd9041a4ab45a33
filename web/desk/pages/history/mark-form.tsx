import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { HISTORY_WORDS } from './history-words.ts';
import classes from './history.module.css';

/** Gives the present state of the event a name to go back to. */
export function MarkForm(props: { readonly onDone?: () => void }): ReactNode {
  const words = useWords(HISTORY_WORDS);
  const act = useDo();
  const [name, setName] = useState('');
  return (
    <form
      className={`${classes['mark'] ?? ''} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        void act({ type: 'markRestorePoint', name: name.trim() }).then((sent) => {
          if (sent.kind !== 'done') return;
          setName('');
          props.onDone?.();
        });
      }}
    >
      <TextInput
        label={words.mark}
        description={words.markHint}
        aria-label={words.markName}
        value={name}
        maxLength={200}
        data-autofocus
        onChange={(event) => {
          setName(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" disabled={name.trim() === ''}>
        {words.markSave}
      </Button>
    </form>
  );
}

/** The same, asked for from anywhere. */
export function MarkDialog(props: { readonly onClose: () => void }): ReactNode {
  const words = useWords(HISTORY_WORDS);
  return (
    <Modal opened centered title={words.restorePoints} onClose={props.onClose}>
      <MarkForm onDone={props.onClose} />
    </Modal>
  );
}
