import { Alert, Button, Loader, Radio, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isOfTwoSides } from '@ronde/core/pairing/systems.ts';
import { TIES, type Settings, type Ties } from '@ronde/core/tournament/settings.ts';
import { logWords } from '@ronde/core/tournament/words/log-words.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { ProhibitedPairsAnswer } from '@ronde/server/api/prohibited-pairs.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { useEvent } from '../../event/event-context.tsx';
import { PublicState } from '../../event/public-state.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import {
  RegulationFields,
  RulesSection,
  TieBreakEditor,
  TimeFields,
} from '../../parts-of-pages.ts';
import fading from '../../parts/fading-row.module.css';
import { focusHeading } from '../../parts/keep-focus.ts';
import { useHiddenSides } from '../../parts/use-hidden-sides.ts';
import { untilShown } from '../../parts/until-shown.ts';
import { useRemembered } from '../../parts/use-remembered.ts';
import { ArchiveSection } from './archive-section.tsx';
import {
  changedKeys,
  tidied,
  typedSince,
  withChange,
  withoutRefused,
  type SettingsChanges,
} from './changes.ts';
import { EventFields } from './fields/event-fields.tsx';
import type { FieldsProps } from './fields/fields-props.ts';
import { FIELDS_WORDS } from './fields/fields-words.ts';
import { LimitFields, PeopleFields } from './fields/people-fields.tsx';
import { PublicationFields } from './fields/publication-fields.tsx';
import { SystemFields } from './fields/system-fields.tsx';
import { ListEdition } from './list-edition.tsx';
import { ProhibitedSection } from './prohibited-section.tsx';
import classes from './settings.module.css';
import { SECTIONS, SETTINGS_WORDS, type Section } from './settings-words.ts';
import { usePlaceMeant } from './use-place-meant.ts';

/** Everything that can be set, with the rules' own warnings when it is saved. */
export function SettingsPage(): ReactNode {
  const words = useWords(SETTINGS_WORDS);
  const { data } = useView<OverviewAnswer>('');
  const apart = useView<ProhibitedPairsAnswer>('prohibited-pairs');
  // Who is kept apart stands above what is pressed below: nothing moves under a hand.
  if (data === undefined || apart.isLoading) return <Loader />;
  const { settings } = data.overview;
  if (settings === null) return <Alert color="gray">{words.mayNot}</Alert>;
  return <SettingsForm answer={data} settings={settings} />;
}

function SettingsForm(props: {
  readonly answer: OverviewAnswer;
  readonly settings: Settings;
}): ReactNode {
  const { answer, settings } = props;
  const words = useWords(SETTINGS_WORDS);
  const names = logWords(useLanguage()).settings;
  const { id } = useEvent();
  const act = useDo();
  const may = useMay();
  const [kept, keep] = useRemembered<SettingsChanges>(`settings.${id}`, {});
  const latest = useRef(kept);
  latest.current = kept;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const changed = changedKeys(settings, kept);
  usePlaceMeant();
  const shown = useMemo(
    () => ({ ...settings, ...Object.fromEntries(changed.map((key) => [key, kept[key]])) }),
    [settings, changed, kept],
  );
  const fields: FieldsProps = {
    settings: shown,
    change: (patch) => {
      keep(withChange(settings, kept, patch));
    },
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    const changes = tidied(settings, kept);
    const sent = await act({ type: 'changeSettings', changes });
    const others = sent.kind === 'refused' ? withoutRefused(changes, sent.problem.params) : null;
    const again = others === null ? sent : await act({ type: 'changeSettings', changes: others });
    // The next change is made to what was saved, not to what stood there before.
    if (again.kind === 'done') await untilShown(client);
    setBusy(false);
    if (again.kind !== 'done') return;
    keep(typedSince(others ?? kept, latest.current));
    focusHeading(document);
    notifications.show({ message: words.saved });
  };
  const started = answer.overview.current !== null;
  return (
    <div className={classes['page']}>
      <Title order={1} size="h2" mb="xs">
        {words.heading}
      </Title>
      {started && <Text c="dimmed">{words.started}</Text>}
      {!may('changeSettings') && <Alert color="gray">{words.mayNot}</Alert>}
      <Contents />
      {SECTIONS.map((section) => (
        <section key={section} id={section} className={classes['section']}>
          <h2>{words.sections[section]}</h2>
          <SectionContent section={section} fields={fields} answer={answer} />
        </section>
      ))}
      {changed.length > 0 && (
        <div
          className={classes['bar']}
          role="region"
          aria-label={words.changed(changed.length)}
          data-foot-bar
        >
          <span role="status">
            <strong>{words.changed(changed.length)}</strong>{' '}
            {changed.map((key) => names[key]).join(', ')}
          </span>
          <span className={classes['barButtons']}>
            <Button
              variant="default"
              onClick={() => {
                keep({});
                focusHeading(document);
              }}
            >
              {words.discard}
            </Button>
            <Button loading={busy} onClick={() => void save()}>
              {words.save}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

/** The sections to jump to; where there is little room, one row that fades where more is. */
function Contents(): ReactNode {
  const words = useWords(SETTINGS_WORDS);
  const row = useRef<HTMLElement>(null);
  const beside = useHiddenSides(row, useLanguage());
  return (
    <nav
      ref={row}
      className={`${classes['contents'] ?? ''} ${fading['row'] ?? ''}`}
      data-left={beside.left}
      data-right={beside.right}
      aria-label={words.contents}
    >
      {SECTIONS.map((section) => (
        <a key={section} href={`#${section}`}>
          {words.sections[section]}
        </a>
      ))}
    </nav>
  );
}

function SectionContent(props: {
  readonly section: Section;
  readonly fields: FieldsProps;
  readonly answer: OverviewAnswer;
}): ReactNode {
  const { section, fields, answer } = props;
  const { editions, name, players, teams, kind } = answer.overview;
  switch (section) {
    case 'event':
      return <EventFields {...fields} />;
    case 'system':
      return (
        <SystemFields
          {...fields}
          players={
            kind === 'team' && !isOfTwoSides(fields.settings.system) ? teams : players.entered
          }
        />
      );
    case 'time':
      return (
        <PartOfPage>
          <TimeFields {...fields} ratingEdition={editions.ratings} />
        </PartOfPage>
      );
    case 'tieBreaks':
      return <TieBreaks {...fields} edition={editions.tieBreaks} />;
    case 'people':
      return <PeopleFields {...fields} />;
    case 'limits':
      return (
        <>
          <LimitFields {...fields} />
          <div id="regulations">
            <PartOfPage>
              <RegulationFields {...fields} />
            </PartOfPage>
          </div>
        </>
      );
    case 'publication':
      return <Publication {...fields} />;
    case 'prohibited':
      return <ProhibitedSection rounds={fields.settings.rounds} />;
    case 'editions':
    case 'fide':
      return (
        <PartOfPage>
          <RulesSection about={section} overview={answer.overview} />
        </PartOfPage>
      );
    case 'archive':
      return <ArchiveSection id={answer.id} name={name} />;
  }
}

function TieBreaks({
  settings,
  change,
  edition,
}: FieldsProps & { readonly edition: string }): ReactNode {
  const words = useWords(FIELDS_WORDS);
  const participants = settings.kind === 'team' ? ('teams' as const) : ('individuals' as const);
  const { system } = settings;
  const use = useMemo(() => ({ participants, system, edition }), [participants, system, edition]);
  const named: Readonly<Record<Ties, string>> = { kept: words.tiesKept, lots: words.tiesLots };
  return (
    <>
      <ListEdition settings={settings} pinned={edition} />
      <PartOfPage>
        <TieBreakEditor
          use={use}
          value={settings.tieBreaks}
          onChange={(tieBreaks) => {
            change({ tieBreaks });
          }}
        />
      </PartOfPage>
      <Radio.Group
        mt="sm"
        label={words.ties}
        value={settings.ties}
        onChange={(value) => {
          const ties = TIES.find((one) => one === value);
          if (ties !== undefined) change({ ties });
        }}
      >
        {TIES.map((value) => (
          <Radio key={value} mt={6} value={value} label={named[value]} />
        ))}
      </Radio.Group>
    </>
  );
}

function Publication(fields: FieldsProps): ReactNode {
  const words = useWords(SETTINGS_WORDS);
  return (
    <>
      <PublicState />
      <Text c="dimmed" mb="sm">
        {words.publicationAbout}
      </Text>
      <PublicationFields {...fields} />
    </>
  );
}
