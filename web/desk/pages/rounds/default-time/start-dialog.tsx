import { Button, Group, Modal, TextInput } from '@mantine/core';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useState, type ReactNode } from 'react';
import { useView } from '../../../event/use-view.ts';
import { useWords } from '../../../language.tsx';
import { hourOf, instantAt } from './announced-start.ts';
import { DEFAULT_TIME_WORDS } from './default-time-words.ts';

/** The start as it was announced in the hall, where the button was pressed earlier or later. */
export function StartDialog(props: {
  readonly from: string;
  readonly onStart: (at: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords(DEFAULT_TIME_WORDS);
  const own = useView<OverviewAnswer>('').data?.overview.settings?.timeZone;
  const zone = own ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [hour, setHour] = useState(() => hourOf(props.from, zone));
  const at = instantAt(props.from, hour, zone);
  return (
    <Modal opened centered title={words.correctStart} onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (at !== null) props.onStart(at);
        }}
      >
        <TextInput
          data-autofocus
          type="time"
          label={words.start}
          description={words.startAbout}
          value={hour}
          onChange={({ currentTarget: { value } }) => {
            setHour(value);
          }}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={props.onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" disabled={at === null}>
            {words.keep}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
