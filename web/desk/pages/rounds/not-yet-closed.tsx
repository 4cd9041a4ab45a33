import { Button, Text } from '@mantine/core';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useId, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { boardRanges } from '../now/board-ranges.ts';
import classes from './rounds.module.css';
import { STEP_WORDS } from './step-words.ts';

/** The step to come, and why it waits: it can be reached and read, not pressed. */
export function NotYetClosed({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(STEP_WORDS);
  const reason = useId();
  const open = view.boards.filter(({ outcome }) => outcome.kind === 'notEntered');
  const which = boardRanges(open.map(({ board }) => board).join(', '));
  return (
    <>
      <Text id={reason} className={classes['reason']}>
        {words.noResult(open.length, which)}
      </Text>
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
    </>
  );
}
