import { Button, Checkbox, Group, Modal, Text, TextInput } from '@mantine/core';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { BoardView } from '@ronde/core/tournament/views/round.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import { boardsShown } from '../boards/boards-shown.ts';
import classes from './default-time.module.css';
import { DEFAULT_TIME_WORDS } from './default-time-words.ts';

/** Ticks who is not at the board, among the boards without a result. */
export function AbsenteesDialog(props: {
  readonly round: number;
  readonly boards: readonly BoardView[];
  readonly noted: readonly PlayerId[];
  readonly onNote: (players: readonly PlayerId[]) => void;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(DEFAULT_TIME_WORDS);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<PlayerId>>(() => new Set(props.noted));
  const shown = boardsShown(props.boards, typed);
  // Whoever has a result meanwhile is no longer asked about.
  const absent = props.boards
    .flatMap(({ white, black }) => [white.id, black.id])
    .filter((id) => chosen.has(id));
  const toggle = (id: PlayerId): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Modal opened centered size="lg" title={words.dialog(props.round)} onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.onNote(absent);
        }}
      >
        <TextInput
          data-autofocus
          label={words.filter}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
          }}
          onKeyDown={(event) => {
            // Enter in the filter looks on, it does not send.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <ul className={classes['boards']}>
          {shown.map(({ board, white, black }) => (
            <li key={board}>
              <span className={classes['number']}>{board}</span>
              {(['white', 'black'] as const).map((colour) => {
                const side = colour === 'white' ? white : black;
                return (
                  <Checkbox
                    key={colour}
                    label={side.name}
                    aria-label={`${words[colour](board)}: ${side.name}`}
                    checked={chosen.has(side.id)}
                    onChange={() => {
                      toggle(side.id);
                    }}
                  />
                );
              })}
            </li>
          ))}
        </ul>
        {shown.length === 0 && <Text>{words.none}</Text>}
        <Group justify="flex-end" className={classes['buttons'] ?? ''}>
          <Button variant="default" onClick={props.onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.save(absent.length)}</Button>
        </Group>
      </form>
    </Modal>
  );
}
