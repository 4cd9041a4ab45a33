import { Alert, Button, Group, Loader, SegmentedControl, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { PlayerLine, PlayersView } from '@ronde/core/tournament/views/players.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { IconUsers } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { licenceCommand } from '../../parts/licences/licence-command.ts';
import { LICENCE_WORDS } from '../../parts/licences/licence-words.ts';
import { isOnRecord, isToSee, isUnnoted } from '../../parts/licences/register-lines.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { licenceColumns } from './licence-columns.tsx';
import classes from './licences.module.css';
import { REGISTER_WORDS } from './register-words.ts';

/** The register of licences of an event (LA 5.1): whole, or what is still to settle. */
export function LicencesPage(): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const own = useWords(REGISTER_WORDS);
  const { data, isError } = useView<PlayersView>('players');
  if (data === undefined) return isError ? <Alert color="red">{words.failed}</Alert> : <Loader />;
  const asked = data.players.filter(({ staff }) => (staff?.licenceVerdict ?? null) !== null);
  return (
    <>
      <Title order={1} size="h2" mb="sm">
        {words.heading}
      </Title>
      {asked.length === 0 ? (
        <EmptyState sign={IconUsers} title={own.none} what={own.noneAsked} />
      ) : (
        <Register lines={asked} />
      )}
    </>
  );
}

const [EVERYBODY, TO_SETTLE] = ['everybody', 'toSettle'] as const;

function Register({ lines }: { readonly lines: readonly PlayerLine[] }): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const own = useWords(REGISTER_WORDS);
  const language = useLanguage();
  const may = useMay();
  const { panel, open } = usePanel();
  const [show, setShow] = useState<string>(EVERYBODY);
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const mayNote = may('noteLicences');
  const columns = useMemo(
    () => licenceColumns(language, { narrow, mayNote }),
    [language, narrow, mayNote],
  );
  const toSettle = useMemo(() => lines.filter(isToSee), [lines]);
  const here = lines.filter(({ left }) => left === null).length;
  return (
    <>
      <Text>
        {words.about}{' '}
        <strong role="status" className={`${classes['count'] ?? ''} no-print`}>
          {words.seenOf(here - toSettle.length, here)}
        </strong>
      </Text>
      {mayNote && <ForAll lines={lines} />}
      <DataTable
        name="licences"
        caption={words.heading}
        columns={columns}
        rows={show === TO_SETTLE ? toSettle : lines}
        rowKey={({ id }) => id}
        current={panel?.kind === 'player' ? panel.player : null}
        onOpen={({ id }) => {
          open({ kind: 'player', player: id });
        }}
        tools={
          <SegmentedControl
            aria-label={words.show}
            value={show}
            data={[
              { value: EVERYBODY, label: own.everybody(lines.length) },
              { value: TO_SETTLE, label: own.toSettle(toSettle.length) },
            ]}
            onChange={setShow}
          />
        }
        empty={own.allSettled}
      />
    </>
  );
}

/** One press for everybody of whom nothing is noted, one for those whom the listing has. */
function ForAll({ lines }: { readonly lines: readonly PlayerLine[] }): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const unnoted = lines.filter(isUnnoted);
  const onRecord = lines.filter(isOnRecord);
  if (unnoted.length === 0) return null;
  const note = (of: readonly PlayerLine[], seen: 'shown' | 'listed') =>
    ignoringDoubleClick(() => {
      const players = of.map(({ id }) => id);
      run(() => act(licenceCommand(players, seen)));
    });
  return (
    <Group gap="xs" my="xs" className="no-print">
      <Button loading={busy} onClick={note(unnoted, 'shown')}>
        {words.allShown(unnoted.length)}
      </Button>
      {onRecord.length > 0 && (
        <Button variant="default" loading={busy} onClick={note(onRecord, 'listed')}>
          {words.allListed(onRecord.length)}
        </Button>
      )}
    </Group>
  );
}
