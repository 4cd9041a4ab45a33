import { Alert, Button, FileInput, Loader, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { sayProblem } from '@ronde/core/documents/problems/say-problem.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { TeamsView } from '@ronde/core/tournament/views/teams.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import foot from '../../parts/dialog-foot.module.css';
import { NotRead } from '../../parts/entries/not-read.tsx';
import { TableChooser } from '../../parts/table-chooser.tsx';
import { useRatingKind } from '../lists/use-rating-kind.ts';
import { undecided } from '../players/entry-choices.ts';
import { EntryList } from '../players/entry-list.tsx';
import classes from '../players/entries.module.css';
import { ENTRIES_WORDS } from '../players/entries-words.ts';
import { NotUsed } from '../players/not-used.tsx';
import { useEntriesPreview } from '../players/use-entries-preview.ts';
import { teamsChosen } from './teams-chosen.ts';
import { TEAMS_WORDS } from './teams-words.ts';

/** Until somebody has done typing into the field for pasting. */
const PATIENCE = 300;

/** A table of teams beside the lists: looked at line by line, then entered at once. */
export function ImportTeams(props: {
  readonly view: TeamsView;
  readonly onClose: () => void;
}): ReactNode {
  const { view, onClose } = props;
  const words = useWords(TEAMS_WORDS);
  const entries = useWords(ENTRIES_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const act = useDo();
  const [kind] = useRatingKind();
  const players = useView<PlayersView>('players').data?.players ?? [];
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [sending, setSending] = useState(false);
  const { busy, table, read, failure, look, forget, choose } = useEntriesPreview(id);
  const lookLater = useDebouncedCallback((given: File) => {
    look(given, kind, null);
  }, PATIENCE);
  const paste = (text: string): void => {
    setPasted(text);
    forget();
    const given =
      text.trim() === ''
        ? null
        : new File([text], entries.pasted, { type: 'text/tab-separated-values' });
    setFile(given);
    if (given !== null) lookLater(given);
  };
  const chosen = read === null ? null : teamsChosen(read.preview, read.choices, view.teams);
  const { teams = [], players: newcomers = [] } = chosen?.command ?? {};
  const open = read === null ? 0 : undecided(read.preview, read.choices);
  const enter = async (): Promise<void> => {
    if (chosen === null || read === null) return;
    setSending(true);
    const sent = await act(chosen.command, { key: read.key });
    setSending(false);
    if (sent.kind !== 'done') return;
    notifications.show({ message: words.imported(teams.length) });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.importHeading}
      size="60rem"
      closeOnClickOutside={false}
      closeOnEscape={!sending}
    >
      <Stack gap="sm">
        <p className={classes['soft']}>{words.importAbout}</p>
        <FileInput
          label={entries.file}
          placeholder={entries.choose}
          accept=".csv,.tsv,.xlsx,.ods"
          value={pasted === '' ? file : null}
          onChange={(given) => {
            setPasted('');
            setFile(given);
            forget();
            if (given !== null) look(given, kind, null);
          }}
          data-autofocus
        />
        {(file === null || pasted !== '') && (
          <Textarea
            label={entries.paste}
            placeholder={entries.pasteHint}
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
            {entries.reading}
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
        {read !== null && table?.columns.team === undefined && (
          <Alert color="yellow" role="alert">
            {words.noTeamColumn}
          </Alert>
        )}
        {read !== null && chosen !== null && (
          <>
            {teams.length > 0 && (
              <section aria-label={words.found}>
                <Text fw={600}>{words.found}</Text>
                <ul>
                  {teams.map(({ id: team, name, roster }) => (
                    <li key={team}>{words.foundTeam(name, roster.length)}</li>
                  ))}
                </ul>
              </section>
            )}
            {table?.columns.team !== undefined && chosen.problems.length > 0 && (
              <Alert color="yellow" role="alert">
                <ul>
                  {chosen.problems.map((problem) => (
                    <li key={`${problem.line} ${problem.code}`}>{sayProblem(problem, language)}</li>
                  ))}
                </ul>
              </Alert>
            )}
            <NotUsed problems={read.preview.problems} />
            <EntryList
              preview={read.preview}
              choices={read.choices}
              players={players}
              onChange={choose}
            />
          </>
        )}
        <div className={`${classes['foot'] ?? ''} ${foot['foot'] ?? ''}`}>
          {open > 0 && <p aria-live="polite">{entries.undecided(open)}</p>}
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            loading={sending || (busy && read !== null)}
            disabled={teams.length === 0}
            onClick={() => void enter()}
          >
            {words.importTeams(teams.length, newcomers.length)}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}
