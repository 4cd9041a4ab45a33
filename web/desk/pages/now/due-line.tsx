import { Button, Text } from '@mantine/core';
import { fill } from '@ronde/core/rules/sentence.ts';
import { withResultsSaid } from '@ronde/core/tournament/words/result-signs.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { DueAction, DueItem } from '@ronde/core/tournament/views/due.ts';
import { IconAlertTriangle, IconArrowRight, IconCircleCheck } from '../../icons.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { formatCount } from '../../../words/counts.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { ToAdjournedGames } from '../../parts/to-adjourned-games.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { boardRanges } from './board-ranges.ts';
import { dueAddress } from './due-address.ts';
import classes from './now.module.css';
import { NOW_WORDS } from './now-words.ts';
import { waitingTime } from './waiting-time.ts';

const URGENT: readonly DueItem['code'][] = [
  'disputedBoard',
  'questionedBoard',
  'compulsoryAssistant',
  'draftOutdated',
  'arbitersUnpaid',
  'dutiesOverdue',
];
const DONE: readonly DueItem['code'][] = ['nothingDue', 'eventFinished', 'eventClosed'];

/** One thing that is due, with its one button. */
export function DueLine(props: {
  readonly item: DueItem;
  readonly first: boolean;
  /** Beside its button. */
  readonly children?: ReactNode;
}): ReactNode {
  const { item, first } = props;
  const words = useWords(NOW_WORDS);
  const { code, params, action } = item;
  const id = useId();
  const { text, button } = words.due[code];
  const language = useLanguage();
  const { round, minutes, boards, by, players } = params;
  const shown = {
    ...withResultsSaid(params, language),
    ...(typeof players === 'number' ? { players: formatCount(players, language) } : {}),
    ...(typeof boards === 'string' ? { boards: boardRanges(boards) } : {}),
    ...(typeof by === 'string' ? { by: writerName(by, language) } : {}),
  };
  const Icon = URGENT.includes(code)
    ? IconAlertTriangle
    : DONE.includes(code)
      ? IconCircleCheck
      : IconArrowRight;
  return (
    <li className={classes['line']} data-urgent={URGENT.includes(code)}>
      <Icon size={20} aria-hidden />
      <Text id={id} className={classes['text']}>
        {fill(text, shown)}
        {code === 'nothingDue' && typeof round === 'number' && typeof minutes === 'number'
          ? ` ${words.startsIn(round, waitingTime(minutes, words))}`
          : ''}
      </Text>
      {code === 'adjournedGames' && <ToAdjournedGames />}
      {action !== null && (
        <ActionButton action={action} label={fill(button, params)} about={id} primary={first} />
      )}
      {props.children}
    </li>
  );
}

function ActionButton(props: {
  readonly action: DueAction;
  readonly label: string;
  /** What it is for: some buttons have the same name. */
  readonly about: string;
  readonly primary: boolean;
}): ReactNode {
  const { action } = props;
  const { id } = useEvent();
  const act = useDo();
  const navigate = useNavigate();
  const { busy, run } = useOneAtATime();
  const doIt = async (): Promise<void> => {
    if (action.kind === 'open') {
      await navigate({ to: `/event/${encodeURIComponent(id)}/${dueAddress(action)}` });
      return;
    }
    const { command } = action;
    const sent = await act(command);
    if (sent.kind === 'done' && 'round' in command && command.type === 'pairRound') {
      await navigate({ to: `/event/${encodeURIComponent(id)}/rounds/${command.round}` });
    }
  };
  return (
    <Button
      variant={props.primary ? 'filled' : 'default'}
      loading={busy}
      aria-describedby={props.about}
      onClick={ignoringDoubleClick(() => {
        run(doIt);
      })}
    >
      {props.label}
    </Button>
  );
}
