import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ChessResultsAnswer } from '@ronde/server/api/exports.ts';
import { IconDownload, IconWorld } from '../../icons.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { useAttempt } from '../../use-attempt.ts';
import lines from '../../parts/lines.module.css';
import { ChessResultsSecrets } from './chess-results-secrets.tsx';
import { CHESS_RESULTS_WORDS } from './chess-results-words.ts';
import classes from './files.module.css';
import { FILES_WORDS } from './files-words.ts';
import { useExport } from './use-export.ts';

/** The upload needs what the site gave: the line opens the form for it. */
export function ChessResultsLine(): ReactNode {
  const files = useWords(FILES_WORDS);
  const words = useWords(CHESS_RESULTS_WORDS);
  const [open, setOpen] = useState(false);
  const { name, about } = files.formats['chess-results'];
  return (
    <li>
      <span className={lines['what']}>
        <span className={lines['name']}>{name}</span>
        <span className={lines['soft']}>{about}</span>
      </span>
      <span className={classes['audience']}>
        <IconWorld size={16} aria-hidden />
        {files.public}
      </span>
      <Button
        variant="default"
        aria-label={words.prepareOf}
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.prepare}
      </Button>
      {open && (
        <ChessResultsDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </li>
  );
}

function ChessResultsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords(CHESS_RESULTS_WORDS);
  const { id } = useEvent();
  const client = useQueryClient();
  const { data } = useView<ChessResultsAnswer>('chess-results');
  const [sid, setSid] = useState('');
  const { busy, save } = useExport('chess-results', { sid: sid.trim() });
  const stale = (): void => {
    void client.invalidateQueries({ queryKey: [...eventKey(id), 'chess-results'] });
  };
  if (data === undefined) return null;
  const ready = data.configured && data.key !== null && sid.trim() !== '';
  return (
    <Modal opened onClose={onClose} title={words.heading} centered size="lg">
      <Stack className={classes['upload']}>
        <ChessResultsSecrets configured={data.configured} onChanged={stale} />
        <NumberThere key={data.key ?? ''} kept={data.key} onChanged={stale} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!ready || busy) return;
            void save().then((saved) => {
              if (saved) onClose();
            });
          }}
        >
          <TextInput
            label={words.sid}
            description={words.sidHint}
            autoComplete="off"
            maxLength={200}
            value={sid}
            onChange={(event) => {
              setSid(event.currentTarget.value);
            }}
          />
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={onClose}>
              {words.close}
            </Button>
            <Button
              type="submit"
              disabled={!ready}
              loading={busy}
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {words.save}
            </Button>
          </Group>
        </form>
      </Stack>
    </Modal>
  );
}

function NumberThere(props: {
  readonly kept: string | null;
  readonly onChanged: () => void;
}): ReactNode {
  const words = useWords(CHESS_RESULTS_WORDS);
  const { id } = useEvent();
  const attempt = useAttempt();
  const [number, setNumber] = useState(props.kept ?? '');
  const wished = number.trim() === '' ? null : number.trim();
  return (
    <form
      className={classes['number']}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(async () => {
          await ask(viewPath(id, 'chess-results'), { method: 'PUT', body: { key: wished } });
          return true;
        }).then((done) => {
          if (done === null) return;
          notifications.show({ message: words.saved, autoClose: 3_000 });
          props.onChanged();
        });
      }}
    >
      <TextInput
        label={words.number}
        description={words.numberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={200}
        value={number}
        onChange={(event) => {
          setNumber(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" disabled={wished === props.kept}>
        {words.keep}
      </Button>
    </form>
  );
}
