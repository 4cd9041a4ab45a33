import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { HISTORY_WORDS } from './history-words.ts';
import classes from './history.module.css';

/** A remark for the arbiters, kept with its hour. */
export function NoteForm(): ReactNode {
  const words = useWords(HISTORY_WORDS);
  const may = useMay();
  const act = useDo();
  const [text, setText] = useState('');
  if (!may('writeNote')) return null;
  return (
    <form
      className={`${classes['mark'] ?? ''} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        void act({ type: 'writeNote', text: text.trim() }).then((sent) => {
          if (sent.kind === 'done') setText('');
        });
      }}
    >
      <TextInput
        label={words.note}
        description={words.noteHint}
        value={text}
        maxLength={200}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" disabled={text.trim() === ''}>
        {words.noteSave}
      </Button>
    </form>
  );
}
