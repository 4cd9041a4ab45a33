import type { CheckInLine } from '@ronde/core/tournament/views/check-in.ts';
import { arrivalOf } from '@ronde/core/tournament/arrival.ts';
import { IconCircle, IconCircleCheckFilled, IconCircleMinus } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { titleText } from '../../../words/titles.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { CHECK_IN_WORDS } from './check-in-words.ts';
import classes from './check-in.module.css';

const ICONS = { here: IconCircleCheckFilled, missing: IconCircle, away: IconCircleMinus } as const;

/** One player at the door: a tap checks in, another takes it back. */
export function ArrivalTile(props: {
  readonly line: CheckInLine;
  readonly open: boolean;
  readonly waiting: boolean;
  readonly onMark: (here: boolean) => void;
}): ReactNode {
  const { line, open, waiting } = props;
  const words = useWords(CHECK_IN_WORDS);
  const language = useLanguage();
  const arrival = arrivalOf(line);
  const Icon = ICONS[arrival];
  const state =
    line.bye !== null && arrival === 'away'
      ? words.states.away[line.bye]
      : line.bye !== null && arrival === 'missing'
        ? words.states.absent
        : arrival === 'away'
          ? ''
          : words.states[arrival];
  const more = [line.tpn, line.club].filter((one) => one !== null).join(' · ');
  return (
    <li>
      <button
        type="button"
        className={classes['tile']}
        data-arrival={arrival}
        disabled={!open || arrival === 'away'}
        aria-busy={waiting}
        aria-pressed={arrival === 'here'}
        onClick={ignoringDoubleClick(() => {
          props.onMark(arrival !== 'here');
        })}
      >
        <Icon size={24} aria-hidden />
        <span className={classes['who']}>
          <span className={classes['name']}>
            {line.title === null ? '' : `${titleText(line.title, language)} `}
            {line.name}
          </span>
          <span className={classes['more']}>{more}</span>
        </span>
        {arrival === 'missing' && line.bye === null ? null : (
          <span className={classes['state']}>{state}</span>
        )}
        <span className="visually-hidden">
          {arrival === 'here' ? words.takeBack(line.name) : words.checkIn(line.name)}
        </span>
      </button>
    </li>
  );
}
