import { Button, Text } from '@mantine/core';
import type { DueItem } from '@ronde/core/tournament/views/due.ts';
import { useRef, type ReactNode } from 'react';
import { formatDate } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { IconCircleCheck } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import { COCKPIT_WORDS } from './cockpit-words.ts';
import { DueLine } from './due-line.tsx';
import classes from './now.module.css';
import { PutAwayButton } from './put-away-button.tsx';
import {
  bringingBack,
  dayHere,
  isPutAway,
  mayBePutAway,
  nameOf,
  puttingAway,
  type PutAway,
} from './put-away.ts';

/** What is due, and below it what this person has put away, with its way back. */
export function DueList(props: {
  readonly due: readonly DueItem[];
  readonly now: number;
}): ReactNode {
  const { due, now } = props;
  const words = useWords(COCKPIT_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  // Each person's own: what the chief does not want to see, a deputy may have to.
  const [away, remember] = useRemembered<PutAway>(`put-away.${id}`, {});
  const list = useRef<HTMLOListElement>(null);
  const today = dayHere(new Date(now));
  const hidden = due.filter((item) => isPutAway(away, item, today));
  const shown = due.filter((item) => !hidden.includes(item));
  const change = (next: PutAway): void => {
    remember(next);
    // What had the focus is gone.
    list.current?.focus();
  };
  return (
    <>
      <ol className={classes['due']} ref={list} tabIndex={-1} aria-label={words.toDo}>
        {shown.map((item, index) => (
          <DueLine key={`${nameOf(item)}-${index}`} item={item} first={index === 0}>
            {mayBePutAway(item) && (
              <PutAwayButton
                onPutAway={(until) => {
                  change(puttingAway(away, item, until));
                }}
              />
            )}
          </DueLine>
        ))}
        {shown.length === 0 && (
          <li className={classes['line']}>
            <IconCircleCheck size={20} aria-hidden />
            <Text className={classes['text']}>{words.otherwiseNothing}</Text>
          </li>
        )}
      </ol>
      {hidden.length > 0 && (
        <details className={classes['away']}>
          <summary>{words.away(hidden.length)}</summary>
          <ul className={classes['due']}>
            {hidden.map((item) => {
              const until = away[nameOf(item)] ?? null;
              return (
                <DueLine key={nameOf(item)} item={item} first={false}>
                  <span className={classes['soft']}>
                    {until === null
                      ? words.awayForEvent
                      : words.awayUntil(formatDate(until, language))}
                  </span>
                  <Button
                    variant="subtle"
                    onClick={() => {
                      change(bringingBack(away, item));
                    }}
                  >
                    {words.bringBack}
                  </Button>
                </DueLine>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
