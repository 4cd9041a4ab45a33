import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import type { CeremonyStep } from '@ronde/core/pairing/restricted/ceremony.ts';
import type { HeldDrawView } from '@ronde/core/tournament/views/draw.ts';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { DRAW_WORDS } from './draw-words.ts';
import classes from './draw.module.css';
import { DrawnSoFar } from './drawn-so-far.tsx';
import { useSteerDraw } from './use-draw.ts';

/** A draw under way: one large button a step, and then one for the event. */
export function CeremonyOnDesk(props: {
  readonly held: HeldDrawView;
  readonly roundRobin: boolean;
}): ReactNode {
  const { held, roundRobin } = props;
  const words = useWords(DRAW_WORDS);
  const { id } = useEvent();
  const may = useMay();
  const isOver = held.shown === held.of;
  const leads = roundRobin ? 'calendar' : 'rounds';
  return (
    <>
      <div className={classes['stage']} role="status">
        <Step held={held} />
      </div>
      {held.taken ? (
        <Alert color="green" mb="md">
          {words.taken}{' '}
          <Link to={`/event/${encodeURIComponent(id)}/${leads}`}>
            {roundRobin ? words.toCalendar : words.toRounds}
          </Link>
        </Alert>
      ) : null}
      {may('drawNumbers') && <Buttons held={held} isOver={isOver} />}
      {held.late.length > 0 && (
        <Alert color="yellow" mb="md">
          {words.late(held.late.join(', '))}
        </Alert>
      )}
      {held.seed !== null && (
        <Text mb="md" className={classes['seed'] ?? ''}>
          {words.seed(held.seed)}
        </Text>
      )}
      <DrawnSoFar held={held} />
    </>
  );
}

function Step({ held }: { readonly held: HeldDrawView }): ReactNode {
  const words = useWords(DRAW_WORDS);
  const step = held.steps.at(-1);
  const named = (entrant: string): string => {
    const entrants = held.plan.contingents.flatMap((one) => one.entrants);
    const { name = '', affinity = null } = entrants.find((one) => one.id === entrant) ?? {};
    return affinity === null ? name : `${name} (${affinity})`;
  };
  return (
    <>
      <p className={classes['count']}>{words.steps(held.shown, held.of)}</p>
      {step === undefined ? (
        <p className={classes['step']}>{words.waiting}</p>
      ) : (
        <p className={classes['step']}>
          {step.kind === 'gather' ? words.gather : named(step.entrant)} <Done step={step} />
        </p>
      )}
      <p className={classes['count']}>
        {held.next === null ? '' : words.comes(named(held.next.entrant))}
      </p>
    </>
  );
}

function Done({ step }: { readonly step: CeremonyStep }): ReactNode {
  const words = useWords(DRAW_WORDS);
  switch (step.kind) {
    case 'choose':
      return words.choose(step.envelope);
    case 'gather':
      return <strong>{step.numbers.join(', ')}</strong>;
    case 'draw':
      return (
        <>
          {words.draws} <strong>{step.number}</strong>
          {step.envelope !== null && ` ${words.from(step.envelope)}`}
        </>
      );
  }
}

function Buttons(props: { readonly held: HeldDrawView; readonly isOver: boolean }): ReactNode {
  const { held, isOver } = props;
  const words = useWords(DRAW_WORDS);
  const steer = useSteerDraw();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const [abandoning, setAbandoning] = useState(false);
  const putAway = async (): Promise<void> => {
    setAbandoning(false);
    if (held.shown > 0 && !held.taken) {
      const sent = await act({ type: 'writeNote', text: words.abandoned(held.shown, held.of) });
      if (sent.kind !== 'done') return;
    }
    await steer.putAway();
  };
  const { by, last, groups, seed } = held;
  const wish = {
    ...(by && { by, ...(last !== undefined && { last }) }),
    ...(groups && { groups }),
  };
  return (
    <Group mb="lg">
      {!isOver && (
        <>
          <Button
            size="xl"
            loading={busy}
            onClick={() => {
              run(() => steer.show(held.shown + 1));
            }}
          >
            {words.next}
          </Button>
          <Button
            size="md"
            variant="default"
            loading={busy}
            onClick={ignoringDoubleClick(() => {
              run(() => steer.show(held.of));
            })}
          >
            {words.rest}
          </Button>
        </>
      )}
      {isOver && !held.taken && seed !== null && (
        <Button
          size="xl"
          loading={busy}
          onClick={ignoringDoubleClick(() => {
            run(() => act({ type: 'drawNumbers', seed, ...wish }));
          })}
        >
          {words.take}
        </Button>
      )}
      <Button
        size="md"
        variant="subtle"
        loading={busy}
        onClick={() => {
          if (held.taken || held.shown === 0) run(putAway);
          else setAbandoning(true);
        }}
      >
        {held.taken ? words.putAway : words.abandon}
      </Button>
      <Modal
        opened={abandoning}
        title={words.abandon}
        onClose={() => {
          setAbandoning(false);
        }}
      >
        <Text mb="md">{words.abandonText}</Text>
        <Group justify="end">
          <Button
            variant="default"
            onClick={() => {
              setAbandoning(false);
            }}
          >
            {words.cancel}
          </Button>
          <Button
            color="red"
            onClick={() => {
              run(putAway);
            }}
          >
            {words.abandon}
          </Button>
        </Group>
      </Modal>
    </Group>
  );
}
