import {
  Alert,
  Button,
  Checkbox,
  Group,
  Loader,
  Modal,
  NativeSelect,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { NORM_EVENT_KINDS } from '@ronde/core/ratings/norms/norm-event-kind.ts';
import { ARBITER_TITLES_OR_NONE, type FideRecord } from '@ronde/core/tournament/fide-record.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import type { NormsView, PlayerUnderFid } from '@ronde/core/tournament/views/norms.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useState, type ReactNode } from 'react';
import { formatDate } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { EVENT_FOR_NORMS_WORDS } from './event-for-norms-words.ts';
import classes from './norms.module.css';

/** What ratings and norms rest on beside the games: registration, kind of event, host, arbiter, flags. */
export function EventForNorms({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords(EVENT_FOR_NORMS_WORDS);
  const overview = useView<OverviewAnswer>('');
  const norms = useView<NormsView>('norms');
  const settings = overview.data?.overview.settings;
  return (
    <Modal opened onClose={onClose} title={words.heading} centered>
      {norms.data !== undefined && settings !== undefined ? (
        <RecordForm view={norms.data} settings={settings} onClose={onClose} />
      ) : norms.isError || overview.isError ? (
        <Alert color="red">{words.failed}</Alert>
      ) : (
        <Loader />
      )}
    </Modal>
  );
}

const isFederation = (text: string): boolean => /^[A-Z]{3}$/.test(text);

function RecordForm(props: {
  readonly view: NormsView;
  readonly settings: Settings | null;
  readonly onClose: () => void;
}): ReactNode {
  const { view, settings, onClose } = props;
  const words = useWords(EVENT_FOR_NORMS_WORDS);
  const act = useDo();
  const may = useMay();
  const { busy, run } = useOneAtATime();
  const fide = settings?.regulations.fide ?? {};
  const [host, setHost] = useState(settings?.federation ?? '');
  const [record, setRecord] = useState<FideRecord>(fide);
  const [flags, setFlags] = useState(
    () => new Map(view.underFid.map(({ id, federation }) => [id, federation ?? ''])),
  );
  const [checked, setChecked] = useState(false);
  const newFlags = view.underFid.flatMap(({ id, federation }) => {
    const typed = flags.get(id) ?? '';
    return typed === (federation ?? '') ? [] : [{ player: id, typed }];
  });
  const isHostChanged = host !== (settings?.federation ?? '');
  const wrongHost = isHostChanged && host !== '' && !isFederation(host);
  const wrongFlag = (text: string): string | null =>
    text === ''
      ? null
      : !isFederation(text)
        ? words.notAFederation
        : text === 'FID'
          ? words.notFid
          : null;
  const send = async (): Promise<void> => {
    const isRecordChanged = JSON.stringify(sorted(record)) !== JSON.stringify(sorted(fide));
    if (settings !== null && (isRecordChanged || isHostChanged)) {
      const changes = {
        ...(isHostChanged ? { federation: host === '' ? null : host } : {}),
        ...(isRecordChanged ? { regulations: { ...settings.regulations, fide: record } } : {}),
      };
      const sent = await act({ type: 'changeSettings', changes });
      if (sent.kind !== 'done') return;
    }
    for (const { player, typed } of newFlags) {
      const federation = typed === '' ? {} : { federation: typed };
      const sent = await act({ type: 'giveFlag', player, ...federation });
      if (sent.kind !== 'done') return;
    }
    onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!wrongHost && newFlags.every(({ typed }) => wrongFlag(typed) === null)) run(send);
      }}
    >
      <Stack>
        <Text size="sm">{words.about}</Text>
        {settings !== null && may('changeSettings') && (
          <RecordFields view={view} before={fide} record={record} change={setRecord}>
            <TextInput
              label={words.host}
              description={words.hostHint}
              value={host}
              error={checked && wrongHost ? words.notAFederation : undefined}
              onChange={(event) => {
                setHost(event.currentTarget.value.trim().toUpperCase());
              }}
            />
          </RecordFields>
        )}
        {view.underFid.length > 0 && may('giveFlag') && (
          <FlagFields
            players={view.underFid}
            flags={flags}
            fault={(text) => (checked ? wrongFlag(text) : null)}
            change={setFlags}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {words.keep}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What was not said has no place in the record. */
const sorted = (record: FideRecord): readonly (readonly [string, unknown])[] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

function RecordFields(props: {
  readonly view: NormsView;
  /** As it stands in the settings, and as it is typed. */
  readonly before: FideRecord;
  readonly record: FideRecord;
  readonly change: (record: FideRecord) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { view, before, record, change, children } = props;
  const words = useWords(EVENT_FOR_NORMS_WORDS);
  const language = useLanguage();
  const { registeredOn, kind, chiefArbiter } = record;
  const hint =
    view.requestedOn === null
      ? words.registeredOnHint
      : `${words.registeredOnHint} ${words.requestedOn(formatDate(view.requestedOn, language))}`;
  // Said nowhere in the settings, it may still stand beside the name or on the papers.
  const written = before.chiefArbiter === undefined ? view.said.chiefArbiter : null;
  return (
    <>
      <TextInput
        type="date"
        label={words.registeredOn}
        description={hint}
        value={registeredOn ?? ''}
        data-autofocus
        onChange={({ currentTarget: { value } }) => {
          const { registeredOn: _, ...others } = record;
          change(value === '' ? others : { ...others, registeredOn: value });
        }}
      />
      <Checkbox
        label={words.registrationAgreed}
        checked={record.registrationAgreed === true}
        onChange={({ currentTarget: { checked } }) => {
          const { registrationAgreed: _, ...others } = record;
          change(checked ? { ...others, registrationAgreed: true } : others);
        }}
      />
      <NativeSelect
        label={words.kind}
        value={kind ?? ''}
        data={(['', ...NORM_EVENT_KINDS] as const).map((value) => ({
          value,
          label: words.kinds[value],
        }))}
        onChange={({ currentTarget: { value } }) => {
          const { kind: _, ...others } = record;
          const chosen = NORM_EVENT_KINDS.find((one) => one === value);
          change(chosen === undefined ? others : { ...others, kind: chosen });
        }}
      />
      {children}
      <NativeSelect
        label={words.chiefArbiter}
        value={chiefArbiter ?? ''}
        data={[
          {
            value: '',
            label: written === null ? words.notSaid : words.asWritten(words.titles[written]),
          },
          ...ARBITER_TITLES_OR_NONE.map((value) => ({ value, label: words.titles[value] })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const { chiefArbiter: _, ...others } = record;
          const chosen = ARBITER_TITLES_OR_NONE.find((one) => one === value);
          change(chosen === undefined ? others : { ...others, chiefArbiter: chosen });
        }}
      />
    </>
  );
}

function FlagFields(props: {
  readonly players: readonly PlayerUnderFid[];
  readonly flags: ReadonlyMap<PlayerUnderFid['id'], string>;
  readonly fault: (text: string) => string | null;
  readonly change: (flags: Map<PlayerUnderFid['id'], string>) => void;
}): ReactNode {
  const { players, flags, fault, change } = props;
  const words = useWords(EVENT_FOR_NORMS_WORDS);
  return (
    <fieldset className={classes['flags']}>
      <legend>{words.flags}</legend>
      <Stack gap="sm">
        <Text size="sm">{words.flagsHint}</Text>
        {players.map(({ id, name }) => (
          <TextInput
            key={id}
            label={words.flag(name)}
            value={flags.get(id) ?? ''}
            error={fault(flags.get(id) ?? '') ?? undefined}
            onChange={(event) => {
              const typed = event.currentTarget.value.trim().toUpperCase();
              change(new Map(flags).set(id, typed));
            }}
          />
        ))}
      </Stack>
    </fieldset>
  );
}
