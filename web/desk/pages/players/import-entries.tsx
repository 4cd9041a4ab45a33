import { Button, FileInput, Loader, Modal, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { RATING_KINDS } from '@ronde/core/rules/rating-kind.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { NotRead } from '../../parts/entries/not-read.tsx';
import { TableChooser } from '../../parts/table-chooser.tsx';
import { useRatingKind } from '../lists/use-rating-kind.ts';
import { playersToEnter, undecided } from './entry-choices.ts';
import { EntryList } from './entry-list.tsx';
import { updatesChosen } from './entry-updates.ts';
import stays from '../../parts/dialog-foot.module.css';
import classes from './entries.module.css';
import { ENTRIES_WORDS } from './entries-words.ts';
import { NotUsed } from './not-used.tsx';
import { useEntriesPreview } from './use-entries-preview.ts';

/** Until somebody has done typing into the field for pasting. */
const PATIENCE = 300;

/** A table of players beside the lists: looked at line by line, then entered at once. */
export function ImportEntries(props: {
  readonly players: readonly PlayerLine[];
  readonly onClose: () => void;
}): ReactNode {
  const { players: entered, onClose } = props;
  const words = useWords(ENTRIES_WORDS);
  const { id } = useEvent();
  const act = useDo();
  const [kind, setKind] = useRatingKind();
  const [chosen, setChosen] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [sending, setSending] = useState(false);
  const { busy, table, read, failure, look, forget, choose } = useEntriesPreview(id);
  const file = chosen ?? fileOf(pasted, words.pasted);

  const take = (given: File | null): void => {
    setChosen(given);
    setPasted('');
    forget();
    if (given !== null) look(given, kind, null);
  };
  const lookAtPasted = useDebouncedCallback((text: string) => {
    const given = fileOf(text, words.pasted);
    if (given !== null) look(given, kind, null);
  }, PATIENCE);
  const paste = (text: string): void => {
    setChosen(null);
    setPasted(text);
    forget();
    lookAtPasted(text);
  };
  const players = read === null ? [] : playersToEnter(read.preview, read.choices);
  const updates = read === null ? [] : updatesChosen(read.preview, read.choices, entered);
  const open = read === null ? 0 : undecided(read.preview, read.choices);
  /** One entry of the log: one undo takes the whole table back. */
  const enter = async (): Promise<void> => {
    if (read === null) return;
    setSending(true);
    const corrections = updates.map(({ command: { type: _, ...correction } }) => correction);
    const sent = await act(
      corrections.length === 0
        ? { type: 'enterPlayers', players }
        : { type: 'importEntries', players, corrections },
      { key: read.key },
    );
    setSending(false);
    if (sent.kind !== 'done') return;
    notifications.show({ message: words.entered(players.length, updates.length) });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.heading}
      size="60rem"
      closeOnClickOutside={false}
      // While a question about the entries is open, Escape answers that one alone.
      closeOnEscape={!sending}
    >
      <Stack gap="sm">
        <p className={classes['soft']}>{words.about}</p>
        <div className={classes['top']}>
          <FileInput
            className={classes['file'] ?? ''}
            label={words.file}
            placeholder={words.choose}
            accept=".csv,.tsv,.xlsx,.ods"
            value={chosen}
            onChange={take}
            data-autofocus
          />
          <SegmentedControl
            aria-label={words.kind}
            value={kind}
            data={RATING_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(value) => {
              setKind(value);
              if (file !== null) look(file, value, table);
            }}
          />
        </div>
        {chosen === null && (
          <Textarea
            className={classes['paste'] ?? ''}
            label={words.paste}
            placeholder={words.pasteHint}
            rows={pasted === '' ? 2 : 4}
            value={pasted}
            onChange={(event) => {
              paste(event.currentTarget.value);
            }}
          />
        )}
        {busy && read === null && (
          <p role="status">
            <Loader size="sm" mr="xs" />
            {words.reading}
          </p>
        )}
        {failure !== null && <NotRead failure={failure} />}
        {table !== null && file !== null && (
          <TableChooser
            table={table}
            onChange={(where) => {
              look(file, kind, where);
            }}
          />
        )}
        {read !== null && (
          <>
            <NotUsed problems={read.preview.problems} />
            <EntryList
              preview={read.preview}
              choices={read.choices}
              players={entered}
              onChange={choose}
            />
          </>
        )}
        <div className={`${classes['foot'] ?? ''} ${stays['foot'] ?? ''}`}>
          {open > 0 && <p aria-live="polite">{words.undecided(open)}</p>}
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            loading={sending || (busy && read !== null)}
            disabled={players.length + updates.length === 0}
            onClick={() => void enter()}
          >
            {words.confirm(players.length, updates.length)}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}

/** What was pasted, as a file; none where there is nothing but space. */
const fileOf = (text: string, name: string): File | null =>
  text.trim() === '' ? null : new File([text], name, { type: 'text/tab-separated-values' });
