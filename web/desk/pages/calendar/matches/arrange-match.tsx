import { Button, Checkbox, Group, Loader, Modal, Stack, Text, TextInput } from '@mantine/core';
import type {
  SeasonMatch,
  MatchCalendarRound,
  MatchCalendarView,
} from '@ronde/core/tournament/views/match-calendar.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../../event/use-command.tsx';
import { useView } from '../../../event/use-view.ts';
import { useWords } from '../../../language.tsx';
import { useOneAtATime } from '../../../parts/use-one-at-a-time.ts';
import { MATCH_CALENDAR_PAGE_WORDS } from './match-calendar-words.ts';

interface ArrangeProps {
  readonly round: number;
  readonly table: number;
  readonly onClose: () => void;
}

/** A day, an hour and a place of its own for a match, or back to those of its round. */
export function ArrangeMatch({ round, table, onClose }: ArrangeProps): ReactNode {
  const { data } = useView<MatchCalendarView>('match-calendar');
  const found = data?.rounds.find((one) => one.round === round);
  const match = found?.matches.find((one) => one.table === table);
  if (found === undefined || match === undefined) return data === undefined ? <Loader /> : null;
  return <ArrangeDialog round={found} match={match} onClose={onClose} />;
}

function ArrangeDialog(props: {
  readonly round: MatchCalendarRound;
  readonly match: SeasonMatch;
  readonly onClose: () => void;
}): ReactNode {
  const { round, match, onClose } = props;
  const words = useWords(MATCH_CALENDAR_PAGE_WORDS);
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const { arranged } = match;
  const [day, setDay] = useState(arranged?.day ?? round.date ?? '');
  const [dayOpen, setDayOpen] = useState(arranged?.dayOpen === true);
  const [time, setTime] = useState(arranged?.time ?? '');
  const [place, setPlace] = useState(arranged?.place ?? '');
  const venue = match.homeVenue;
  const send = (said: object): void => {
    run(async () => {
      const at = { round: round.round, table: match.table };
      const sent = await act({ type: 'arrangeMatch', ...at, ...said });
      if (sent.kind === 'done') onClose();
    });
  };
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={words.heading(round.round, match.first.name, match.second.name)}
      closeButtonProps={{ 'aria-label': words.cancel }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send({
            ...(dayOpen ? { dayOpen: true } : day === '' ? {} : { day }),
            ...(time === '' ? {} : { time }),
            ...(place.trim() === '' ? {} : { place: place.trim() }),
          });
        }}
      >
        <Stack>
          <Text size="sm">{words.aboutDialog}</Text>
          <Group grow align="end">
            <TextInput
              type="date"
              label={words.day}
              value={dayOpen ? '' : day}
              disabled={dayOpen}
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
          <Checkbox
            label={words.dayOpen}
            checked={dayOpen}
            onChange={(event) => {
              setDayOpen(event.currentTarget.checked);
            }}
          />
          <TextInput
            label={words.place}
            description={venue === null ? words.placeHintNone : words.placeHint(venue)}
            value={place}
            maxLength={200}
            onChange={(event) => {
              setPlace(event.currentTarget.value);
            }}
          />
          <Group justify="flex-end">
            {arranged !== null && (
              <Button
                variant="default"
                disabled={busy}
                onClick={() => {
                  send({});
                }}
              >
                {words.back}
              </Button>
            )}
            <Button type="submit" loading={busy}>
              {words.keep}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
