/** @jsxImportSource preact */
import type { HallAnswer } from '@ronde/server/api/screens.ts';
import type { JSX } from 'preact';
import type { FollowedScreen } from '../follow-screen.ts';
import type { Ranges } from '../layout/ranges.ts';
import type { Turning } from '../use-turns.ts';
import { timeText, type Saying } from '../words/saying.ts';

/** When it last changed, whether the server is there, and when the page turns. */
export function Foot(props: {
  readonly answer: HallAnswer;
  readonly followed: FollowedScreen;
  readonly saying: Saying;
  readonly turning: Turning;
  readonly turns: number;
  readonly screens: Ranges['screens'];
}): JSX.Element {
  const { answer, followed, saying, turning, turns, screens } = props;
  const { say, first } = saying;
  const { screen } = answer.hall;
  const lostAt = followed.lostAt.value;
  return (
    <footer class="foot">
      <div class="bar" aria-hidden="true">
        {turns > 1 && (
          <span
            key={`${turning.count}-${turning.index}-${screen.seconds}`}
            style={{ animationDuration: `${screen.seconds}s` }}
          />
        )}
      </div>
      <p class="updated">
        {say((w) => w.updated, { time: timeText(answer.lastAt, first) })}
        {lostAt !== null && (
          <span class="lost" role="status">
            {say((w) => w.lost, { time: timeText(lostAt, first) })} – {say((w) => w.lostNote)}
          </span>
        )}
      </p>
      {screens?.ranges.some((range) => range !== '') === true && (
        <ol class="parts" aria-label={say((w) => w.parts)}>
          {screens.ranges.map((range, index) => (
            <li key={index} aria-current={index === screens.index}>
              <span class="number">{index + 1}</span> {range === '' ? '–' : range}
            </li>
          ))}
        </ol>
      )}
      {turns > 1 && (
        <p class="page">{say((w) => w.page, { page: turning.index + 1, pages: turns })}</p>
      )}
    </footer>
  );
}
