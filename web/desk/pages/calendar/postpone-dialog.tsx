import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import type { PostponableGame } from './calendar-round.tsx';
import { CALENDAR_WORDS } from './calendar-words.ts';

/** A day of its own for a game, or back to the day of its round. */
export function PostponeDialog(props: {
  readonly postponable: PostponableGame;
  readonly onClose: () => void;
}): ReactNode {
  const { onClose } = props;
  const { round, game } = props.postponable;
  const words = useWords(CALENDAR_WORDS);
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const [day, setDay] = useState(game.postponed?.day ?? round.date ?? '');
  const [time, setTime] = useState(game.postponed?.time ?? round.time ?? '');
  const send = (to: string | null): void => {
    const at = { round: round.round, board: game.board };
    const hour = to === null || time === '' ? {} : { time };
    run(async () => {
      const sent = await act({ type: 'postponeGame', ...at, day: to, ...hour });
      if (sent.kind === 'done') onClose();
    });
  };
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={words.game(round.round, game.white.name, game.black.name)}
      closeButtonProps={{ 'aria-label': words.cancel }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (day !== '') send(day);
        }}
      >
        <Stack>
          <Group grow align="end">
            <TextInput
              type="date"
              label={words.day}
              value={day}
              required
              data-autofocus
              onChange={(event) => {
                setDay(event.currentTarget.value);
              }}
            />
            <TextInput
              type="time"
              label={words.time}
              value={time}
              onChange={(event) => {
                setTime(event.currentTarget.value);
              }}
            />
          </Group>
          <Group justify="flex-end">
            {game.postponed !== null && (
              <Button
                variant="default"
                disabled={busy}
                onClick={() => {
                  send(null);
                }}
              >
                {words.back}
              </Button>
            )}
            <Button type="submit" loading={busy} disabled={day === ''}>
              {words.keep}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
