import {
  Button,
  Group,
  Loader,
  Modal,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { RATING_KINDS, type RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { NewEntriesPreview } from '@ronde/server/api/imports.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import stays from '../../parts/dialog-foot.module.css';
import { NotRead } from '../../parts/entries/not-read.tsx';
import { tableQuery } from '../../parts/entries/table-asked.ts';
import { useTableLook } from '../../parts/entries/use-table-look.ts';
import { TableChooser, type TableWhere } from '../../parts/table-chooser.tsx';
import { ENTRIES_WORDS } from '../players/entries-words.ts';
import { NotUsed } from '../players/not-used.tsx';
import { ENTRIES_DIALOG_WORDS } from './entries-dialog-words.ts';
import type { NewEvent } from './import-file.ts';
import { nameFromFile } from './name-from-file.ts';

/** A tournament from a table of entries: what the table does not say, and where its players stand. */
export function EntriesDialog(props: {
  readonly file: File;
  readonly onClose: () => void;
  readonly onSend: (event: NewEvent) => void;
}): ReactNode {
  const { file } = props;
  const words = useWords(ENTRIES_DIALOG_WORDS);
  const entries = useWords(ENTRIES_WORDS);
  const [name, setName] = useState(nameFromFile(file.name));
  const [rounds, setRounds] = useState(7);
  const [firstDay, setFirstDay] = useState(new Date().toLocaleDateString('sv-SE'));
  const [kind, setKind] = useState<RatingKind>('standard');
  const [where, setWhere] = useState<TableWhere | null>(null);
  const { busy, table, read, failure, look } = useTableLook<NewEntriesPreview>(null);
  const begin = useRef(look);
  begin.current = look;
  useEffect(() => {
    begin.current(file, kind, where);
  }, [file, kind, where]);
  return (
    <Modal opened onClose={props.onClose} title={words.title} size="60rem">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (read === null || busy) return;
          const table = tableQuery({ kind, columns: null, ...where });
          props.onSend({ name, rounds, firstDay, table });
        }}
      >
        <Stack gap="sm">
          <Text>{words.text(file.name)}</Text>
          <TextInput
            label={words.name}
            required
            data-autofocus
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
          />
          <Group align="end">
            <NumberInput
              label={words.rounds}
              required
              min={1}
              max={99}
              w="7rem"
              value={rounds}
              onChange={(value) => {
                setRounds(Math.max(1, Math.trunc(Number(value))));
              }}
            />
            <TextInput
              type="date"
              label={words.firstDay}
              required
              value={firstDay}
              onChange={(event) => {
                setFirstDay(event.currentTarget.value);
              }}
            />
            <SegmentedControl
              aria-label={entries.kind}
              value={kind}
              data={RATING_KINDS.map((value) => ({ value, label: entries.kinds[value] }))}
              onChange={setKind}
            />
          </Group>
          {busy && read === null && (
            <p role="status">
              <Loader size="sm" mr="xs" />
              {entries.reading}
            </p>
          )}
          {failure !== null && <NotRead failure={failure} />}
          {table !== null && <TableChooser table={table} onChange={setWhere} />}
          {read !== null && (
            <>
              <Text role="status">{words.players(read.players, read.found)}</Text>
              <NotUsed problems={read.problems} />
            </>
          )}
          <Group justify="flex-end" className={stays['foot'] ?? ''}>
            <Button variant="default" onClick={props.onClose}>
              {entries.cancel}
            </Button>
            <Button
              type="submit"
              loading={busy && read !== null}
              disabled={read === null || read.players === 0}
            >
              {words.make}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
