import { Alert, Button, List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { sayProblem as sayFileProblem } from '@ronde/core/documents/problems/say-problem.ts';
import { IMPORT_ENDINGS, isTableOfEntries } from '@ronde/server/api/import.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { IconFileImport } from '../../icons.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { newKey } from '../../../api/new-key.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { EntriesDialog } from '../../parts-of-pages.ts';
import { sayProblem } from '../../say-problem.ts';
import classes from './home.module.css';
import { HOME_WORDS } from './home-words.ts';
import { isUnreadable, sendFile, type NewEvent } from './import-file.ts';
import { OddInFile } from './odd-in-file.tsx';

/** A file chosen or dropped becomes a tournament; what is wrong with it is told line by line. */
export function ImportCard(): ReactNode {
  const words = useWords(HOME_WORDS);
  const navigate = useNavigate();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [table, setTable] = useState<File | null>(null);
  const [problem, setProblem] = useState<Problem | 'unreachable' | null>(null);

  const send = async (file: File, event: NewEvent | null): Promise<void> => {
    setTable(null);
    setProblem(null);
    setBusy(true);
    try {
      const { id, problems } = await sendFile(file, newKey(), event);
      const photos = /\.ronde$/i.test(file.name) ? ` ${words.withoutPhotos}` : '';
      const message = `${words.imported(file.name, problems.length)}${photos}`;
      notifications.show({ message, autoClose: 12_000 });
      void client.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: `/event/${encodeURIComponent(id)}/now` });
      if (problems.length > 0) {
        modals.open({ title: words.odd, children: <OddInFile problems={problems} />, size: 'lg' });
      }
    } catch (error) {
      setProblem(error instanceof AnswerProblem ? error.problem : 'unreachable');
    }
    setBusy(false);
  };
  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    if (isTableOfEntries(file.name)) setTable(file);
    else void send(file, null);
  };
  return (
    <section
      className={classes['card']}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <IconFileImport size={28} aria-hidden />
      <h2>{words.cards.import.title}</h2>
      <p>{busy ? words.reading : words.cards.import.text}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.cards.import.button}
        accept={IMPORT_ENDINGS.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button variant="default" loading={busy} onClick={() => input.current?.click()}>
        {words.cards.import.button}
      </Button>
      {problem !== null && <NotImported problem={problem} />}
      {table !== null && (
        <PartOfPage>
          <EntriesDialog
            file={table}
            onClose={() => {
              setTable(null);
            }}
            onSend={(event) => void send(table, event)}
          />
        </PartOfPage>
      )}
    </section>
  );
}

/** As many lines as help. */
const MOST_LINES = 8;

function NotImported({ problem }: { readonly problem: Problem | 'unreachable' }): ReactNode {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  if (problem === 'unreachable' || !isUnreadable(problem)) {
    return (
      <Alert color="red" role="alert" title={words.notImported}>
        {problem === 'unreachable' ? words.unreachable : sayProblem(problem, language)}
      </Alert>
    );
  }
  const { fault, problems } = problem.params;
  const known: Readonly<Record<string, string>> = words.faults;
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    <Alert color="red" role="alert" title={words.notImported}>
      <Text size="sm">{known[fault] ?? words.fault(fault)}</Text>
      <List size="sm">
        {errors.slice(0, MOST_LINES).map((one, index) => (
          <List.Item key={index}>{sayFileProblem(one, language)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
