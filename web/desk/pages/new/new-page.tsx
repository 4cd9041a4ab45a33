import { Alert, Button, Container, Group, NativeSelect, Text, Title } from '@mantine/core';
import { defaultEditions, editionsOf, inForceOn } from '@ronde/core/rules/editions/registry.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { sayRefusal } from '@ronde/core/tournament/words/say.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import type { CreateAnswer } from '@ronde/server/api/commands.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { newKey } from '../../../api/new-key.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { onePress } from '../../parts/one-press.ts';
import { useRemembered } from '../../parts/use-remembered.ts';
import { sayProblem } from '../../say-problem.ts';
import { Masthead } from '../../shell/masthead.tsx';
import { EventFields } from '../settings/fields/event-fields.tsx';
import { LimitFields, PeopleFields } from '../settings/fields/people-fields.tsx';
import { SystemFields } from '../settings/fields/system-fields.tsx';
import { TieBreakEditor } from '../settings/fields/tie-break-editor.tsx';
import { kindOfSystem } from '../settings/fields/tie-break-list.ts';
import { TimeFields } from '../settings/fields/time-fields.tsx';
import { faultOfDraft, readDraft, requestOf, settingsOf, type Draft } from './draft.ts';
import classes from './new.module.css';
import { NEW_WORDS, STEPS, type Step } from './new-words.ts';
import { Summary } from './summary.tsx';

/** Today in the reader's own calendar. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

/** The wizard: three fields for a club evening, everything for an open. */
export function NewPage(): ReactNode {
  const words = useWords(NEW_WORDS);
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [kept, keep] = useRemembered<unknown>('new', null);
  const [step, setStep] = useRemembered<Step>('new.step', 'event');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const draft = useMemo(() => readDraft(kept, newKey()), [kept]);
  const settings = settingsOf(draft, today());
  const fault = faultOfDraft(settings);
  const index = Math.max(0, STEPS.indexOf(step));

  useEffect(() => {
    if (first.current) first.current = false;
    else heading.current?.focus();
  }, [step]);

  const change = (patch: Partial<Settings>): void => {
    setProblem(null);
    keep({ ...draft, settings: { ...draft.settings, ...patch } } satisfies Draft);
  };
  const create = async (): Promise<void> => {
    if (fault !== null) {
      setStep('event');
      setProblem(settings.name.trim() === '' ? words.nameMissing : sayRefusal(fault, language));
      return;
    }
    setBusy(true);
    try {
      const { id } = await ask<CreateAnswer>('/api/tournaments', {
        method: 'POST',
        body: requestOf(draft, today()),
      });
      keep(null);
      setStep('event');
      void client.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: `/event/${encodeURIComponent(id)}/now` });
    } catch (error) {
      setProblem(
        error instanceof AnswerProblem ? sayProblem(error.problem, language) : words.unreachable,
      );
      setBusy(false);
    }
  };
  const go = (by: number): void => {
    setStep(STEPS[index + by] ?? step);
  };
  const last = step === 'summary';
  return (
    <>
      <Masthead />
      <Container component="main" id="page" size="lg" py="lg">
        <Title order={1} size="h2" mb="md">
          {words.heading}
        </Title>
        <div className={classes['wizard']}>
          <Steps step={step} onStep={setStep} />
          <form
            className={classes['form']}
            onSubmit={(event) => {
              event.preventDefault();
              if (last) void create();
              else go(1);
            }}
          >
            <h2 ref={heading} tabIndex={-1} className={classes['stepHeading']}>
              {words.steps[step]}
            </h2>
            <Text c="dimmed" mb="md">
              {words.leads[step]}
            </Text>
            {problem !== null && (
              <Alert color="red" role="alert" title={words.failed} mb="md">
                {problem}
              </Alert>
            )}
            <StepFields
              step={step}
              draft={draft}
              settings={settings}
              change={change}
              setEdition={(swissEdition) => {
                keep({ ...draft, swissEdition } satisfies Draft);
              }}
              onStep={setStep}
            />
            <Group className={classes['buttons']} justify="space-between">
              <Group gap="sm">
                {index > 0 && (
                  <Button
                    variant="default"
                    onClick={onePress(() => {
                      go(-1);
                    })}
                  >
                    {words.back}
                  </Button>
                )}
                {last ? (
                  <Button type="submit" loading={busy} onClick={onePress()}>
                    {words.create}
                  </Button>
                ) : (
                  <>
                    <Button
                      type="submit"
                      variant={index === 0 ? 'default' : 'filled'}
                      onClick={onePress()}
                    >
                      {words.next}
                    </Button>
                    <Button
                      variant={index === 0 ? 'filled' : 'default'}
                      loading={busy}
                      onClick={onePress(() => void create())}
                    >
                      {words.createNow}
                    </Button>
                  </>
                )}
              </Group>
              {kept !== null && (
                <Group gap="xs">
                  <Text size="sm" c="dimmed">
                    {words.kept}
                  </Text>
                  <Button
                    variant="subtle"
                    onClick={() => {
                      keep(null);
                      setStep('event');
                      setProblem(null);
                    }}
                  >
                    {words.startOver}
                  </Button>
                </Group>
              )}
            </Group>
          </form>
        </div>
      </Container>
    </>
  );
}

function Steps(props: { readonly step: Step; readonly onStep: (step: Step) => void }): ReactNode {
  const words = useWords(NEW_WORDS);
  return (
    <nav aria-label={words.stepsLabel} className={classes['steps']}>
      <ol>
        {STEPS.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === props.step ? 'step' : undefined}
              onClick={() => {
                props.onStep(name);
              }}
            >
              <span className={classes['stepNumber']}>{index + 1}</span>
              {words.steps[name]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepFields(props: {
  readonly step: Step;
  readonly draft: Draft;
  readonly settings: Settings;
  readonly change: (patch: Partial<Settings>) => void;
  readonly setEdition: (edition: string | null) => void;
  readonly onStep: (step: Step) => void;
}): ReactNode {
  const { step, settings, change } = props;
  const fields = { settings, change };
  const editions = useMemo(
    () => defaultEditions(isIsoDate(settings.firstDay) ? settings.firstDay : today()),
    [settings.firstDay],
  );
  const kind = kindOfSystem(settings.system);
  const use = useMemo(
    () => ({ participants: 'individuals', kind, edition: editions.tieBreaks }) as const,
    [editions.tieBreaks, kind],
  );
  switch (step) {
    case 'event':
      return <EventFields {...fields} nameFocused />;
    case 'system':
      return (
        <>
          <SystemFields {...fields} />
          {kind === 'swiss' && (
            <EditionField
              chosen={props.draft.swissEdition}
              firstDay={settings.firstDay}
              onChoose={props.setEdition}
            />
          )}
        </>
      );
    case 'time':
      return <TimeFields {...fields} ratingEdition={editions.ratings} />;
    case 'tieBreaks':
      return (
        <TieBreakEditor
          use={use}
          value={settings.tieBreaks}
          onChange={(tieBreaks) => {
            change({ tieBreaks });
          }}
        />
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
          swissEdition={props.draft.swissEdition ?? editions.swiss}
          ratingEdition={editions.ratings}
          tieBreakEdition={editions.tieBreaks}
          onStep={props.onStep}
        />
      );
  }
}

function EditionField(props: {
  readonly chosen: string | null;
  readonly firstDay: string;
  readonly onChoose: (edition: string | null) => void;
}): ReactNode {
  const words = useWords(NEW_WORDS);
  const language = useLanguage();
  const day = isIsoDate(props.firstDay) ? props.firstDay : today();
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
        { value: '', label: words.byDate(inForceOn('swiss', day).edition.name[language]) },
        ...editionsOf('swiss').map(({ id, name }) => ({ value: id, label: name[language] })),
      ]}
    />
  );
}
