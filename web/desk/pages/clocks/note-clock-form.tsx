import { Button, NativeSelect, TextInput, Title } from '@mantine/core';
import { secondsOfClock } from '@ronde/core/decisions/time-control/clock-setting.ts';
import { CLOCK_ACTS, type ClockAct } from '@ronde/core/tournament/clock-log.ts';
import type { ClocksView } from '@ronde/core/tournament/views/clocks.ts';
import { CLOCK_ACT_WORDS } from '@ronde/core/tournament/words/clock-words.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import classes from './clocks.module.css';
import { CLOCKS_WORDS } from './clocks-words.ts';

const NOTHING = {
  ...{ clock: '', board: '', replacement: '', white: '', black: '', remark: '' },
} as const;
type Typed = Readonly<Record<keyof typeof NOTHING, string>>;

/** What is noted at a board: in a round, of the board it stands at. */
export function NoteClockForm({ view }: { readonly view: ClocksView }): ReactNode {
  const words = useWords(CLOCKS_WORDS);
  const { acts } = CLOCK_ACT_WORDS[useLanguage()];
  const send = useDo();
  const last = view.rounds.at(-1);
  const [act, setAct] = useState<ClockAct>('set');
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const field = (name: keyof Typed) => ({
    label: words[name],
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }): void => {
      setTyped({ ...typed, [name]: value });
    },
  });
  const timeError = (name: 'white' | 'black'): string | null =>
    typed[name] !== '' && secondsOfClock(typed[name]) === null ? words.badTime : null;
  const wrong = timeError('white') !== null || timeError('black') !== null;
  const note = async (): Promise<void> => {
    const [clock, replacement, remark] = [typed.clock, typed.replacement, typed.remark].map(
      (text) => text.trim(),
    );
    const [white, black] = [secondsOfClock(typed.white), secondsOfClock(typed.black)];
    const sent = await send({
      type: 'noteClock',
      act,
      ...(clock ? { clock } : {}),
      ...(typed.board === '' || last === undefined
        ? {}
        : { round: last.round, board: Number(typed.board) }),
      ...(act === 'replaced' && replacement ? { replacement } : {}),
      ...(white === null ? {} : { white }),
      ...(black === null ? {} : { black }),
      ...(remark ? { remark } : {}),
    });
    if (sent.kind === 'done') setTyped(NOTHING);
  };
  return (
    <section className={`${classes['part'] ?? ''} no-print`} aria-labelledby="note-clock">
      <Title order={2} size="h4" id="note-clock">
        {words.note}
      </Title>
      <form
        className={classes['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) void note();
        }}
      >
        <NativeSelect
          label={words.act}
          value={act}
          data={CLOCK_ACTS.map((value) => ({ value, label: acts[value] }))}
          onChange={({ currentTarget: { value } }) => {
            setAct(CLOCK_ACTS.find((one) => one === value) ?? 'set');
          }}
        />
        <TextInput {...field('clock')} />
        {act === 'replaced' && <TextInput {...field('replacement')} />}
        {last !== undefined && (
          <NativeSelect {...field('board')} data={['', ...last.boards.map(String)]} />
        )}
        <TextInput {...field('white')} error={timeError('white')} />
        <TextInput {...field('black')} error={timeError('black')} />
        <TextInput {...field('remark')} />
        <Button type="submit" disabled={wrong}>
          {words.save}
        </Button>
      </form>
    </section>
  );
}
