import { NativeSelect } from '@mantine/core';
import { isBySeats } from '@ronde/core/pairing/systems.ts';
import { defaultEditions, editionsOf, inForceOn } from '@ronde/core/rules/editions/registry.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import { editionOfList } from '@ronde/core/tournament/tie-break-presets.ts';
import { useMemo, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { PrizeStep, SystemAdvice, TieBreakEditor, TimeFields } from '../../parts-of-pages.ts';
import { EventFields } from '../settings/fields/event-fields.tsx';
import { LimitFields, PeopleFields } from '../settings/fields/people-fields.tsx';
import { SystemFields } from '../settings/fields/system-fields.tsx';
import { kindOfSystem } from '../settings/fields/tie-break-list.ts';
import type { Draft } from './draft.ts';
import classes from './new.module.css';
import { NEW_WORDS, type Step } from './new-words.ts';
import { Summary } from './summary.tsx';

/** What one step asks. */
export function StepFields(props: {
  readonly step: Step;
  readonly draft: Draft;
  /** In the reader's own calendar. */
  readonly today: string;
  readonly settings: Settings;
  readonly change: (patch: Partial<Settings>) => void;
  readonly keep: (part: Partial<Draft>) => void;
  readonly onStep: (step: Step) => void;
}): ReactNode {
  const { step, settings, change, today } = props;
  const fields = { settings, change };
  const editions = useMemo(
    () => defaultEditions(isIsoDate(settings.firstDay) ? settings.firstDay : today),
    [settings.firstDay, today],
  );
  const { system, kind, tieBreaks } = settings;
  const edition = editionOfList(tieBreaks, system, kind) ?? editions.tieBreaks;
  const participants = kind === 'team' ? ('teams' as const) : ('individuals' as const);
  const use = useMemo(() => ({ participants, system, edition }), [edition, participants, system]);
  switch (step) {
    case 'event':
      return <EventFields {...fields} nameFocused />;
    case 'system':
      return (
        <>
          <SystemFields
            {...fields}
            players={props.draft.expectedPlayers}
            onPlayers={(expectedPlayers, patch) => {
              const { settings: said } = props.draft;
              props.keep({ expectedPlayers, settings: { ...said, ...patch } });
            }}
          />
          {kind === 'individual' && (
            <PartOfPage>
              <SystemAdvice rounds={settings.rounds} players={props.draft.expectedPlayers} />
            </PartOfPage>
          )}
          {kindOfSystem(system) === 'swiss' && !isBySeats(system) && (
            <EditionField
              chosen={props.draft.swissEdition}
              day={isIsoDate(settings.firstDay) ? settings.firstDay : today}
              onChoose={(swissEdition) => {
                props.keep({ swissEdition });
              }}
            />
          )}
        </>
      );
    case 'time':
      return (
        <PartOfPage>
          <TimeFields {...fields} ratingEdition={editions.ratings} />
        </PartOfPage>
      );
    case 'tieBreaks':
      return (
        <PartOfPage>
          <TieBreakEditor
            use={use}
            value={settings.tieBreaks}
            onChange={(tieBreaks) => {
              change({ tieBreaks });
            }}
          />
        </PartOfPage>
      );
    case 'prizes':
      return (
        <PartOfPage>
          <PrizeStep
            prizes={settings.prizes}
            firstDay={settings.firstDay}
            onChange={(prizes) => {
              change({ prizes });
            }}
          />
        </PartOfPage>
      );
    case 'people':
      return (
        <>
          <PeopleFields {...fields} />
          <hr className={classes['rule']} />
          <LimitFields {...fields} />
        </>
      );
    case 'summary':
      return (
        <Summary
          settings={settings}
          players={props.draft.expectedPlayers}
          swissEdition={props.draft.swissEdition ?? editions.swiss}
          ratingEdition={editions.ratings}
          tieBreakEdition={edition}
          onStep={props.onStep}
        />
      );
  }
}

function EditionField(props: {
  readonly chosen: string | null;
  readonly day: string;
  readonly onChoose: (edition: string | null) => void;
}): ReactNode {
  const words = useWords(NEW_WORDS);
  const language = useLanguage();
  return (
    <NativeSelect
      mt="md"
      label={words.edition}
      description={words.editionAbout}
      value={props.chosen ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        props.onChoose(value === '' ? null : value);
      }}
      data={[
        { value: '', label: words.byDate(inForceOn('swiss', props.day).edition.name[language]) },
        ...editionsOf('swiss').map(({ id, name }) => ({ value: id, label: name[language] })),
      ]}
    />
  );
}
