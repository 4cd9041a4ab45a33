import { Button, Group, Title } from '@mantine/core';
import type { AttestationLine } from '@ronde/core/tournament/views/administration.ts';
import type { ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import lines from '../../parts/lines.module.css';
import { CsvTool } from '../../parts/table-tools.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { PrintForm } from '../dossier/print-form.tsx';
import classes from './administration.module.css';
import { PEOPLE_WORDS } from './people-words.ts';

/** Licences declared on honour: their papers, and the clubs that are still to be asked (LA 5.1). */
export function AttestationsSection(props: {
  readonly attestations: readonly AttestationLine[];
}): ReactNode {
  const { attestations } = props;
  const words = useWords(PEOPLE_WORDS);
  const saveCsv = useSaveCsv();
  // These papers are for those who may settle duties, and for nobody else.
  const mayPrint = useMay()('settleDuty');
  if (attestations.length === 0) return null;
  const has = (licence: 'A' | 'B'): boolean =>
    attestations.some((line) => line.licence === licence);
  return (
    <section aria-label={words.attestations}>
      <Group justify="space-between" mt="lg">
        <Title order={2} size="h3">
          {words.attestations}
        </Title>
        <Group gap={4} className="no-print">
          {mayPrint && has('A') && <PrintForm form="t3" />}
          {mayPrint && has('B') && <PrintForm form="t4" />}
          <CsvTool
            save={() => {
              const rows = attestations.map(({ name, club, licence, check }) => [
                ...[name, club ?? '', licence],
                ...[check.clubAsked ?? '', check.remark ?? ''],
              ]);
              saveCsv(words.attestations, [words.attestationHeads, ...rows], rows.length);
            }}
          />
        </Group>
      </Group>
      <ul className={lines['list']}>
        {attestations.map((line) => (
          <Attestation key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Attestation(props: { readonly line: AttestationLine }): ReactNode {
  const { id, name, club, check } = props.line;
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const { clubAsked, licence, remark } = check;
  const state =
    clubAsked === undefined
      ? words.clubToAsk
      : words.clubAskedOn(formatDays(clubAsked, clubAsked, language));
  return (
    <li className={classes['duty']}>
      <span className={lines['what']}>
        <span className={lines['name']}>{name}</span>
        <span className={lines['soft']}>
          {[club ?? words.noClub, state, ...(remark === undefined ? [] : [remark])].join(' · ')}
        </span>
      </span>
      {clubAsked === undefined && may('noteLicences') && (
        <span className="no-print">
          <Button
            variant="default"
            loading={busy}
            aria-label={words.askedClubOf(name)}
            onClick={ignoringDoubleClick(() => {
              const kept = {
                ...(licence === undefined ? {} : { licence }),
                ...(remark === undefined ? {} : { remark }),
              };
              const today = new Date().toLocaleDateString('sv-SE');
              run(() =>
                act({
                  ...{ type: 'noteLicences', players: [id], seen: 'attestation' },
                  ...{ ...kept, clubAsked: today },
                }),
              );
            })}
          >
            {words.askedClub}
          </Button>
        </span>
      )}
    </li>
  );
}
