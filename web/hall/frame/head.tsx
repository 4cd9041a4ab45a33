/** @jsxImportSource preact */
import type { HallView } from '@ronde/core/tournament/views/hall.ts';
import type { JSX } from 'preact';
import type { Ranges } from '../layout/ranges.ts';
import { timeText, type Saying } from '../words/saying.ts';

/** What this is: the page, the event, the round, the time. */
export function Head(props: {
  readonly hall: HallView;
  readonly title: string;
  readonly note: string | null;
  /** What of the list stands here: `Cor – Est`; empty for all of it. */
  readonly range: string;
  readonly screens: Ranges['screens'];
  readonly round: number | null;
  readonly time: number;
  readonly saying: Saying;
}): JSX.Element {
  const { hall, saying, round, range, screens } = props;
  const { rounds } = hall;
  return (
    <header
      class="head"
      data-range={range !== '' || undefined}
      style={{ '--title': props.title.length, '--range': range.length }}
    >
      <div class="what">
        <h1 data-event={props.title === ''}>
          {props.title === '' ? hall.tournament : props.title}
        </h1>
        {props.title !== '' && (
          <div class="below">
            {screens !== null && (
              <p class="part">
                {saying.say((w) => w.part, {
                  part: screens.index + 1,
                  parts: screens.ranges.length,
                })}
              </p>
            )}
            {props.note !== null && <p class="note">{props.note}</p>}
            <p class="event">{hall.tournament}</p>
          </div>
        )}
      </div>
      {range !== '' && <p class="range">{range}</p>}
      <div class="when">
        <p class="time">{timeText(props.time, saying.first)}</p>
        {round !== null && round > 0 && (
          <p class="round">{saying.say((w) => w.roundOf, { round, rounds })}</p>
        )}
      </div>
    </header>
  );
}
