import { ActionIcon, Button, NumberInput, Text, TextInput } from '@mantine/core';
import type { Screen } from '@ronde/server/api/screens.ts';
import { IconX } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { formatTime } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import {
  clocksOn,
  phasesFrom,
  phasesOn,
  shifted,
  skipped,
  withPhases,
  type PlannedPhase,
} from './clock-control.ts';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';

const STEPS = [1, 5] as const;

/** The round clock of the hall: planned in phases, started, lengthened, stopped; all clocks together. */
export function ClockCard(props: {
  readonly screens: readonly Screen[];
  readonly onChange: (made: (now: readonly Screen[]) => readonly Screen[]) => Promise<boolean>;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const { screens, onChange } = props;
  const [plan, setPlan] = useRemembered<readonly PlannedPhase[]>('clockPlan', words.plan);
  const clocks = clocksOn(screens);
  const phases = phasesOn(screens);
  if (clocks === 0) {
    return (
      <section className={classes['section']}>
        <h2>{words.clock}</h2>
        <Text c="dimmed">{words.clockNone}</Text>
      </section>
    );
  }
  const change = (index: number, next: Partial<PlannedPhase>): void => {
    setPlan(plan.map((phase, at) => (at === index ? { ...phase, ...next } : phase)));
  };
  const set = (next: typeof phases): void => {
    void onChange((now) => withPhases(now, next));
  };
  return (
    <section className={classes['section']}>
      <h2>{words.clock}</h2>
      <Text c="dimmed" mb="sm">
        {words.clockNote(clocks)}
      </Text>
      {phases.length > 0 && <Running phases={phases} onSet={set} />}
      {plan.map((phase, index) => (
        <div key={index} className={classes['row']}>
          <TextInput
            className={classes['wide']}
            label={`${words.phase} ${index + 1}`}
            maxLength={200}
            value={phase.title}
            onChange={(event) => {
              change(index, { title: event.currentTarget.value });
            }}
          />
          <NumberInput
            className={classes['narrow']}
            label={words.phaseMinutes}
            min={1}
            max={1_000}
            value={phase.minutes}
            onChange={(value) => {
              change(index, { minutes: Math.max(1, Number(value) || 1) });
            }}
          />
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={`${words.removePhase}: ${phase.title}`}
            disabled={plan.length === 1}
            onClick={() => {
              setPlan(plan.filter((_, at) => at !== index));
            }}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div className={classes['buttons']}>
        <Button
          onClick={() => {
            set(phasesFrom(plan, Date.now()));
          }}
        >
          {words.start}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setPlan([...plan, { title: words.phase, minutes: 30 }]);
          }}
        >
          {words.addPhase}
        </Button>
      </div>
    </section>
  );
}

type Phases = ReturnType<typeof phasesOn>;

function Running(props: {
  readonly phases: Phases;
  readonly onSet: (phases: Phases) => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const language = useLanguage();
  const { phases, onSet } = props;
  return (
    <div className={classes['shown']}>
      <ul className={classes['phases']} aria-label={words.running}>
        {phases.map(({ title, until }) => (
          <li key={until}>
            <strong>{title}</strong>{' '}
            {Date.parse(until) <= Date.now()
              ? words.over
              : words.untilTime(formatTime(until, language))}
          </li>
        ))}
      </ul>
      <span className={classes['buttons']}>
        {STEPS.map((minutes) => (
          <Button
            key={minutes}
            variant="default"
            onClick={() => {
              onSet(shifted(phases, minutes, Date.now()));
            }}
          >
            {words.longer(minutes)}
          </Button>
        ))}
        <Button
          variant="default"
          onClick={() => {
            onSet(shifted(phases, -1, Date.now()));
          }}
        >
          {words.shorter(1)}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            onSet(skipped(phases, Date.now()));
          }}
        >
          {words.next}
        </Button>
        <Button
          variant="subtle"
          color="red"
          onClick={() => {
            onSet([]);
          }}
        >
          {words.stop}
        </Button>
      </span>
    </div>
  );
}
