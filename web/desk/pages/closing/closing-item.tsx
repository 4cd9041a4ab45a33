import { Button } from '@mantine/core';
import type { ClosingItem } from '@ronde/core/tournament/views/closing.ts';
import { sayClosing } from '@ronde/core/tournament/words/closing-reasons.ts';
import { CLOSING_WORDS } from '@ronde/core/tournament/words/closing-words.ts';
import { isByHand, type SettledAs } from '@ronde/core/tournament/closing.ts';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { IconArrowRight, IconCircleCheck, IconCircleMinus, type Icon } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import lines from '../../parts/lines.module.css';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useTakeCopy } from '../copies/use-take-copy.ts';
import { CLOSING_PAGE_WORDS } from './closing-words.ts';
import classes from './closing.module.css';

const ICONS: Readonly<Record<ClosingItem['standing'], Icon>> = {
  done: IconCircleCheck,
  toDo: IconArrowRight,
  notNeeded: IconCircleMinus,
};

/** A line of the list, with what is done about it. */
export function ClosingItemLine(props: {
  readonly item: ClosingItem;
  /** The event is closed. */
  readonly locked: boolean;
  /** The first that is to do. */
  readonly next: boolean;
}): ReactNode {
  const { item, locked, next } = props;
  const { line, standing, byHand } = item;
  const words = useWords(CLOSING_PAGE_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const { lines: names, standing: standings } = CLOSING_WORDS[language];
  const name = names[line];
  const Sign = ICONS[standing];
  const settle = (as: SettledAs | 'open'): void => {
    if (isByHand(line)) run(() => act({ type: 'settleClosing', line, as }));
  };
  return (
    <li data-standing={standing} className={classes['line']}>
      <Sign size={20} aria-hidden className={classes['sign']} />
      <span className={lines['what']}>
        <span className={lines['name']}>{name}</span>
        <span className={lines['soft']}>{sayClosing(item, language)}</span>
      </span>
      <span className={classes['standing']}>{standings[standing]}</span>
      <span className={`${classes['buttons'] ?? ''} no-print`}>
        <ActionButton item={item} locked={locked} primary={next} />
        {byHand && may('settleClosing') && standing === 'toDo' && (
          <>
            <Button
              variant="default"
              loading={busy}
              aria-label={words.doneOf(name)}
              onClick={ignoringDoubleClick(() => {
                settle('done');
              })}
            >
              {words.done}
            </Button>
            <Button
              variant="subtle"
              disabled={busy}
              aria-label={words.notNeededOf(name)}
              onClick={ignoringDoubleClick(() => {
                settle('notNeeded');
              })}
            >
              {words.notNeeded}
            </Button>
          </>
        )}
        {byHand && may('settleClosing') && isSaid(item) && (
          <Button
            variant="subtle"
            loading={busy}
            aria-label={words.againOf(name)}
            onClick={ignoringDoubleClick(() => {
              settle('open');
            })}
          >
            {words.again}
          </Button>
        )}
      </span>
    </li>
  );
}

const isSaid = ({ reason }: ClosingItem): boolean =>
  reason === 'saidDone' || reason === 'saidNotNeeded';

function ActionButton(props: {
  readonly item: ClosingItem;
  readonly locked: boolean;
  readonly primary: boolean;
}): ReactNode {
  const { item, locked, primary } = props;
  const { line, standing, action } = item;
  const words = useWords(CLOSING_PAGE_WORDS);
  const { id } = useEvent();
  const may = useMay();
  const act = useDo();
  const navigate = useNavigate();
  const { take } = useTakeCopy(id, 'failures');
  const { busy, run } = useOneAtATime();
  if (action === null || (standing === 'notNeeded' && action.kind !== 'open')) return null;
  if (action.kind === 'command' && !may(action.command.type)) return null;
  if (locked && action.kind === 'command' && action.command.type === 'closeRound') return null;
  const doIt = async (): Promise<void> => {
    switch (action.kind) {
      case 'command':
        await act(action.command);
        return;
      case 'copy':
        if ((await take('own')) && may('settleClosing')) {
          await act({ type: 'settleClosing', line: 'copy', as: 'done' });
        }
        return;
      case 'open':
        await navigate({ to: `/event/${encodeURIComponent(id)}/${addressOf(action)}` });
    }
  };
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      loading={busy}
      onClick={ignoringDoubleClick(() => {
        run(doIt);
      })}
    >
      {line === 'closed' && standing === 'done'
        ? words.reopen
        : action.kind === 'open' && action.page === 'play-off'
          ? words.playOff
          : words.act[line]}
    </Button>
  );
}

function addressOf(action: Extract<ClosingItem['action'], { kind: 'open' }>): string {
  const { page, round, board } = action;
  if (page !== 'round') return page;
  if (round === undefined) return 'rounds';
  return board === undefined ? `rounds/${round}` : `rounds/${round}?board=${board}`;
}
