import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { IconChevronLeft, IconChevronRight } from '../../../icons.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { Fragment, useState, type ReactNode } from 'react';
import { useEvent } from '../../../event/event-context.tsx';
import { useMay } from '../../../event/use-may.ts';
import { formatDate } from '../../../dates.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { ignoringDoubleClick } from '../../../parts/ignoring-double-click.ts';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import { NotYetClosed } from './not-yet-closed.tsx';
import { changeable } from '../manual-pairing/pairings-being-changed.ts';
import { OutdatedNotice } from '../pairing/outdated-notice.tsx';
import { roundSteps, type StepKind } from './round-steps.ts';
import { StageDots } from './stage-dots.tsx';
import { STEP_WORDS } from './step-words.ts';
import { TakeBack } from './take-back.tsx';
import { useTakeStep } from './use-take-step.ts';

/** Where the round stands; only the next legal step is a primary button. */
export function RoundHead(props: {
  readonly round: number;
  readonly rounds: number;
  readonly view: RoundView | null;
  /** Something must come before it can be paired. */
  readonly waits: boolean;
  /** Changes by hand are under way: nothing else may be done to the round. */
  readonly byHand: boolean;
  /** Nothing hinders the pairing of a round that is not paired. */
  readonly ready: boolean;
  /** The round after it is there, and not paired. */
  readonly nextToPair: boolean;
  readonly onChange: () => void;
}): ReactNode {
  const { round, rounds, view } = props;
  const words = useWords(ROUNDS_WORDS);
  const steps = useWords(STEP_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const navigate = useNavigate();
  const go = (to: number): void => {
    void navigate({ to: `/event/${encodeURIComponent(id)}/rounds/${to}` });
  };
  return (
    <div className={classes['head']}>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={words.previous}
          disabled={round <= 1}
          onClick={() => {
            go(round - 1);
          }}
        >
          <IconChevronLeft aria-hidden />
        </ActionIcon>
        <Title order={1} size="h2">
          {words.heading(round)}
        </Title>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={words.next}
          disabled={round >= rounds}
          onClick={() => {
            go(round + 1);
          }}
        >
          <IconChevronRight aria-hidden />
        </ActionIcon>
      </Group>
      {typeof view?.date === 'string' && (
        <Text className="print-only">
          {[formatDate(view.date, language), view.time].filter(Boolean).join(', ')}
        </Text>
      )}
      {view?.called && <Text fw={600}>{view.called[language]}</Text>}
      {view !== null && <StageDots stage={view.stage} />}
      {view !== null && view.stage !== 'draft' && (
        <Text className={classes['count']}>
          {words.resultsIn(view.counts.results, view.counts.boards)}
        </Text>
      )}
      {props.byHand ? (
        <Text className={`${classes['steps'] ?? ''} ${classes['reason'] ?? ''}`}>
          {steps.byHand}
        </Text>
      ) : (
        <Steps
          // The step that comes next is not busy with the last.
          key={view?.stage ?? 'toCome'}
          round={round}
          view={view}
          waits={props.waits}
          ready={props.ready}
          nextToPair={props.nextToPair}
          last={round >= rounds}
          onChange={props.onChange}
        />
      )}
      {view?.outdated === true && <OutdatedNotice view={view} />}
    </div>
  );
}

const PAIRS: readonly StepKind[] = ['pair', 'pairAgain'];

function Steps(props: {
  readonly round: number;
  readonly view: RoundView | null;
  readonly waits: boolean;
  readonly ready: boolean;
  readonly nextToPair: boolean;
  readonly last: boolean;
  readonly onChange: () => void;
}): ReactNode {
  const { round, view, waits, ready, nextToPair } = props;
  const { id } = useEvent();
  const words = useWords(ROUNDS_WORDS);
  const may = useMay();
  const { busy, take } = useTakeStep(round);
  const [taken, setTaken] = useState<StepKind | null>(null);
  const stage = view?.stage ?? null;
  const outdated = view?.outdated ?? false;
  const steps = roundSteps({ round, stage, outdated, waits, ready, nextToPair }, may);
  const change = (label: string, short = label): ReactNode => (
    <Button
      variant="default"
      aria-label={label}
      title={label}
      onClick={ignoringDoubleClick(props.onChange)}
      disabled={busy}
    >
      {short}
    </Button>
  );
  const changesBy = (view?.matches.length ?? 0) > 0 ? 'draftTeamRound' : 'draftRound';
  // By letter and number the table makes the round: seats are changed by line-ups.
  const bySeats = view?.boards.some(({ white }) => white.seat !== undefined) ?? false;
  const buttons = steps.map((step) => (
    <Fragment key={step.kind}>
      {step.kind === 'publish' && !bySeats && may(changesBy) && change(words.change)}
      <Button
        variant={step.primary ? 'filled' : 'default'}
        loading={busy}
        onClick={ignoringDoubleClick(() => {
          setTaken(step.kind);
          take(step);
        })}
      >
        {step.kind === 'pair' ? words.pair(step.round) : words[step.kind]}
      </Button>
    </Fragment>
  ));
  return (
    <Group gap="xs" className={`${classes['steps'] ?? ''} no-print`}>
      {busy && taken !== null && PAIRS.includes(taken) && (
        <Text role="status" className={classes['atWork'] ?? ''}>
          {words.pairing}
        </Text>
      )}
      {view !== null &&
        changeable(view) === 'public' &&
        may(view.matches.length > 0 ? 'republishTeamRound' : 'republishRound') &&
        change(words.republish, words.republishShort)}
      {view?.stage === 'published' ? (
        <Group gap="xs" wrap="nowrap">
          {buttons}
          <TakeBack view={view} />
        </Group>
      ) : (
        buttons
      )}
      {props.last && (stage === 'complete' || stage === 'closed') && may('settleClosing') && (
        <Button
          component={Link}
          to={`/event/${encodeURIComponent(id)}/closing`}
          variant={stage === 'closed' ? 'filled' : 'default'}
        >
          {words.closingList}
        </Button>
      )}
      {view?.stage === 'playing' &&
        (may('closeRound') ? (
          <NotYetClosed view={view} beside={<TakeBack view={view} />} />
        ) : (
          <TakeBack view={view} />
        ))}
    </Group>
  );
}
