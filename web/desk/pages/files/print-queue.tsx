import { Alert, Button, Group, Switch, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { paperNamed, type PaperName } from '@ronde/core/documents/papers/papers.ts';
import {
  sheetsPath,
  type PrintsAnswer,
  type PrintSettings,
  type QueuedPrint,
} from '@ronde/server/api/prints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { formatInstant } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { IconPrinter } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { saveFile } from '../../parts/save-file.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { fetchFile } from './fetch-file.ts';
import classes from './files.module.css';
import { printFile } from './print-file.ts';
import { PRINT_QUEUE_WORDS } from './print-queue-words.ts';
import { usePaperAttempt } from './use-paper-attempt.ts';

/** Everything of the round that is played: made, printed or no longer right; printed with one click. */
export function PrintQueue(): ReactNode {
  const answer = useView<PrintsAnswer>('prints').data;
  if (answer === undefined) return null;
  if (answer.round === null) return null;
  return <RoundQueue answer={answer} round={answer.round} />;
}

function RoundQueue(props: { readonly answer: PrintsAnswer; readonly round: number }): ReactNode {
  const { answer, round } = props;
  const words = useWords(PRINT_QUEUE_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const client = useQueryClient();
  const attempt = usePaperAttempt();
  const { busy, run } = useOneAtATime();
  /** In the printer: whether they came out only the person knows. */
  const [sent, setSent] = useState<readonly PaperName[]>([]);
  const left = answer.papers.filter(({ state }) => state !== 'printed');
  const refresh = (): Promise<void> =>
    client.invalidateQueries({ queryKey: [...eventKey(id), 'prints'] });
  const print = (wanted: readonly QueuedPrint[]): void => {
    run(async () => {
      const papers = wanted.map(({ paper }) => paper);
      const toMake = wanted.filter(({ state }) => state === 'toMake' || state === 'stale');
      const file = await attempt(async () => {
        if (toMake.length > 0) {
          const body = { round, papers: toMake.map(({ paper }) => paper), language };
          await ask(viewPath(id, 'prints'), { method: 'POST', body });
        }
        return fetchFile(sheetsPath(id, round, papers), `round-${round}.pdf`);
      });
      await refresh();
      if (file === null) return;
      const opened = await printFile(file.content);
      if (!opened) saveFile(file.name, file.type, file.content);
      setSent(papers);
    });
  };
  const cameOut = (): void => {
    run(async () => {
      await attempt(() =>
        ask(viewPath(id, 'prints/printed'), { method: 'POST', body: { round, papers: sent } }),
      );
      await refresh();
      setSent([]);
    });
  };
  return (
    <section className={classes['group']} aria-label={words.heading(round)}>
      <h2>{words.heading(round)}</h2>
      <Text c="dimmed" mb="xs">
        {words.about}
      </Text>
      <Group gap="sm">
        <strong role="status">{words.left(left.length)}</strong>
        {left.length > 0 && (
          <Button
            loading={busy}
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => {
              print(left);
            }}
          >
            {words.printLeft}
          </Button>
        )}
      </Group>
      {sent.length > 0 && (
        <Alert mt="xs" title={words.cameOut}>
          <Group gap="sm">
            <Button onClick={cameOut} loading={busy}>
              {words.yes}
            </Button>
            <Button
              variant="default"
              disabled={busy}
              onClick={() => {
                setSent([]);
              }}
            >
              {words.no}
            </Button>
          </Group>
        </Alert>
      )}
      <ul className={lines['list']}>
        {answer.papers.map((one) => {
          const name = paperNamed(one.paper).name[language];
          const at = one.printedAt ?? one.madeAt;
          const said = words.states[one.state];
          return (
            <li key={one.paper}>
              <span className={lines['what']}>
                <span className={lines['name']}>{name}</span>
                <span className={lines['soft']} data-print-state={one.state}>
                  {at === null ? said : words.since(said, formatInstant(at, language))}
                </span>
              </span>
              <Button
                variant="default"
                disabled={busy}
                aria-label={words.printOf(name)}
                onClick={() => {
                  print([one]);
                }}
              >
                {words.print}
              </Button>
            </li>
          );
        })}
      </ul>
      <QueueSettings answer={answer} />
    </section>
  );
}

/** Whether papers are made by themselves, and a folder they are put into; kept at once. */
function QueueSettings({ answer }: { readonly answer: PrintsAnswer }): ReactNode {
  const { settings, mayChooseFolder } = answer;
  const words = useWords(PRINT_QUEUE_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const client = useQueryClient();
  const attempt = usePaperAttempt();
  const keep = (change: Partial<PrintSettings>): void => {
    void attempt(async () => {
      const body = { ...settings, language, ...change };
      await ask(viewPath(id, 'prints'), { method: 'PUT', body });
      await client.invalidateQueries({ queryKey: [...eventKey(id), 'prints'] });
      return true;
    }).then((done) => {
      if (done !== null) notifications.show({ message: words.kept, autoClose: 3_000 });
    });
  };
  return (
    <Group gap="sm" align="end" mt="xs">
      <Switch
        label={words.automatic}
        checked={settings.automatic}
        onChange={({ currentTarget: { checked } }) => {
          keep({ automatic: checked });
        }}
      />
      {mayChooseFolder && (
        <TextInput
          key={settings.folder ?? ''}
          w="24rem"
          maw="100%"
          label={words.folder}
          description={words.folderAbout}
          defaultValue={settings.folder ?? ''}
          onBlur={({ currentTarget: { value } }) => {
            const folder = value.trim() === '' ? null : value.trim();
            if (folder !== settings.folder) keep({ folder });
          }}
        />
      )}
    </Group>
  );
}
