import { Tooltip } from '@mantine/core';
import type { Participants } from '@ronde/core/tournament/views/participants.ts';
import type { ReactNode } from 'react';
import { IconArrowsCross } from '../../../icons.tsx';
import { useDepartureMark } from '../../../panels/why/use-drawing.ts';
import classes from '../rounds.module.css';

/** A mark on a board or a match of the draft that departs from the natural pairing (desk.md, Rounds). */
export function Departure(props: {
  readonly round: number;
  readonly of: Participants['kind'];
  readonly place: number;
}): ReactNode {
  const mark = useDepartureMark(props.round, props.of, props.place);
  if (mark === null) return null;
  return (
    <Tooltip label={mark}>
      <span className={classes['mark']}>
        <IconArrowsCross size={18} role="img" aria-label={mark} />
      </span>
    </Tooltip>
  );
}
