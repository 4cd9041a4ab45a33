import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import type { Command } from '@ronde/core/tournament/command.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { formatDate } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { onePress, useOneAtATime } from '../../parts/one-press.ts';
import classes from './rounds.module.css';
import { ROUNDS_WORDS } from './rounds-words.ts';
import { NotYetClosed } from './not-yet-closed.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { StageDots } from './stage-dots.tsx';
import { STEP_WORDS } from './step-words.ts';
import { TakeBack } from './take-back.tsx';

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
          onChange={props.onChange}
          onNext={() => {
            go(round + 1);
          }}
        />
      )}
      {view?.outdated === true && <OutdatedNotice view={view} />}
    </div>
  );
}

function Steps(props: {
  readonly round: number;
  readonly view: RoundView | null;
  readonly waits: boolean;
  readonly ready: boolean;
  readonly onChange: () => void;
  /** The next round is paired: it is looked at next. */
  readonly onNext: () => void;
}): ReactNode {
  const { round, view } = props;
  const words = useWords(ROUNDS_WORDS);
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const doAll = async (commands: readonly Command[]): Promise<void> => {
    for (const command of commands) {
      const sent = await act(command);
      if (sent.kind !== 'done') return;
      if (command.type === 'pairRound' && command.round !== round) props.onNext();
    }
  };
  const step = (label: string, commands: readonly Command[], primary = false): ReactNode => (
    <Button
      key={label}
      variant={primary ? 'filled' : 'default'}
      loading={busy}
      onClick={onePress(() => {
        run(() => doAll(commands));
      })}
    >
      {label}
    </Button>
  );
  const pair: Command = { type: 'pairRound', round };
  return (
    <Group gap="xs" className={`${classes['steps'] ?? ''} no-print`}>
      {view === null && !props.waits && step(words.pair(round), [pair], props.ready)}
      {view?.stage === 'draft' && (
        <>
          {step(words.discard, [{ type: 'discardDraft' }])}
          {step(words.pairAgain, [{ type: 'discardDraft' }, pair], view.outdated)}
          <Button variant="default" onClick={props.onChange} disabled={busy}>
            {words.change}
          </Button>
          {step(words.publish, [{ type: 'publishRound', round }], !view.outdated)}
        </>
      )}
      {view !== null && view.republish.length > 0 && (
        <Button variant="default" onClick={props.onChange} disabled={busy}>
          {words.republish}
        </Button>
      )}
      {view?.stage === 'published' && step(words.start, [{ type: 'startRound', round }], true)}
      {view?.stage === 'playing' && <NotYetClosed view={view} />}
      {view?.stage === 'complete' && step(words.close, [{ type: 'closeRound', round }], true)}
      {view?.stage === 'closed' &&
        view.round < view.rounds &&
        step(words.pair(round + 1), [{ type: 'pairRound', round: round + 1 }], true)}
      {(view?.stage === 'published' || view?.stage === 'playing') && <TakeBack view={view} />}
    </Group>
  );
}
