import { Alert, Button, Container, Group, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { sayRefusalInFull } from '@ronde/core/tournament/words/say-refusal-in-full.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import type { Confirmations, Warning } from '@ronde/core/tournament/warning-ladder.ts';
import type { CreateAnswer, CreateRequest } from '@ronde/server/api/commands.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { newKey } from '../../../api/new-key.ts';
import { isUnconfirmed } from '../../event/send-command.ts';
import { WarningDialog } from '../../event/warning-dialog.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useRemembered } from '../../parts/use-remembered.ts';
import { sayProblem } from '../../say-problem.ts';
import { Masthead } from '../../shell/masthead.tsx';
import { whyNotAnnounced } from '../prizes/scheme-faults.ts';
import {
  faultOfDraft,
  isUntouched,
  readDraft,
  requestOf,
  settingsOf,
  withSaid,
  type Draft,
} from './draft.ts';
import classes from './new.module.css';
import { NEW_WORDS, STEPS, type Step } from './new-words.ts';
import { StepFields } from './step-fields.tsx';
import { Steps } from './steps.tsx';

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
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
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
    keep(withSaid(draft, patch, today()));
  };
  const create = async (confirmations?: Confirmations): Promise<void> => {
    const prizeFault = settings.prizes === null ? null : whyNotAnnounced(settings.prizes, language);
    if (prizeFault !== null) {
      setStep('prizes');
      setProblem(prizeFault);
      return;
    }
    if (fault !== null) {
      setStep('event');
      setProblem(
        settings.name.trim() === '' ? words.nameMissing : sayRefusalInFull(fault, language),
      );
      return;
    }
    setBusy(true);
    try {
      const { id } = await ask<CreateAnswer>('/api/tournaments', {
        method: 'POST',
        body: {
          ...requestOf(draft, today()),
          ...(confirmations === undefined ? {} : { confirmations }),
        } satisfies CreateRequest,
      });
      keep(null);
      setStep('event');
      void client.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: `/event/${encodeURIComponent(id)}/now` });
    } catch (error) {
      // The first try made an event whose answer was lost; what is said since is another one.
      if (error instanceof AnswerProblem && error.problem.code === 'keyUsedOtherwise') {
        keep({ ...draft, key: newKey() });
      }
      setBusy(false);
      if (error instanceof AnswerProblem && isUnconfirmed(error.problem)) {
        setWarnings(error.problem.params.warnings);
        return;
      }
      setProblem(
        error instanceof AnswerProblem ? sayProblem(error.problem, language) : words.unreachable,
      );
    }
  };
  const go = (by: number): void => {
    setStep(STEPS[index + by] ?? step);
  };
  const startOver = (): void => {
    const forget = (): void => {
      keep(null);
      setStep('event');
      setProblem(null);
    };
    if (isUntouched(draft)) {
      forget();
      return;
    }
    modals.openConfirmModal({
      title: words.startOverAsk,
      children: <Text size="sm">{words.startOverText}</Text>,
      labels: { confirm: words.startOver, cancel: words.keepIt },
      confirmProps: { color: 'red' },
      cancelProps: { 'data-autofocus': true },
      centered: true,
      onConfirm: forget,
    });
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
              today={today()}
              change={change}
              keep={(part) => {
                keep({ ...draft, ...part } satisfies Draft);
              }}
              onStep={setStep}
            />
            {warnings.length > 0 && (
              <WarningDialog
                warnings={warnings}
                onConfirm={(given) => {
                  setWarnings([]);
                  void create(given);
                }}
                onCancel={() => {
                  setWarnings([]);
                }}
              />
            )}
            <Group className={classes['buttons']} justify="space-between">
              <Group gap="sm">
                {index > 0 && (
                  <Button
                    variant="default"
                    onClick={ignoringDoubleClick(() => {
                      go(-1);
                    })}
                  >
                    {words.back}
                  </Button>
                )}
                {last ? (
                  <Button type="submit" loading={busy} onClick={ignoringDoubleClick()}>
                    {words.create}
                  </Button>
                ) : (
                  <>
                    <Button
                      type="submit"
                      variant={index === 0 ? 'default' : 'filled'}
                      onClick={ignoringDoubleClick()}
                    >
                      {words.next}
                    </Button>
                    <Button
                      variant={index === 0 ? 'filled' : 'default'}
                      loading={busy}
                      onClick={ignoringDoubleClick(() => void create())}
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
                  <Button variant="subtle" onClick={startOver}>
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
