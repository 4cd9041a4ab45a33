import {
  Alert,
  Button,
  FileInput,
  List,
  Loader,
  Modal,
  SegmentedControl,
  Stack,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { sayProblem as sayFileProblem } from '@ronde/core/documents/problems/say-problem.ts';
import type { ColumnMap } from '@ronde/core/formats/entries/column-map.ts';
import { RATING_KINDS, type RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { Problem as FileProblem } from '@ronde/core/rules/problem.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { EntriesPreview } from '@ronde/server/api/imports.ts';
import { useRef, useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { newKey } from '../../../api/new-key.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { useRatingKind } from '../lists/use-rating-kind.ts';
import { FILE_FAULTS } from '../lists/file-faults-words.ts';
import { postFile } from '../lists/post-file.ts';
import { sayFailure } from '../lists/say-failure.ts';
import {
  entriesPath,
  firstChoices,
  playersToEnter,
  undecided,
  type EntryChoices,
} from './entry-choices.ts';
import { EntryColumns } from './entry-columns.tsx';
import { EntryList } from './entry-list.tsx';
import { updatesChosen } from './entry-updates.ts';
import stays from '../../parts/dialog-foot.module.css';
import classes from './entries.module.css';
import { ENTRIES_WORDS } from './entries-words.ts';

interface Read {
  readonly preview: EntriesPreview;
  readonly choices: EntryChoices;
  /** The same for every try: sent twice, entered once. */
  readonly key: string;
}

interface Failure {
  readonly sentence: string;
  readonly problems: readonly FileProblem[];
}

/** As many lines as help. */
const MOST_LINES = 8;

/** A table of players beside the lists: looked at line by line, then entered at once. */
export function ImportEntries(props: {
  readonly players: readonly PlayerLine[];
  readonly onClose: () => void;
}): ReactNode {
  const { players: entered, onClose } = props;
  const words = useWords(ENTRIES_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const act = useDo();
  const [kind, setKind] = useRatingKind();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);

  const look = async (chosen: File, by: RatingKind, columns: ColumnMap | null): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    setFailure(null);
    setBusy(true);
    try {
      const path = entriesPath(id, chosen.name, { kind: by, columns });
      const preview = await postFile<EntriesPreview>(path, chosen);
      // The answer to an earlier wish says nothing of the present one.
      if (own !== asked.current) return;
      setRead({ preview, choices: firstChoices(preview), key: newKey() });
    } catch (error) {
      if (own !== asked.current) return;
      const told = problemsIn(error);
      const sentence = sayFailure(error, language, {
        problems: { ...words.refusals, 'import.unreadable': whyUnread(error) },
        unreachable: words.unreachable,
      });
      setFailure({ sentence, problems: told });
    }
    setBusy(false);
  };
  /** The file as a whole; what its lines say follows. */
  const whyUnread = (error: unknown): string => {
    const { fault } = error instanceof AnswerProblem ? error.problem.params : {};
    const faults: Readonly<Record<string, string>> = FILE_FAULTS[language];
    return (typeof fault === 'string' ? faults[fault] : undefined) ?? words.refusals.unreadable;
  };
  const take = (chosen: File | null): void => {
    setFile(chosen);
    setRead(null);
    setFailure(null);
    if (chosen !== null) void look(chosen, kind, null);
  };
  const players = read === null ? [] : playersToEnter(read.preview, read.choices);
  const updates = read === null ? [] : updatesChosen(read.preview, read.choices, entered);
  const open = read === null ? 0 : undecided(read.preview, read.choices);
  const enter = async (): Promise<void> => {
    if (read === null) return;
    setBusy(true);
    const done = await send(read.key);
    setBusy(false);
    if (!done) return;
    notifications.show({ message: words.entered(players.length, updates.length) });
    onClose();
  };
  /** New people first: what stops one stops the rest, and the same keys go on from there. */
  const send = async (key: string): Promise<boolean> => {
    if (players.length > 0) {
      const sent = await act({ type: 'enterPlayers', players }, { key });
      if (sent.kind !== 'done') return false;
    }
    for (const { line, command } of updates) {
      const sent = await act(command, { key: `${key}.${line}` });
      if (sent.kind !== 'done') return false;
    }
    return true;
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.heading}
      size="60rem"
      closeOnClickOutside={false}
      // While a question about the entries is open, Escape answers that one alone.
      closeOnEscape={!busy}
    >
      <Stack gap="sm">
        <p className={classes['soft']}>{words.about}</p>
        <div className={classes['top']}>
          <FileInput
            className={classes['file'] ?? ''}
            label={words.file}
            placeholder={words.choose}
            accept=".csv,.xlsx"
            value={file}
            onChange={take}
            data-autofocus
          />
          <SegmentedControl
            aria-label={words.kind}
            value={kind}
            data={RATING_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(value) => {
              setKind(value);
              if (file !== null) void look(file, value, read?.preview.columns ?? null);
            }}
          />
        </div>
        {busy && read === null && (
          <p role="status">
            <Loader size="sm" mr="xs" />
            {words.reading}
          </p>
        )}
        {failure !== null && <NotRead failure={failure} />}
        {read !== null && file !== null && (
          <>
            <EntryColumns
              headings={read.preview.headings}
              columns={read.preview.columns}
              hint={words.columnsHint}
              onChange={(columns) => void look(file, kind, columns)}
            />
            <Remarks problems={read.preview.problems} />
            <EntryList
              preview={read.preview}
              choices={read.choices}
              players={entered}
              onChange={(choices) => {
                setRead({ ...read, choices, key: newKey() });
              }}
            />
          </>
        )}
        <div className={`${classes['foot'] ?? ''} ${stays['foot'] ?? ''}`}>
          {open > 0 && <p aria-live="polite">{words.undecided(open)}</p>}
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            loading={busy && read !== null}
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

/** What a refusal tells of the file. */
function problemsIn(error: unknown): readonly FileProblem[] {
  if (!(error instanceof AnswerProblem)) return [];
  const given = error.problem.params['problems'];
  return Array.isArray(given) ? (given as readonly FileProblem[]) : [];
}

function Lines({ problems }: { readonly problems: readonly FileProblem[] }): ReactNode {
  const language = useLanguage();
  return (
    <List size="sm">
      {problems.slice(0, MOST_LINES).map((one, index) => (
        <List.Item key={index}>{sayFileProblem(one, language)}</List.Item>
      ))}
    </List>
  );
}

function NotRead({ failure }: { readonly failure: Failure }): ReactNode {
  const words = useWords(ENTRIES_WORDS);
  return (
    <Alert color="red" role="alert" title={words.notRead}>
      {failure.sentence}
      <Lines problems={failure.problems} />
    </Alert>
  );
}

function Remarks({ problems }: { readonly problems: readonly FileProblem[] }): ReactNode {
  const words = useWords(ENTRIES_WORDS);
  if (problems.length === 0) return null;
  return (
    <details>
      <summary>{words.problems(problems.length)}</summary>
      <Lines problems={problems} />
    </details>
  );
}
