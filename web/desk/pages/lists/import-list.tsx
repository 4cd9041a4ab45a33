import { Alert, Button, FileInput, NativeSelect, TextInput } from '@mantine/core';
import { RATING_KINDS } from '@ronde/core/rules/rating-kind.ts';
import type { ListJob } from '@ronde/server/api/lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { ImportJob } from './import-job.tsx';
import { isRunning, lastOfEach } from './job-progress.ts';
import { isMonth, isSource, listImportPath, listOfFile, type ListOfFile } from './list-of-file.ts';
import { ListColumnsForm } from './list-columns-form.tsx';
import { unfitColumns } from './list-columns.ts';
import { LISTS_WORDS } from './lists-words.ts';
import classes from './lists.module.css';
import { postFile } from './post-file.ts';
import { sayFailure } from './say-failure.ts';
import { formatBytes } from './sizes.ts';
import { KNOWN_SOURCES } from './source-name.ts';
import { useListPreview } from './use-list-preview.ts';

const ENDINGS = '.zip,.xml,.txt,.mdb,.accdb,.csv,.xlsx';

const today = (): string => new Date().toLocaleDateString('sv-SE');

/** A file becomes a list: what it seems to be is written beforehand and can be changed. */
export function ImportList(props: {
  readonly jobs: readonly ListJob[];
  readonly limit: number;
}): ReactNode {
  const { jobs, limit } = props;
  const words = useWords(LISTS_WORDS);
  const language = useLanguage();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [list, setList] = useState<ListOfFile>({
    source: 'fide',
    month: today().slice(0, 7),
    kind: null,
  });
  const [tried, setTried] = useState(false);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const look = useListPreview();
  const running = jobs.some(isRunning);

  const take = (chosen: File | null): void => {
    setFile(chosen);
    setFailure(null);
    look.look(chosen);
    if (chosen !== null) setList(listOfFile(chosen.name, today()));
  };
  const send = async (): Promise<void> => {
    setTried(true);
    if (file === null || !isSource(list.source) || !isMonth(list.month)) return;
    const columns = look.table?.columns ?? null;
    // Said beside the columns.
    if (columns !== null && unfitColumns(columns) !== null) return;
    if (file.size > limit) {
      setFailure(words.tooLarge(formatBytes(limit, language)));
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await postFile<ListJob>(listImportPath(file.name, list, columns), file);
      look.remember();
      look.look(null);
      setFile(null);
      setTried(false);
    } catch (error) {
      setFailure(sayFailure(error, language, words));
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: ['lists'] });
  };
  return (
    <section className={classes['group']}>
      <h2>{words.import}</h2>
      <p className={classes['about']}>{words.importAbout}</p>
      <form
        noValidate
        className={classes['form']}
        data-over={over}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
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
          take(event.dataTransfer.files[0] ?? null);
        }}
      >
        <FileInput
          label={words.file}
          placeholder={words.choose}
          accept={ENDINGS}
          value={file}
          onChange={take}
          error={tried && file === null ? words.choose : undefined}
          description={
            file === null ? undefined : words.chosen(file.name, formatBytes(file.size, language))
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput
          label={words.source}
          description={words.sourceHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          list="list-sources"
          value={list.source}
          error={tried && !isSource(list.source) ? words.badSource : undefined}
          onChange={(event) => {
            setList({ ...list, source: event.currentTarget.value.trim() });
          }}
        />
        <datalist id="list-sources">
          {Object.entries(KNOWN_SOURCES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
        <TextInput
          type="month"
          label={words.month}
          description={words.monthHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={list.month}
          error={tried && !isMonth(list.month) ? words.badMonth : undefined}
          onChange={(event) => {
            setList({ ...list, month: event.currentTarget.value.trim() });
          }}
        />
        <NativeSelect
          label={words.kind}
          description={words.kindHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={list.kind ?? ''}
          data={[
            { value: '', label: words.kindNamed },
            ...RATING_KINDS.map((value) => ({ value, label: words.kinds[value] })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setList({ ...list, kind: RATING_KINDS.find((kind) => kind === value) ?? null });
          }}
        />
        <div className={classes['send']}>
          <Button type="submit" loading={busy || look.busy} disabled={running}>
            {words.send}
          </Button>
        </div>
        <ListColumnsForm look={look} kind={list.kind} />
      </form>
      {busy && (
        <p className={classes['soft']} role="status">
          {words.sending}
        </p>
      )}
      {failure !== null && (
        <Alert color="red" role="alert" mt="sm" title={words.failed}>
          {failure}
        </Alert>
      )}
      {lastOfEach(jobs).map((job) => (
        <ImportJob key={job.id} job={job} />
      ))}
    </section>
  );
}
