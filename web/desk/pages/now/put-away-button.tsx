import { ActionIcon, Button, Popover, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { IconArchive } from '../../icons.tsx';
import { useWords } from '../../language.tsx';
import { COCKPIT_WORDS } from './cockpit-words.ts';
import { dayAfter, dayHere } from './put-away.ts';

/** Puts something due out of sight: for the event, until tomorrow, or until a day. */
export function PutAwayButton(props: {
  readonly onPutAway: (until: string | null) => void;
}): ReactNode {
  const words = useWords(COCKPIT_WORDS);
  const [opened, setOpened] = useState(false);
  const tomorrow = dayAfter(dayHere(new Date()));
  const [day, setDay] = useState(tomorrow);
  const put = (until: string | null): void => {
    setOpened(false);
    props.onPutAway(until);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus shadow="md">
      <Popover.Target>
        <Tooltip label={words.putAway} disabled={opened}>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={words.putAway}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => {
              setOpened(!opened);
            }}
          >
            <IconArchive size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.putAwayWhat}>
        <Stack gap="xs">
          <Text fw={600}>{words.putAwayWhat}</Text>
          <Button
            variant="default"
            onClick={() => {
              put(null);
            }}
          >
            {words.forEvent}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              put(tomorrow);
            }}
          >
            {words.untilTomorrow}
          </Button>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (day !== '') put(day);
            }}
          >
            <TextInput
              type="date"
              label={words.untilDay}
              required
              withAsterisk={false}
              min={tomorrow}
              value={day}
              onChange={(event) => {
                setDay(event.currentTarget.value);
              }}
            />
            <Button type="submit" variant="default" fullWidth mt="xs">
              {words.putAway}
            </Button>
          </form>
          <Text size="sm" c="dimmed" maw="16rem">
            {words.onlyHere}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
