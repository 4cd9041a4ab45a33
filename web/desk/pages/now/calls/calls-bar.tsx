import { Switch, Text } from '@mantine/core';
import type { RoundCalls } from '@ronde/core/tournament/views/round-calls.ts';
import type { ReactNode } from 'react';
import { callAt } from '../../../../live/call-at.ts';
import { sayCall } from '../../../../words/calls.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { useCallsAloud } from './calls-aloud.ts';
import classes from './calls-bar.module.css';
import { CALLS_WORDS } from './calls-words.ts';

/** What is announced in the hall now, and whether this computer says it aloud. */
export function CallsBar(props: {
  readonly calls: RoundCalls;
  /** In milliseconds. */
  readonly now: number;
}): ReactNode {
  const words = useWords(CALLS_WORDS);
  const language = useLanguage();
  const [aloud, setAloud] = useCallsAloud();
  const call = callAt(props.calls, props.now);
  return (
    <section className={classes['bar']} aria-label={words.announcements}>
      <Text role="status" data-called={call !== null} className={classes['call']}>
        {call === null ? words.noCall : sayCall(call, language)}
      </Text>
      <Switch
        label={words.callsAloud}
        checked={aloud}
        onChange={({ currentTarget: { checked } }) => {
          setAloud(checked);
        }}
      />
    </section>
  );
}
