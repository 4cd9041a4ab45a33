import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { secondsOfClock } from '@ronde/core/decisions/time-control/clock-setting.ts';
import { COLOURS } from '@ronde/core/rules/colour.ts';
import type { ClocksView } from '@ronde/core/tournament/views/clocks.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { ADJOURNED_WORDS } from './adjourned-words.ts';
import classes from './clocks.module.css';
import { CLOCKS_WORDS } from './clocks-words.ts';

const NOTHING = { board: '', holder: '', resumes: '', white: '', black: '' } as const;
type Typed = Readonly<Record<keyof typeof NOTHING, string>>;

/** What is written on the envelope of a game of the last round; never the move itself. */
export function SealForm({ clocks }: { readonly clocks: ClocksView }): ReactNode {
  const words = useWords(ADJOURNED_WORDS);
  const { badTime } = useWords(CLOCKS_WORDS);
  const act = useDo();
  const last = clocks.rounds.at(-1);
  const [sealer, setSealer] = useState<(typeof COLOURS)[number]>('white');
  const [move, setMove] = useState<number | string>('');
  const [typed, setTyped] = useState<Typed>(NOTHING);
  if (last === undefined) return null;
  const field = (name: keyof Typed, label: string) => ({
    label,
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }): void => {
      setTyped({ ...typed, [name]: value });
    },
  });
  const [white, black] = [secondsOfClock(typed.white), secondsOfClock(typed.black)];
  const wrong = (text: string, seconds: number | null): string | null =>
    text !== '' && seconds === null ? badTime : null;
  const errors = [wrong(typed.white, white), wrong(typed.black, black)] as const;
  const ready =
    typed.board !== '' && typed.holder.trim() !== '' && errors.every((error) => error === null);
  const seal = async (): Promise<void> => {
    const resumes = typed.resumes.trim();
    const sent = await act({
      ...{ type: 'sealMove', round: last.round, board: Number(typed.board), sealer },
      holder: typed.holder.trim(),
      ...(typeof move === 'number' ? { moveNumber: move } : {}),
      ...(white === null ? {} : { white }),
      ...(black === null ? {} : { black }),
      ...(resumes === '' ? {} : { resumes }),
    });
    if (sent.kind === 'done') setTyped(NOTHING);
  };
  return (
    <details className={`${classes['envelope'] ?? ''} no-print`}>
      <summary>{words.seal}</summary>
      <form
        className={classes['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void seal();
        }}
      >
        <NativeSelect {...field('board', words.board)} data={['', ...last.boards.map(String)]} />
        <NativeSelect
          label={words.sealedBy}
          value={sealer}
          data={COLOURS.map((value) => ({ value, label: words[value] }))}
          onChange={({ currentTarget: { value } }) => {
            setSealer(COLOURS.find((colour) => colour === value) ?? 'white');
          }}
        />
        <NumberInput
          label={words.moveNumber}
          min={1}
          max={999}
          allowDecimal={false}
          value={move}
          onChange={setMove}
        />
        <TextInput {...field('holder', words.holder)} />
        <TextInput {...field('resumes', words.resumesAt)} />
        <TextInput {...field('white', words.timeWhite)} error={errors[0]} />
        <TextInput {...field('black', words.timeBlack)} error={errors[1]} />
        <Button type="submit" disabled={!ready}>
          {words.save}
        </Button>
      </form>
    </details>
  );
}
