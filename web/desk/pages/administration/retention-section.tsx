import { Alert, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { sayArticle } from '@ronde/core/administration/deadlines/say-deadline.ts';
import { PRIVATE_KINDS, type RetentionView } from '@ronde/core/tournament/views/retention.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useState, type ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import lines from '../../parts/lines.module.css';
import { CsvTool } from '../../parts/table-tools.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import classes from './administration.module.css';
import { RETENTION_WORDS } from './retention-words.ts';

/** What is private of the event, until when it is kept, and its erasure (LA lines 8846, 8913). */
export function RetentionSection(props: { readonly retention: RetentionView }): ReactNode {
  const { standing, keptUntil, article, erased, openCases, holds } = props.retention;
  const words = useWords(RETENTION_WORDS);
  const language = useLanguage();
  const saveCsv = useSaveCsv();
  const may = useMay();
  const day = formatDays(keptUntil, keptUntil, language);
  const said = sayArticle(article, language);
  const rows = PRIVATE_KINDS.map((kind) => [words.kinds[kind], String(holds[kind])] as const);
  return (
    <section aria-label={words.title}>
      <Group justify="space-between" mt="lg">
        <Title order={2} size="h3">
          {words.title}
        </Title>
        <Group gap={4} className="no-print">
          <CsvTool
            save={() => {
              saveCsv(words.title, [words.heads, ...rows], rows.length);
            }}
          />
        </Group>
      </Group>
      {erased === null ? (
        <Text>{standing === 'mayGo' ? words.mayGo(day, said) : words.keep(day, said)}</Text>
      ) : (
        <Text>
          {words.erased(
            formatDays(erased.at.slice(0, 10), erased.at.slice(0, 10), language),
            writerName(erased.by, language),
          )}
        </Text>
      )}
      {openCases > 0 && standing === 'mayGo' && (
        <Alert color="orange" mt="xs">
          {words.openCases(openCases)}
        </Alert>
      )}
      <ul className={lines['list']}>
        {rows.map(([kind, count]) => (
          <li key={kind} className={classes['duty']}>
            <span className={lines['what']}>
              <span className={lines['name']}>{kind}</span>
            </span>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      {standing === 'mayGo' && openCases === 0 && may('erasePrivateData') && <Erase />}
    </section>
  );
}

/** The event's name is typed before the question is asked. */
function Erase(): ReactNode {
  const words = useWords(RETENTION_WORDS);
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const { data: overview } = useView<OverviewAnswer>('');
  const [typed, setTyped] = useState('');
  const name = overview?.overview.name.trim() ?? '';
  return (
    <div className="no-print">
      <Text c="dimmed" mt="sm">
        {words.stays} {words.saveFirst}
      </Text>
      <Group align="flex-end" mt="xs">
        <TextInput
          flex="1 1 16rem"
          maw="30rem"
          label={words.typeName(name)}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
        <Button
          variant="outline"
          color="red"
          loading={busy}
          disabled={name === '' || typed.trim() !== name}
          onClick={ignoringDoubleClick(() => {
            run(() => act({ type: 'erasePrivateData', name: typed.trim() }));
          })}
        >
          {words.erase}
        </Button>
      </Group>
    </div>
  );
}
