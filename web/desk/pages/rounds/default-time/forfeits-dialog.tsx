import { Button, Checkbox, Group, Modal, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './default-time.module.css';
import { DEFAULT_TIME_WORDS } from './default-time-words.ts';
import type { EmptyChair } from './empty-chairs.ts';

/** All forfeits of the default time at once; a board that is unticked stays open. */
export function ForfeitsDialog(props: {
  readonly round: number;
  readonly chairs: readonly EmptyChair[];
  readonly onForfeit: (boards: readonly number[]) => void;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(DEFAULT_TIME_WORDS);
  const [spared, setSpared] = useState<ReadonlySet<number>>(new Set());
  const boards = props.chairs.map(({ board }) => board).filter((board) => !spared.has(board));
  return (
    <Modal opened centered title={words.forfeitsAsk(props.round)} onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.onForfeit(boards);
        }}
      >
        <Text>{words.forfeitsAbout}</Text>
        <ul className={classes['chairs']}>
          {props.chairs.map(({ board, absent }) => {
            const names = absent.map(({ name }) => name).join(' · ');
            return (
              <li key={board}>
                <Checkbox
                  label={`${words.chair(board, names)}${absent.length > 1 ? `, ${words.both}` : ''}`}
                  checked={!spared.has(board)}
                  onChange={() => {
                    const next = new Set(spared);
                    if (!next.delete(board)) next.add(board);
                    setSpared(next);
                  }}
                />
              </li>
            );
          })}
        </ul>
        <Group justify="flex-end" className={classes['buttons'] ?? ''}>
          <Button variant="default" onClick={props.onClose}>
            {words.cancel}
          </Button>
          <Button data-autofocus type="submit" disabled={boards.length === 0}>
            {words.forfeits(boards.length)}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
