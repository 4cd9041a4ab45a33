import { Alert, Group, Loader, SegmentedControl, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { IncidentsView } from '@ronde/core/tournament/views/incidents.ts';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { OpensDialog } from '../../parts/opens-dialog.tsx';
import { incidentColumns, penaltyColumns } from './incident-columns.tsx';
import { IncidentDialog } from './incident-dialog.tsx';
import { INCIDENT_WORDS } from './incident-words.ts';
import { ToldDialog } from './told-dialog.tsx';

const [ALL, PENALTIES] = ['all', 'penalties'] as const;

/** Incidents with their decisions, and the register of penalties (Laws 12.9): for arbiters alone. */
export function IncidentsParts(): ReactNode {
  const words = useWords(INCIDENT_WORDS);
  const { data, isError } = useView<IncidentsView>('incidents');
  if (data === undefined) return isError ? <Alert color="red">{words.failed}</Alert> : <Loader />;
  return <Register view={data} />;
}

function Register({ view }: { readonly view: IncidentsView }): ReactNode {
  const words = useWords(INCIDENT_WORDS);
  const language = useLanguage();
  const may = useMay();
  const [show, setShow] = useState<string>(ALL);
  const { incident }: { incident?: number } = useSearch({ strict: false });
  const [opened, setOpened] = useState<number | null>(incident ?? null);
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const columns = useMemo(() => incidentColumns(language, narrow), [language, narrow]);
  const ofPenalties = useMemo(() => penaltyColumns(language), [language]);
  const { incidents, penalties, fineUpTo } = view;
  const line = incidents.find(({ number }) => number === opened);
  const tools = (
    <SegmentedControl
      aria-label={words.show}
      value={show}
      data={[
        { value: ALL, label: `${words.all} (${incidents.length})` },
        { value: PENALTIES, label: `${words.penalties} (${penalties.length})` },
      ]}
      onChange={setShow}
    />
  );
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Title order={1} size="h2">
          {words.heading}
        </Title>
        {may('enterIncident') && (
          <OpensDialog label={words.enter} variant="filled">
            {(close) => <ToldDialog line={null} onClose={close} />}
          </OpensDialog>
        )}
      </Group>
      <Text mb="sm">{words.about}</Text>
      {show === ALL ? (
        <DataTable
          name="incidents"
          caption={words.heading}
          columns={columns}
          rows={incidents}
          rowKey={({ number }) => String(number)}
          tools={tools}
          onOpen={({ number }) => {
            setOpened(number);
          }}
          empty={words.none}
        />
      ) : (
        <DataTable
          name="penalties"
          caption={words.penalties}
          columns={ofPenalties}
          rows={penalties}
          rowKey={({ incident, kind }) => `${incident} ${kind}`}
          tools={tools}
          onOpen={({ incident }) => {
            setOpened(incident);
          }}
          empty={words.noPenalty}
        />
      )}
      {line !== undefined && (
        <IncidentDialog
          line={line}
          fineUpTo={fineUpTo}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}
