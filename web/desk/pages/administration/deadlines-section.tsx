import { Button, Group, Text, Title } from '@mantine/core';
import { DEADLINE_WORDS } from '@ronde/core/administration/deadlines/deadline-words.ts';
import { sayDuty } from '@ronde/core/administration/deadlines/say-deadline.ts';
import { deadlinesCalendar } from '@ronde/core/documents/administration/deadlines-calendar.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { saveFile } from '../../parts/save-file.ts';
import { CsvTool } from '../../parts/table-tools.tsx';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import classes from './administration.module.css';
import { DutyLine } from './duty-line.tsx';

/** Every duty by its day, with who holds it and the proof that it is done. */
export function DeadlinesSection(props: { readonly view: AdministrationView }): ReactNode {
  const { deadlines, homologation } = props.view;
  const words = useWords(ADMINISTRATION_WORDS);
  const language = useLanguage();
  const saveCsv = useSaveCsv();
  const { id } = useEvent();
  const { data: overview } = useView<OverviewAnswer>('');
  const { holders } = DEADLINE_WORDS[language];
  return (
    <>
      <Group justify="space-between" mt="lg">
        <Title order={2} size="h3">
          {words.deadlines}
        </Title>
        <Group gap={4} className="no-print">
          <Button
            variant="default"
            onClick={() => {
              const name = overview?.overview.name ?? id;
              const changedAt = new Date().toISOString();
              const asked = { event: id, name, language, changedAt };
              saveFile(`${id}.ics`, 'text/calendar', deadlinesCalendar(deadlines, asked));
            }}
          >
            {words.calendar}
          </Button>
          <CsvTool
            save={() => {
              const rows = deadlines.map((line) => [
                line.due ?? '',
                sayDuty(line, language),
                holders[line.who],
                words.standings[line.standing],
                line.record?.on ?? '',
                line.record?.proof ?? '',
                line.article,
              ]);
              saveCsv(words.deadlines, [words.list, ...rows], rows.length);
            }}
          />
        </Group>
      </Group>
      {homologation === null && <Text className={classes['note']}>{words.sayKindFirst}</Text>}
      <ol className={lines['list']}>
        {deadlines.map((line) => (
          <DutyLine key={line.id} line={line} />
        ))}
      </ol>
    </>
  );
}
