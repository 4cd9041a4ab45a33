import { Button, Group, Text } from '@mantine/core';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useId, type ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import { openBoards } from '../results/open-boards.ts';
import classes from '../rounds.module.css';
import { STEP_WORDS } from './step-words.ts';

/** The step to come, and why it waits: it can be reached and read, not pressed. */
export function NotYetClosed(props: {
  readonly view: RoundView;
  /** Stays beside the button. */
  readonly beside: ReactNode;
}): ReactNode {
  const { view } = props;
  const words = useWords(STEP_WORDS);
  const reason = useId();
  const { count, which } = openBoards(view);
  return (
    <>
      <Text id={reason} className={classes['reason']} title={words.noResult(count, which)}>
        {words.noResult(count, which)}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          data-disabled
          aria-disabled
          aria-describedby={reason}
          onClick={(event) => {
            event.preventDefault();
          }}
        >
          {words.close(view.round)}
        </Button>
        {props.beside}
      </Group>
    </>
  );
}
