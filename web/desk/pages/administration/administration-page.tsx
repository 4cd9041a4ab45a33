import { Alert, Group, Loader, Text, Title } from '@mantine/core';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import type { ReactNode } from 'react';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { PrintTool } from '../../parts/table-tools.tsx';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import { DeadlinesSection } from './deadlines-section.tsx';
import { HomologationSection } from './homologation-section.tsx';
import { MoneySection } from './money-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SevenDuties } from './seven-duties.tsx';

/** The event's file: homologation, duties with their days and their proof, and money. */
export function AdministrationPage(): ReactNode {
  const words = useWords(ADMINISTRATION_WORDS);
  const view = useView<AdministrationView>('administration');
  const problem = useLastProblem(view);
  const { data } = view;
  if (data === undefined) {
    return problem === null ? <Loader /> : <Alert color="red">{words.failed}</Alert>;
  }
  return (
    <div className={lines['page']}>
      <Group justify="space-between" mb="xs">
        <Title order={1} size="h2">
          {words.title}
        </Title>
        <Group gap={4} className="no-print">
          <PrintTool />
        </Group>
      </Group>
      <Text>{words.about}</Text>
      <HomologationSection view={data} />
      {data.homologation !== null && <SevenDuties steps={data.steps} />}
      <DeadlinesSection view={data} />
      <MoneySection view={data} />
      <PeopleSection view={data} />
      <RetentionSection retention={data.retention} />
    </div>
  );
}
